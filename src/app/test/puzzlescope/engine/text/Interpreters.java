package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Runs programs: all in Python by one interpreter, since starting one takes longer than most of them. */
final class Interpreters {

    private static final long SECONDS = 300;
    private static final String PYTHON = "python3";
    private static final String NODE = "node";

    /**
     * What came of a program.
     *
     * @param said what it complained of
     * @param steps the numbers of the lines with labels that it came to, from 0; none of a program in JavaScript
     */
    record Ran(String printed, String said, List<Integer> steps) {}

    private Interpreters() {}

    /** Runs programs, all in one language, in a folder. */
    static List<Ran> run(CodeLanguage codeLanguage, List<ProgramRun> programs, Path folder) throws IOException {
        assumeInstalled(codeLanguage == CodeLanguage.PYTHON ? PYTHON : NODE);
        var jobs = new ArrayList<Path>();
        for (var program : programs) {
            var job = Files.createDirectory(folder.resolve(codeLanguage.extension() + jobs.size()));
            jobs.add(job);
            Files.writeString(
                    job.resolve("program." + codeLanguage.extension()),
                    program.listing().program());
            Files.writeString(job.resolve("arguments.txt"), lines(program.given()));
            Files.writeString(job.resolve("input.txt"), program.input().get());
            Files.writeString(job.resolve("marked.txt"), program.isTraced() ? lines(marked(program.listing())) : "");
        }
        if (codeLanguage == CodeLanguage.PYTHON) {
            runPython(jobs, folder);
        } else {
            for (int i = 0; i < programs.size(); i++) {
                runJavaScript(jobs.get(i), programs.get(i).given());
            }
        }
        var all = new ArrayList<Ran>();
        for (var job : jobs) {
            all.add(new Ran(
                    Files.readString(job.resolve("printed.txt")),
                    Files.readString(job.resolve("said.txt")),
                    codeLanguage == CodeLanguage.PYTHON ? steps(job.resolve("steps.txt")) : List.of()));
        }
        return all;
    }

    private static String lines(List<?> each) {
        return each.stream().map(one -> one + "\n").collect(Collectors.joining());
    }

    private static List<Integer> marked(Listing listing) {
        return IntStream.range(0, listing.lines().size())
                .filter(line -> !listing.lines().get(line).labels().isEmpty())
                .mapToObj(line -> line + 1)
                .toList();
    }

    private static List<Integer> steps(Path file) throws IOException {
        try (var numbers = Files.lines(file)) {
            return numbers.map(number -> Integer.parseInt(number) - 1).toList();
        }
    }

    private static void runPython(List<Path> jobs, Path folder) throws IOException {
        var script = copy("/programs/jobs.py", folder.resolve("jobs.py"));
        var command = new ArrayList<>(List.of(PYTHON, script.toString()));
        jobs.forEach(job -> command.add(job.toString()));
        call(command, folder, folder.resolve("printed.txt"), folder.resolve("said.txt"));
        assertThat(Files.readString(folder.resolve("said.txt"))).isEmpty();
    }

    /** What a program in JavaScript prints. */
    static String printed(String program, Path folder) throws IOException {
        assumeInstalled(NODE);
        Files.writeString(folder.resolve("program.js"), program);
        runJavaScript(folder, List.of());
        assertThat(folder.resolve("said.txt")).isEmptyFile();
        return Files.readString(folder.resolve("printed.txt"));
    }

    private static void runJavaScript(Path job, List<String> given) throws IOException {
        copy("/puzzlescope/engine/random.js", job.resolve("random.js"));
        var command = new ArrayList<>(List.of(NODE, "program.js"));
        command.addAll(given);
        call(command, job, job.resolve("printed.txt"), job.resolve("said.txt"));
    }

    private static void call(List<String> command, Path folder, Path printed, Path said) throws IOException {
        var process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(printed.toFile())
                .redirectError(said.toFile())
                .start();
        try {
            assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS))
                    .as("%s ends", command)
                    .isTrue();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        } finally {
            process.destroyForcibly();
        }
    }

    /** Where an interpreter is missing its programs are not run, but where it has to be there they fail. */
    private static void assumeInstalled(String interpreter) {
        assumeTrue(isThere(interpreter) || System.getenv("CI") != null, interpreter + " is not installed");
    }

    private static boolean isThere(String interpreter) {
        try {
            return new ProcessBuilder(interpreter, "--version")
                            .redirectErrorStream(true)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException absent) {
            return false;
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private static Path copy(String resource, Path file) throws IOException {
        try (var stream = Interpreters.class.getResourceAsStream(resource)) {
            return Files.writeString(file, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
