package puzzlescope.program.source;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.program.ProgramContext;

/**
 * A Java program that plays on a puzzle's board: a method {@code solve} of any class, whose parameter is the board.
 * Immutable; any thread.
 */
public final class JavaProgram implements Program {

    private static final String ENTRY = "solve";

    private final Class<?> board;
    private final CompiledProgram compiled;
    private final ProgramMethod entry;
    private final Bounds bounds;

    private JavaProgram(Class<?> board, CompiledProgram compiled, ProgramMethod entry, Bounds bounds) {
        this.board = board;
        this.compiled = compiled;
        this.entry = entry;
        this.bounds = bounds;
    }

    /**
     * Compiles a program.
     *
     * @param board the puzzle's board interface
     * @throws SourceRefusedException if the source has errors, uses what programs must not, or has no such method
     */
    public static JavaProgram of(String source, Class<?> board, Detail detail, Bounds bounds)
            throws SourceRefusedException {
        var compiled = CompiledProgram.of(source, List.of(board), detail);
        var wanted = "(" + board.descriptorString() + ")";
        var entry = compiled.methods().stream()
                .filter(method ->
                        method.name().equals(ENTRY) && method.descriptor().startsWith(wanted))
                .findFirst()
                .orElseThrow(() -> new SourceRefusedException(List.of(new SourceProblem(
                        0,
                        0,
                        Message.of("program.java.no-entry", "void solve(" + board.getSimpleName() + " board)")))));
        return new JavaProgram(board, compiled, entry, bounds);
    }

    @Override
    public void run(ProgramContext context) {
        compiled.run(entry, new Object[] {context.board(board)}, context, bounds);
    }

    @Override
    public boolean tellsCalls() {
        return true;
    }
}
