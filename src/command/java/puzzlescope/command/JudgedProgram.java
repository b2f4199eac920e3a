package puzzlescope.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.Verdict;

/**
 * The judgement of a program.
 *
 * @param verdict the first of the refusals, if there are any
 * @param refusals everything for which it was refused before it ran; empty if it ran
 * @param notes on its text
 * @param figures by the keys of their names; empty if it did not run
 * @param compared those of the run beside which they stand; empty if there is none
 */
record JudgedProgram(
        Verdict verdict,
        List<Verdict> refusals,
        List<Message> notes,
        Map<String, Long> figures,
        Optional<ComparedFigures> compared) {

    /**
     * The figures of the run beside which a program's stand.
     *
     * @param name what the run is, as a sentence; empty if its column says enough
     * @param figures empty if the run is too long to be counted
     */
    record ComparedFigures(Optional<Message> name, Map<String, Long> figures) {}

    /** Returns one that was refused before it ran. */
    static JudgedProgram refused(List<Verdict> refusals) {
        return new JudgedProgram(refusals.getFirst(), refusals, List.of(), Map.of(), Optional.empty());
    }

    /** Returns the figures of the run beside which the program's stand; empty if there are none. */
    Map<String, Long> comparedFigures() {
        return compared.map(ComparedFigures::figures).orElse(Map.of());
    }

    boolean hasRun() {
        return refusals.isEmpty();
    }
}
