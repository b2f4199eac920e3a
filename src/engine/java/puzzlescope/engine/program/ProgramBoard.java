package puzzlescope.engine.program;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
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
    private final int called;
    private final int returned;
    private final int variableSet;
    private final VariableFrames frames = new VariableFrames();
    private int line;

    public ProgramBoard(ProgramKinds kinds, Board puzzle) {
        this.kinds = kinds;
        this.puzzle = puzzle;
        lineEntered = kinds.lineEntered().number();
        called = kinds.called().number();
        returned = kinds.returned().number();
        variableSet = kinds.variableSet().number();
    }

    @Override
    public Board puzzleBoard() {
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
            return;
        }
        int kind = PackedEvent.kind(event);
        if (kind == lineEntered) {
            line = ProgramEvent.TO.of(event);
        } else if (kind == called) {
            frames.open();
        } else if (kind == returned) {
            frames.close();
        } else if (kind == variableSet) {
            frames.set(frame(event), ProgramEvent.VARIABLE.of(event), ProgramEvent.AFTER.of(event));
        }
    }

    @Override
    public void undo(long event) {
        if (kinds.isOfPuzzle(event)) {
            puzzle.undo(event);
            return;
        }
        int kind = PackedEvent.kind(event);
        if (kind == lineEntered) {
            line = ProgramEvent.FROM.of(event);
        } else if (kind == called) {
            frames.undoOpen();
        } else if (kind == returned) {
            frames.undoClose();
        } else if (kind == variableSet) {
            int before = ProgramEvent.BEFORE.of(event);
            boolean wasStale = ProgramEvent.WAS_STALE.of(event);
            frames.set(frame(event), ProgramEvent.VARIABLE.of(event), wasStale ? -before : before);
        }
    }

    private int frame(long event) {
        return ProgramEvent.IS_FIELD.of(event) ? 0 : frames.depth();
    }

    /**
     * Visits the names and values of a call's variables, then those of the fields.
     *
     * @param callers whether to visit those of the call that made the innermost one
     */
    public void visitVariables(boolean callers, BiConsumer<String, String> visitor) {
        int frame = frames.depth() - (callers ? 1 : 0);
        if (frame > 0) {
            visit(frame, visitor);
        }
        visit(0, visitor);
    }

    private void visit(int frame, BiConsumer<String, String> visitor) {
        var texts = kinds.texts();
        frames.forEach(frame, (name, value) -> visitor.accept(texts.text(name), VariableValue.text(value, texts)));
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
        frames.state(io);
        puzzle.state(io);
    }
}
