package puzzlescope.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.core.event.Event;
import puzzlescope.core.puzzle.Catalogue;
import puzzlescope.core.puzzle.SmallRun;

/**
 * A program from the listings, run by the interpreter of its language beside a run of the app with the same arguments.
 *
 * @param given what stands behind the program's name on the command line
 * @param input what it reads
 * @param run the arguments of the app's run: name, value, name, value …
 * @param prints what it is to print
 * @param loose labels whose lines are executed more often than there are events, and why
 */
record ProgramRun(
        Code code,
        String puzzle,
        String part,
        List<String> given,
        Supplier<String> input,
        List<String> run,
        Supplier<String> prints,
        Map<String, String> loose) {

    private static final long SECONDS = 60;

    static ProgramRun python(String puzzle, String part, String... given) {
        return of(Code.PYTHON, puzzle, part, given);
    }

    static ProgramRun javascript(String puzzle, String part, String... given) {
        return of(Code.JAVASCRIPT, puzzle, part, given);
    }

    private static ProgramRun of(Code code, String puzzle, String part, String... given) {
        return new ProgramRun(code, puzzle, part, List.of(given), () -> "", List.of(), () -> "", Map.of());
    }

    ProgramRun reading(Supplier<String> text) {
        return new ProgramRun(code, puzzle, part, given, text, run, prints, loose);
    }

    /** Beside a run of the puzzle with these arguments and, unless it is given, the algorithm that the part is named after. */
    ProgramRun beside(String... namesAndValues) {
        return new ProgramRun(code, puzzle, part, given, input, List.of(namesAndValues), prints, loose);
    }

    ProgramRun printing(Supplier<String> text) {
        return new ProgramRun(code, puzzle, part, given, input, run, text, loose);
    }

    /** Printing what the command transcript prints with the arguments of the run and these ones. */
    ProgramRun printingTheTranscript(String... further) {
        return printing(() -> {
            var all = new ArrayList<>(run);
            all.addAll(List.of(further));
            return Golden.transcript(Language.ENGLISH, puzzle, all.toArray(String[]::new));
        });
    }

    /** A label whose line is executed more often than there are events. */
    ProgramRun oftener(String label, String why) {
        var more = new TreeMap<>(loose);
        more.put(label, why);
        return new ProgramRun(code, puzzle, part, given, input, run, prints, more);
    }

    @Override
    public String toString() {
        return puzzle + "/" + part + "." + code.extension() + " " + String.join(" ", given);
    }

    Listing listing() {
        return Listing.of(puzzle, List.of(part), Language.ENGLISH, code);
    }

    /** What it prints. */
    String printed(Path folder) {
        var program =
                write(folder.resolve("program." + code.extension()), listing().program());
        return switch (code) {
            case PYTHON -> call(folder, "python3", program.toString());
            case JAVASCRIPT -> {
                copy("/app/random.js", folder.resolve("random.js"));
                yield call(folder, "node", program.toString());
            }
            case PSEUDOCODE -> throw new IllegalArgumentException("nothing runs " + this);
        };
    }

    /** The numbers of the lines with labels that it comes to, from 0. */
    List<Integer> steps(Path folder) {
        var program = write(folder.resolve("program.py"), listing().program());
        var tracing = folder.resolve("tracing.py");
        copy("/programs/tracing.py", tracing);
        var out = folder.resolve("steps.txt");
        var lines = listing().lines();
        var labelled = IntStream.range(0, lines.size())
                .filter(line -> !lines.get(line).labels().isEmpty())
                .mapToObj(line -> Integer.toString(line + 1))
                .collect(Collectors.joining(","));
        call(folder, "python3", tracing.toString(), program.toString(), labelled, out.toString());
        try (var numbers = Files.lines(out)) {
            return numbers.map(number -> Integer.parseInt(number) - 1).toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The labels of the run's events, without those that belong to other parts. */
    List<String> events() {
        var listing = listing();
        return SmallRun.of(Catalogue.get(puzzle), run.toArray(String[]::new)).events().stream()
                .map(Event::kind)
                .map(kind -> kind.label())
                .filter(label -> listing.lineOf(label) >= 0)
                .toList();
    }

    private String call(Path folder, String... command) {
        assumeInstalled(command[0]);
        var all = new ArrayList<>(Arrays.asList(command));
        all.addAll(given);
        try {
            var read = write(folder.resolve("input.txt"), input.get());
            var printed = folder.resolve("printed.txt");
            var said = folder.resolve("said.txt");
            var process = new ProcessBuilder(all)
                    .directory(folder.toFile())
                    .redirectInput(read.toFile())
                    .redirectOutput(printed.toFile())
                    .redirectError(said.toFile());
            process.environment().put("PYTHONIOENCODING", "utf-8");
            var running = process.start();
            boolean ended = running.waitFor(SECONDS, TimeUnit.SECONDS);
            running.destroyForcibly();
            assertThat(ended).as("%s has ended", this).isTrue();
            assertThat(Files.readString(said)).as("what %s complains of", this).isEmpty();
            return Files.readString(printed);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private static void assumeInstalled(String interpreter) {
        boolean installed;
        try {
            installed = new ProcessBuilder(interpreter, "--version")
                            .redirectErrorStream(true)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException absent) {
            installed = false;
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
        assumeTrue(installed || System.getenv("CI") != null, interpreter + " is not installed");
    }

    private static Path write(Path file, String text) {
        try {
            return Files.writeString(file, text);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static void copy(String resource, Path file) {
        try (InputStream stream = ProgramRun.class.getResourceAsStream(resource)) {
            write(file, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
