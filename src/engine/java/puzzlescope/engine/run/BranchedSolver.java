package puzzlescope.engine.run;

import java.util.List;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;

/**
 * An algorithm that takes given branches instead of its own choices. Throws {@link RunRefusedException} if there is no such
 * branch, which may happen with another version of the algorithm.
 *
 * @param branches in the order in which they are taken
 */
public record BranchedSolver(Solver solver, List<Branch> branches) implements Solver {

    public BranchedSolver {
        branches = List.copyOf(branches);
    }

    @Override
    public RunOutcome solve(EventSink sink) {
        var taking = new Sink(sink);
        var runOutcome = solver.solve(taking);
        taking.end();
        return runOutcome;
    }

    /** Takes each branch when its choice comes up. */
    private final class Sink implements EventSink {

        private final EventSink events;
        private long position;
        private long choices;
        private int taken;

        Sink(EventSink events) {
            this.events = events;
        }

        @Override
        public void emit(long event) {
            position++;
            events.emit(event);
        }

        @Override
        public int choose(long candidates, int own) {
            if (Long.bitCount(candidates) <= 1) {
                return own;
            }
            boolean mine = taken < branches.size() && branches.get(taken).choice() == choices++;
            return events.choose(candidates, mine ? take(candidates) : own);
        }

        private int take(long candidates) {
            var branch = branches.get(taken);
            if (branch.position() != position || (candidates >>> branch.candidate() & 1) == 0) {
                throw refused(branch);
            }
            taken++;
            return branch.candidate();
        }

        @Override
        public boolean mayBranch() {
            return true;
        }

        @Override
        public void checkStopped() {
            events.checkStopped();
        }

        void end() {
            if (taken < branches.size()) {
                throw refused(branches.get(taken));
            }
        }

        private static RunRefusedException refused(Branch branch) {
            return new RunRefusedException(Message.of("run.no-branch", branch.position() + 1));
        }
    }
}
