package puzzlescope.engine.session;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.Branch;

/**
 * A position of a run where its algorithm chooses what to try next. Found by running the algorithm again, so that each
 * branch is described by its actual events.
 *
 * @param position the number of events before it
 * @param own the sentence of the algorithm's own next event
 * @param alternatives the alternatives; at least one, with distinct events
 */
public record ChoicePoint(long position, Message own, List<Alternative> alternatives) {

    public ChoicePoint {
        alternatives = List.copyOf(alternatives);
    }

    /**
     * An alternative to the algorithm's own choice.
     *
     * @param event the first event that differs, packed
     * @param sentence the sentence of that event
     */
    public record Alternative(Branch branch, long event, Message sentence) {}

    /**
     * Returns the first choice at or after a position; empty if there is none. Takes as long as several runs up to the
     * choice, so must not be called on the FX thread; the calling thread's stack must hold the algorithm's recursion.
     *
     * @param until the position from which no choice is searched for
     * @param checkWanted called often; throws {@link RunStoppedException} if the answer is no longer wanted
     */
    public static Optional<ChoicePoint> next(
            Puzzle puzzle, Arguments arguments, long from, long until, Runnable checkWanted) {
        long skipped = 0;
        while (true) {
            var place = new ChoiceProbe(skipped, from, until, checkWanted);
            if (!place.isFoundBy(puzzle.instance(arguments).solver())) {
                return Optional.empty();
            }
            var choice = at(puzzle, arguments, place, checkWanted);
            if (choice.isPresent()) {
                return choice;
            }
            skipped = place.number() + 1;
        }
    }

    private static Optional<ChoicePoint> at(
            Puzzle puzzle, Arguments arguments, ChoiceProbe place, Runnable checkWanted) {
        var own = BranchStart.of(puzzle, arguments, place.branch(place.defaultChoice()), checkWanted);
        if (own.isEmpty()) {
            return Optional.empty();
        }
        var met = new HashSet<Long>();
        met.add(own.get().event());
        var others = new ArrayList<Alternative>();
        for (long rest = place.candidates() & ~(1L << place.defaultChoice()); rest != 0; rest &= rest - 1) {
            var branch = place.branch(Long.numberOfTrailingZeros(rest));
            BranchStart.of(puzzle, arguments, branch, checkWanted)
                    .filter(first -> met.add(first.event()))
                    .ifPresent(first -> others.add(new Alternative(branch, first.event(), first.sentence())));
        }
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(new ChoicePoint(place.position(), own.get().sentence(), others));
    }
}
