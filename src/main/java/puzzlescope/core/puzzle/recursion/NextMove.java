package puzzlescope.core.puzzle.recursion;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.core.event.Event;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.event.RunStopped;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.recursion.event.RecursionEvent;

/**
 * A move of a game is what the solver does up to its next call or return; the last one also gives the answer.
 *
 * @param before the call or return that the move follows
 * @param events what happens
 * @param end the call or return among it
 */
record NextMove(long before, List<Event> events, long end) {

    /** The move that follows so many calls and returns, 1 or more and fewer than a run has. */
    static NextMove after(Arguments arguments, int moves) {
        var cutter = new Cutter(moves);
        try {
            RecursionPuzzle.solver(RecursionPuzzle.function(arguments), arguments)
                    .solve(cutter);
        } catch (RunStopped enough) {
            // The move has been seen in full: more is not asked for.
            return cutter.move();
        }
        return cutter.move();
    }

    boolean followsCall() {
        return RecursionEvent.VOCABULARY.depthChange(before) > 0;
    }

    boolean isCall() {
        return RecursionEvent.VOCABULARY.depthChange(end) > 0;
    }

    /** What a person has to say. */
    Answer answer() {
        var event = RecursionEvent.VOCABULARY.unpack(end);
        return isCall() ? Answer.call(event.call()) : Answer.result(event.result());
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
                events.add(RecursionEvent.VOCABULARY.unpack(event));
            }
            int change = RecursionEvent.VOCABULARY.depthChange(event);
            if (change != 0) {
                depth += change;
                before = moves == wanted - 1 ? event : before;
                end = moves == wanted ? event : end;
                // What comes after the last return belongs to it.
                moves += depth > 0 ? 1 : 0;
            }
            if (moves > wanted) {
                throw new RunStopped();
            }
        }

        NextMove move() {
            return new NextMove(before, List.copyOf(events), end);
        }
    }
}
