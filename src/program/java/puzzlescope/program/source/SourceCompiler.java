package puzzlescope.program.source;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramProblem;
import puzzlescope.engine.puzzle.Catalogue;

/** Compiles a source in this process and in memory; nothing of it is run. Any thread. */
final class SourceCompiler {

    private static final int MOST_CHARACTERS = 200_000;
    private static final String UNKNOWN_NAME = "compiler.err.cant.resolve";

    private static final List<String> OPTIONS = List.of(
            "--release",
            Integer.toString(Runtime.version().feature()),
            "--limit-modules",
            "java.base",
            "-proc:none",
            "-g",
            "-parameters");

    private SourceCompiler() {}

    /**
     * Returns the classes of a source by their binary names.
     *
     * @param boards the interfaces that it may use besides the Java library
     * @throws SourceRefusedException if it has errors
     */
    static Map<String, byte[]> compile(String text, List<Class<?>> boards) throws SourceRefusedException {
        if (text.length() > MOST_CHARACTERS) {
            throw refused("program.java.long", MOST_CHARACTERS);
        }
        var compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw refused("program.java.no-compiler");
        }
        return compile(compiler, new SourceText(text, boards), boards);
    }

    private static Map<String, byte[]> compile(JavaCompiler compiler, SourceText source, List<Class<?>> boards)
            throws SourceRefusedException {
        var found = new DiagnosticCollector<JavaFileObject>();
        try (var library = compiler.getStandardFileManager(found, Locale.ENGLISH, StandardCharsets.UTF_8);
                var files = new MemoryFiles(library, boards)) {
            var task = (JavacTask) compiler.getTask(Writer.nullWriter(), files, found, OPTIONS, null, List.of(source));
            for (var unit : task.parse()) {
                checkConstants(task, unit, source);
            }
            task.analyze();
            task.generate();
            if (found.getDiagnostics().stream().noneMatch(SourceCompiler::isError)) {
                if (files.classes().isEmpty()) {
                    throw refused("program.java.empty");
                }
                return files.classes();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (RuntimeException | StackOverflowError tooMuch) {
            throw refused("program.java.too-deep");
        }
        var problems = found.getDiagnostics().stream()
                .filter(SourceCompiler::isError)
                .map(each -> problem(each, source))
                .distinct()
                .toList();
        throw new SourceRefusedException(problems);
    }

    private static void checkConstants(JavacTask task, CompilationUnitTree unit, SourceText source)
            throws SourceRefusedException {
        var constant = ConstantTexts.tooLong(unit);
        if (constant.isPresent()) {
            long position = Trees.instance(task).getSourcePositions().getStartPosition(unit, constant.get());
            int offset = source.written(position);
            throw new SourceRefusedException(List.of(new ProgramProblem(
                    source.line(offset), source.column(offset), Message.of("program.java.long-constant"))));
        }
    }

    private static boolean isError(Diagnostic<?> diagnostic) {
        return diagnostic.getKind() == Diagnostic.Kind.ERROR;
    }

    private static ProgramProblem problem(Diagnostic<? extends JavaFileObject> error, SourceText source) {
        var sentence =
                otherBoard(error, source).orElseGet(() -> Message.of("program.java.compiler", CompilerText.of(error)));
        if (error.getPosition() == Diagnostic.NOPOS) {
            return new ProgramProblem(0, 0, sentence);
        }
        int offset = source.written(error.getPosition());
        return new ProgramProblem(source.line(offset), source.column(offset), sentence);
    }

    /** Returns a sentence on an unknown name that is the board of another puzzle. */
    private static Optional<Message> otherBoard(Diagnostic<? extends JavaFileObject> error, SourceText source) {
        if (!error.getCode().startsWith(UNKNOWN_NAME)) {
            return Optional.empty();
        }
        var name = source.text(error.getStartPosition(), error.getEndPosition());
        return Catalogue.all().stream()
                .filter(puzzle -> puzzle.programRules()
                        .filter(rules -> rules.board().getSimpleName().equals(name))
                        .isPresent())
                .map(puzzle -> Message.of("program.java.other-board", name, Message.of(puzzle.id() + ".name")))
                .findFirst();
    }

    private static SourceRefusedException refused(String key, Object... arguments) {
        return new SourceRefusedException(List.of(new ProgramProblem(0, 0, Message.of(key, arguments))));
    }
}
