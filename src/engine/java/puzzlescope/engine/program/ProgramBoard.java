package puzzlescope.engine.program;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.event.StateIo;

/** A puzzle's board, and beside it the line of the program that is being executed. */
public final class ProgramBoard implements Board {

    private final ProgramKinds kinds;
    private final int lineEntered;
    private final Board puzzle;
    private int line;

    public ProgramBoard(ProgramKinds kinds, Board puzzle) {
        this.kinds = kinds;
        this.puzzle = puzzle;
        lineEntered = kinds.lineEntered().number();
    }

    @Override
    public Board shown() {
        return puzzle;
    }

    @Override
    public int programLine() {
        return line;
    }

    @Override
    public void apply(long event) {
        if (kinds.isOfPuzzle(event)) {
            puzzle.apply(event);
        } else if (PackedEvent.kind(event) == lineEntered) {
            line = ProgramEvent.TO.of(event);
        }
    }

    @Override
    public void undo(long event) {
        if (kinds.isOfPuzzle(event)) {
            puzzle.undo(event);
        } else if (PackedEvent.kind(event) == lineEntered) {
            line = ProgramEvent.FROM.of(event);
        }
    }

    @Override
    public List<PendingStates> pendingStates(int most) {
        return puzzle.pendingStates(most);
    }

    @Override
    public int visited() {
        return puzzle.visited();
    }

    @Override
    public Optional<PendingState> taken(long event) {
        return kinds.isOfPuzzle(event) ? puzzle.taken(event) : Optional.empty();
    }

    @Override
    public void state(StateIo io) {
        line = io.compact(line);
        puzzle.state(io);
    }
}
