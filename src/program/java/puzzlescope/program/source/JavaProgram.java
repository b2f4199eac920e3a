package puzzlescope.program.source;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.program.ProgramContext;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.program.ProgramProblem;

/**
 * A Java program that plays on a puzzle's board: a method {@code solve} of any class, whose parameter is the board. On a
 * board without steps it is a method {@code run} without parameters.
 * Immutable; any thread.
 */
public final class JavaProgram implements Program {

    private static final String ON_BOARD = "solve";
    private static final String WITHOUT_BOARD = "run";

    /** The inputs of a compilation. */
    private record Compilation(String source, Class<?> board, Detail detail) {}

    private record Latest(Compilation of, JavaProgram program) {}

    /** The program that was compiled last: it is checked in the background first, and then run. */
    private static final AtomicReference<@Nullable Latest> LATEST = new AtomicReference<>();

    private final Class<?> board;
    private final CompiledProgram compiled;
    private final ProgramMethod entry;
    private final ProgramBounds bounds;
    private final Supplier<Optional<String>> answer;

    private JavaProgram(
            Class<?> board,
            CompiledProgram compiled,
            ProgramMethod entry,
            ProgramBounds bounds,
            Supplier<Optional<String>> answer) {
        this.board = board;
        this.compiled = compiled;
        this.entry = entry;
        this.bounds = bounds;
        this.answer = answer;
    }

    /**
     * Compiles a program.
     *
     * @param board the puzzle's board interface
     * @throws SourceRefusedException if the source has errors, uses what programs must not, or has no such method
     */
    public static JavaProgram of(String source, Class<?> board, Detail detail, ProgramBounds bounds)
            throws SourceRefusedException {
        var asked = new Compilation(source, board, detail);
        var latest = LATEST.get();
        if (latest != null && latest.of().equals(asked)) {
            return new JavaProgram(board, latest.program().compiled, latest.program().entry, bounds, Optional::empty);
        }
        var compiled = CompiledProgram.of(source, List.of(board), detail);
        boolean hasSteps = board.getMethods().length > 0;
        var name = hasSteps ? ON_BOARD : WITHOUT_BOARD;
        var parameters = hasSteps ? "(" + board.descriptorString() + ")" : "()";
        var shown = hasSteps ? "void solve(" + board.getSimpleName() + " board)" : "static void run()";
        var entry = compiled.methods().stream()
                .filter(method ->
                        method.name().equals(name) && method.descriptor().startsWith(parameters))
                .findFirst()
                .orElseThrow(() -> new SourceRefusedException(
                        List.of(new ProgramProblem(0, 0, Message.of("program.java.no-entry", shown)))));
        var program = new JavaProgram(board, compiled, entry, bounds, Optional::empty);
        LATEST.set(new Latest(asked, program));
        return program;
    }

    /** Returns a program that is right if it returns this answer, and otherwise wrong. */
    Program answering(Supplier<Optional<String>> answer) {
        return new JavaProgram(board, compiled, entry, bounds, answer);
    }

    @Override
    public void run(ProgramContext context) {
        var arguments = entry.name().equals(ON_BOARD) ? new Object[] {context.board(board)} : new Object[0];
        var returned = ValueText.of(compiled.run(entry, arguments, context, bounds));
        answer.get().ifPresent(right -> {
            throw right.equals(returned)
                    ? ProgramEndedException.right(Message.of("program.java.same-answer", returned))
                    : ProgramEndedException.wrong(Message.of("program.java.other-answer", returned, right));
        });
    }

    @Override
    public boolean reportsCalls() {
        return true;
    }
}
