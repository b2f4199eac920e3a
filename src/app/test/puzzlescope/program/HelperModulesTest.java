package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.program.Verdict.Kind;

/** The modules for programs in other languages, used by real programs. */
class HelperModulesTest {

    private static final Path HELPERS = Path.of("src/program/helpers");
    private static final int MOST_LINES = 80;

    /** A language, a program with calls and one with steps. */
    private enum Language {
        PYTHON("puzzlescope.py", "main.py", List.of("python3 main.py"), """
            from puzzlescope import begin, traced
            begin("recursion")

            @traced
            def fib(n):
                print("at", n)
                return n if n < 2 else fib(n - 1) + fib(n - 2)

            fib(3)
            """, """
                from puzzlescope import begin, say, step
                begin("queens", n=4)
                for row, column in enumerate([1, 3, 0, 2]):
                    step("place", row, column)
                step("solved")
                say('ü"\\\\')
                """),
        JAVASCRIPT("puzzlescope.js", "main.js", List.of("node main.js"), """
            const { begin, traced } = require("./puzzlescope.js");
            begin("recursion");
            const fib = traced("fib", n => (n < 2 ? n : fib(n - 1) + fib(n - 2)));
            fib(3);
            console.log("done");
            """, """
                const { begin, say, step } = require("./puzzlescope.js");
                begin("queens", { n: 4 });
                [1, 3, 0, 2].forEach((column, row) => step("place", row, column));
                step("solved");
                say('ü"\\\\');
                """),
        C("puzzlescope.h", "main.c", List.of("cc -std=c99 -Wall -Wextra -Werror main.c -o main", "./main"), """
            #include "puzzlescope.h"

            int fib(int n) {
                ps_call("fib", 1, n);
                return ps_return(n < 2 ? n : fib(n - 1) + fib(n - 2));
            }

            int main(void) {
                ps_begin("recursion", "");
                fib(3);
                return 0;
            }
            """, """
                #include "puzzlescope.h"

                int main(void) {
                    int columns[] = {1, 3, 0, 2};
                    ps_begin("queens", "\\"n\\":4");
                    for (int row = 0; row < 4; row++) {
                        ps_step("place", 2, row, columns[row]);
                    }
                    ps_step("solved", 0);
                    ps_say("ü\\"\\\\");
                    return 0;
                }
                """),
        JAVA("Puzzlescope.java", "Main.java", List.of("javac Main.java Puzzlescope.java", "java Main"), """
            import java.util.Map;

            class Main {
                static int fib(int n) {
                    return Puzzlescope.traced("fib", () -> n < 2 ? n : fib(n - 1) + fib(n - 2), n);
                }

                public static void main(String[] arguments) {
                    Puzzlescope.begin("recursion", Map.of());
                    fib(3);
                }
            }
            """, """
                import java.util.Map;

                class Main {
                    public static void main(String[] arguments) {
                        Puzzlescope.begin("queens", Map.of("n", 4));
                        int[] columns = {1, 3, 0, 2};
                        for (int row = 0; row < 4; row++) {
                            Puzzlescope.step("place", row, columns[row]);
                        }
                        Puzzlescope.step("solved");
                        Puzzlescope.say("\\u00fc\\"\\\\");
                    }
                }
                """);

        private final String module;
        private final String file;
        private final List<String> commands;
        private final String calls;
        private final String steps;

        Language(String module, String file, List<String> commands, String calls, String steps) {
            this.module = module;
            this.file = file;
            this.commands = commands;
            this.calls = calls;
            this.steps = steps;
        }

        /** Returns what a program prints. */
        String printed(Path folder, String program) throws IOException, InterruptedException {
            Files.copy(HELPERS.resolve(module), folder.resolve(module));
            Files.writeString(folder.resolve(file), program);
            var printed = "";
            for (var command : commands) {
                printed = output(folder, List.of(command.split(" ")));
            }
            return printed;
        }

        private static String output(Path folder, List<String> command) throws IOException, InterruptedException {
            Process process;
            try {
                process = new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
            } catch (IOException none) {
                assumeTrue(command.getFirst().startsWith("."), command.getFirst() + " is not installed");
                throw none;
            }
            var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor()).isZero();
            return text;
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void callsAreToldWithTheirArgumentsAndValues(Language language, @TempDir Path folder)
            throws IOException, InterruptedException {
        assertThat(TextRun.of(language.printed(folder, language.calls)).calls())
                .containsExactly("fib(3)", "fib(2)", "fib(1)", "1", "fib(0)", "0", "1", "fib(1)", "1", "2");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void stepsAreTaken(Language language, @TempDir Path folder) throws IOException, InterruptedException {
        var printed = language.printed(folder, language.steps);

        assertThat(TextRun.of(printed).verdict().kind()).isEqualTo(Kind.RIGHT);
        assertThat(TextRun.of(printed).said()).containsExactly("ü\"\\");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aModuleIsShort(Language language) throws IOException {
        assertThat(Files.readAllLines(HELPERS.resolve(language.module))).hasSizeLessThanOrEqualTo(MOST_LINES);
    }
}
