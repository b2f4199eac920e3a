package puzzlescope.engine.session;

import java.util.Optional;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.Branch;

/**
 * The first event of a branch.
 *
 * @param event packed
 */
record BranchStart(long event, Message sentence) {

    /** Runs the algorithm up to that event; empty if it ends before. */
    static Optional<BranchStart> of(Puzzle puzzle, Arguments arguments, Branch branch, Runnable checkWanted) {
        var instance = puzzle.instance(arguments.withBranch(branch));
        var until = new StoppingSink(branch.position(), checkWanted);
        try {
            instance.solver().solve(until);
        } catch (RunStoppedException stopped) {
            if (!until.found) {
                throw stopped;
            }
            // The event refers to data that this run has recorded alongside its events.
            return Optional.of(new BranchStart(
                    until.event, instance.vocabulary().unpack(until.event).sentence()));
        }
        return Optional.empty();
    }

    private static final class StoppingSink implements EventSink {

        private static final int BETWEEN_LOOKS = 1 << 12;

        private final long last;
        private final Runnable checkWanted;
        private long position;
        private boolean found;
        private long event;

        StoppingSink(long last, Runnable checkWanted) {
            this.last = last;
            this.checkWanted = checkWanted;
        }

        @Override
        public void emit(long next) {
            if (position == last) {
                event = next;
                found = true;
                throw new RunStoppedException();
            }
            position++;
            if (position % BETWEEN_LOOKS == 0) {
                checkWanted.run();
            }
        }

        @Override
        public void checkStopped() {
            checkWanted.run();
        }
    }
}
