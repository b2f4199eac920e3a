package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;

/** A person's own command: its words, its input, its standard error, and that it ends with its run. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the commands are those of a Unix shell")
@Timeout(120)
class CommandProcessTest {

    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final String HEAD = "{\"puzzlescope\":1,\"puzzle\":\"queens\",\"n\":4}";

    @TempDir
    private Path folder;

    private CommandProcess of(String command, String input) {
        return new CommandProcess(List.of("sh", "-c", command), folder.toString(), input, () -> {});
    }

    private static String printed(CommandProcess process) throws IOException {
        try (var in = process.start().open()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Session started(LiveText text) throws IOException {
        var program = new ProgramSource(ProgramSource.IN_FILE, text.file().toString());
        var head = EventFile.of(text.file()).head();
        var session = Session.of(
                head.puzzle(), head.arguments().withProgram(program), Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        return session;
    }

    private static void awaitDeath(long process) throws Exception {
        var handle = ProcessHandle.of(process);
        if (handle.isPresent()) {
            handle.get().onExit().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        }
    }

    @Test
    void aCommandIsSplitAtSpacesOutsideQuotationMarks() {
        assertThat(CommandProcess.words("  python3 my_queens.py\t8 ")).containsExactly("python3", "my_queens.py", "8");
        assertThat(CommandProcess.words("'C:\\My programs\\a.exe' \"it's\" a\"b c\"d ''"))
                .containsExactly("C:\\My programs\\a.exe", "it's", "ab cd", "");
        assertThat(CommandProcess.words(" ")).isEmpty();
        assertThatThrownBy(() -> CommandProcess.words("python3 'my queens.py"))
                .isInstanceOf(InvalidInputException.class)
                .hasMessageContaining("run-program.quotation");
    }

    @Test
    void itRunsInItsFolderWithItsInputAndWithoutAShell() throws IOException {
        assertThat(printed(of("cat; pwd -P", "eight\nqueens\n")))
                .isEqualTo("eight\nqueens\n" + folder.toRealPath() + "\n");
        var plain = new CommandProcess(List.of("echo", "$HOME;", "*"), folder.toString(), "", () -> {});
        assertThat(printed(plain)).isEqualTo("$HOME; *\n");
    }

    @Test
    void whatCannotBeStartedIsSaid() {
        assertThatThrownBy(
                        () -> new CommandProcess(List.of("no-such-program"), folder.toString(), "", () -> {}).start())
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> assertThat(refusal.reason())
                                .isEqualTo(Message.of("run-program.not-started", "no-such-program")));
        for (var missing : List.of(folder.resolve("none").toString(), "\0")) {
            assertThatThrownBy(() -> new CommandProcess(List.of("echo"), missing, "", () -> {}).start())
                    .isInstanceOf(InvalidInputException.class)
                    .hasMessageContaining("run-program.no-folder");
        }
    }

    @Test
    void itsLastErrorsAreKeptAndItsExitCodeIsSaid() throws Exception {
        var exit = new CompletableFuture<Message>();
        var process = new CommandProcess[1];
        process[0] = new CommandProcess(
                List.of(
                        "sh",
                        "-c",
                        "for i in $(seq 1 30); do echo error $i >&2; done; printf '\\033[1mlast' >&2; exit 3"),
                folder.toString(),
                "",
                () -> process[0].failure().ifPresent(exit::complete));

        assertThat(printed(process[0])).isEmpty();
        exit.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        assertThat(process[0].awaitFailure()).isPresent();
        while (!process[0].errors().getLast().endsWith("last")) {
            Thread.onSpinWait();
        }
        assertThat(process[0].failure()).contains(Message.of("run-program.failed", 3, "\\u001B[1mlast"));
        assertThat(process[0].errors())
                .hasSize(20)
                .startsWith(IntStream.rangeClosed(12, 30)
                        .mapToObj(i -> "error " + i)
                        .toArray(String[]::new));
    }

    /** Also if it prints very much, reads nothing and complains without an end. */
    @Test
    void anEndlessProgramEndsWithItsRun() throws Exception {
        var process = of("echo '" + HEAD + "'; while :; do echo '{\"say\":1}'; echo e >&2; done", "x".repeat(1 << 20));
        var session = started(process.start());
        while (session.trace().length() < 100) {
            Thread.onSpinWait();
        }
        assertThat(process.isAlive()).isTrue();
        session.run().stop();

        assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
        assertThat(session.run().outcome()).contains(RunOutcome.STOPPED);
        while (process.isAlive()) {
            Thread.onSpinWait();
        }
        assertThat(process.failure()).isEmpty();
    }

    /** One that does not listen is ended by force, and so are the processes that it has started. */
    @Tag("thorough")
    @Test
    void aRefusedProgramEndsWithThoseThatItHasStarted() throws Exception {
        var process = of(
                "trap '' TERM; sleep 1000 & echo '" + HEAD + "'; echo '{\"say\":\"'$$ $!'\"}';"
                        + " echo '{\"place\":[9,9]}'; while :; do sleep 1000; done",
                "");
        var session = started(process.start());
        assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
        var ids = TextRun.of(session.puzzle(), session.arguments())
                .said()
                .getFirst()
                .split(" ", -1);

        for (var id : ids) {
            awaitDeath(Long.parseLong(id));
        }
        assertThat(process.isAlive()).isFalse();
    }

    /** A shell that ends at once is no parent any more of what it has started. */
    @Tag("thorough")
    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "elsewhere nobody can tell whose such a process is")
    void aProcessLeftInTheBackgroundEndsWithTheRun() throws Exception {
        var process = of("sleep 1000 >/dev/null 2>&1 & echo $!; exit 3", "");
        awaitDeath(Long.parseLong(printed(process).strip()));

        assertThat(process.failure()).contains(Message.of("run-program.failed.silent", 3));
    }

    @RepeatedTest(20)
    void aProcessThatWasEndedBeforeItIsStartedDoesNotStay() throws Exception {
        var process = of("while :; do sleep 1000; done", "");
        process.end();
        try (var in = process.start().open()) {
            assertThat(in.readAllBytes()).isEmpty();
        }
        while (process.isAlive()) {
            Thread.onSpinWait();
        }
    }
}
