package puzzlescope.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.Verdict;

/**
 * What is found out about a program.
 *
 * @param verdict the first of the refusals, if there are any
 * @param refusals everything for which it was refused before it ran; empty if it ran
 * @param notes on its text
 * @param figures by the keys of their names; empty if it did not run
 */
record JudgedProgram(
        Verdict verdict,
        List<Verdict> refusals,
        List<Message> notes,
        Map<String, Long> figures,
        ComparedFigures compared) {

    /**
     * The figures of the run beside which a program's stand.
     *
     * @param name what the run is, as a sentence; empty if its column says enough
     * @param isPresent whether there is such a run
     * @param figures empty if the run is too long to be counted
     */
    record ComparedFigures(Optional<Message> name, boolean isPresent, Map<String, Long> figures) {

        static final ComparedFigures NONE = new ComparedFigures(Optional.empty(), false, Map.of());
    }

    /** Returns one that was refused before it ran. */
    static JudgedProgram refused(List<Verdict> refusals) {
        return new JudgedProgram(refusals.getFirst(), refusals, List.of(), Map.of(), ComparedFigures.NONE);
    }

    boolean hasRun() {
        return refusals.isEmpty();
    }
}
