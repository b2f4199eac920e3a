package puzzlescope.engine.puzzle;

import java.util.List;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.program.ProgramEvent;

/** The textbook's variables in a run of a program whose calls are those of the puzzle's events. */
record ProgramVariables(Variables textbook) implements Variables {

    @Override
    public List<Variable> opened(Event call, Board board) {
        return call instanceof ProgramEvent ? List.of() : textbook.opened(call, board.puzzleBoard());
    }

    @Override
    public List<Variable> after(Event event, Board board) {
        return event instanceof ProgramEvent ? List.of() : textbook.after(event, board.puzzleBoard());
    }
}
