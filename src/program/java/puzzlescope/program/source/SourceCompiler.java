package puzzlescope.program.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import puzzlescope.engine.event.Message;

/** Compiles a source in this process and in memory; nothing of it is run. Any thread. */
final class SourceCompiler {

    private static final int MOST_CHARACTERS = 200_000;

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
        boolean compiled;
        try (var library = compiler.getStandardFileManager(found, Locale.ENGLISH, StandardCharsets.UTF_8);
                var files = new MemoryFiles(library, boards)) {
            compiled = compiler.getTask(Writer.nullWriter(), files, found, OPTIONS, null, List.of(source))
                    .call();
            if (compiled && !files.classes().isEmpty()) {
                return files.classes();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (RuntimeException | StackOverflowError tooMuch) {
            throw refused("program.java.too-deep");
        }
        var problems = found.getDiagnostics().stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .map(each -> problem(each, source))
                .distinct()
                .toList();
        if (problems.isEmpty()) {
            throw refused(compiled ? "program.java.empty" : "program.java.too-deep");
        }
        throw new SourceRefusedException(problems);
    }

    private static SourceProblem problem(Diagnostic<? extends JavaFileObject> error, SourceText source) {
        var sentence = Message.of("program.java.compiler", CompilerText.of(error));
        if (error.getPosition() == Diagnostic.NOPOS) {
            return new SourceProblem(0, 0, sentence);
        }
        int offset = source.written(error.getPosition());
        return new SourceProblem(source.line(offset), source.column(offset), sentence);
    }

    private static SourceRefusedException refused(String key, Object... arguments) {
        return new SourceRefusedException(List.of(new SourceProblem(0, 0, Message.of(key, arguments))));
    }
}
