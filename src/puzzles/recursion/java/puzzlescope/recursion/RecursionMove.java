package puzzlescope.recursion;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.recursion.event.RecursionKind;

/**
 * A move of a game: the solver's events up to the next call or return; the last move also includes the answer.
 *
 * @param before the call or return that the move follows
 * @param events all events of the move
 * @param end the call or return among them
 */
record RecursionMove(long before, List<Event> events, long end) {

    /** Returns the move after a number of calls and returns, at least 1 and fewer than a run has. */
    static RecursionMove after(Arguments arguments, int moves) {
        var cutter = new Cutter(moves);
        try {
            arguments.get(RecursionPuzzle.FUNCTION).instance(arguments).solver().solve(cutter);
        } catch (RunStoppedException enough) {
            // The move is complete; the rest of the run is not needed.
            return cutter.move();
        }
        return cutter.move();
    }

    boolean followsCall() {
        return RecursionKind.VOCABULARY.depthChange(before) > 0;
    }

    boolean isCall() {
        return RecursionKind.VOCABULARY.depthChange(end) > 0;
    }

    RecursionAnswer answer() {
        var event = RecursionKind.VOCABULARY.unpack(end);
        return isCall() ? RecursionAnswer.call(event.call()) : RecursionAnswer.result(event.result());
    }

    private static final class Cutter implements EventSink {

        private final int wanted;
        private final List<Event> events = new ArrayList<>();
        private int moves;
        private int depth;
        private long before;
        private long end;

        Cutter(int wanted) {
            this.wanted = wanted;
        }

        @Override
        public void emit(long event) {
            if (moves == wanted) {
                events.add(RecursionKind.VOCABULARY.unpack(event));
            }
            int change = RecursionKind.VOCABULARY.depthChange(event);
            if (change != 0) {
                depth += change;
                before = moves == wanted - 1 ? event : before;
                end = moves == wanted ? event : end;
                // Events after the last return belong to the last move.
                moves += depth > 0 ? 1 : 0;
            }
            if (moves > wanted) {
                throw new RunStoppedException();
            }
        }

        RecursionMove move() {
            return new RecursionMove(before, List.copyOf(events), end);
        }
    }
}
