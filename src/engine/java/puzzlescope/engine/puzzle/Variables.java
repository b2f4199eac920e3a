package puzzlescope.engine.puzzle;

import java.util.List;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;

/** The local variables of the open calls, named as in the program shown for the run. Stateless; any thread. */
public interface Variables {

    /** No variables, for an algorithm whose calls show none. */
    Variables NONE = new Variables() {
        @Override
        public List<Variable> opened(Event call, Board board) {
            return List.of();
        }

        @Override
        public List<Variable> after(Event event, Board board) {
            return List.of();
        }
    };

    /**
     * A variable and its value.
     *
     * @param value the value as the program would print it
     */
    record Variable(String name, String value) {

        public static Variable of(String name, long value) {
            return new Variable(name, Long.toString(value));
        }
    }

    /**
     * Returns the variables of a call in which nothing has happened yet.
     *
     * @param call the event that opened it
     * @param board the board after that event
     */
    List<Variable> opened(Event call, Board board);

    /**
     * Returns the variables of a call in which something has happened.
     *
     * @param event the last event of the call itself; it may have opened or ended a call that was made from it
     * @param board the board after that event
     */
    List<Variable> after(Event event, Board board);
}
