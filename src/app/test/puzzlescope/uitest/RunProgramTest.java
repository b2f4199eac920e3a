package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.app.program.RunProgramPane;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.Shortcut;

/** A program in any language is run from a page in the window. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the programs are scripts of a Unix shell")
class RunProgramTest extends WindowTest {

    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final String QUEENS = """
        {"puzzlescope":1,"puzzle":"queens","n":4}
        {"place":[0,1]}
        {"place":[1,3]}
        {"place":[2,0]}
        {"place":[3,2]}
        {"solved":[]}
        """;
    /** Prints without an end once its number is in a file. */
    private static final String ENDLESS = """
        echo $$ > number
        echo '{"puzzlescope":1,"puzzle":"queens","n":4}'
        while :; do echo '{"say":1}'; done
        """;

    @TempDir
    private Path folder;

    @BeforeEach
    void openPage() {
        click("#tab-hanoi");
        awaitEndOfRun();
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.J);
    }

    private void runScript(String script) throws IOException {
        Files.writeString(folder.resolve("program.sh"), script);
        runCommand("sh program.sh", "");
    }

    private void runCommand(String command, String input) {
        var fields = new TextField[] {
            found("run-program-command", TextField.class), found("run-program-folder", TextField.class)
        };
        var area = found("run-program-input", TextArea.class);
        run(() -> {
            fields[0].setText(command);
            fields[1].setText(folder.toString());
            area.setText(input);
        });
        click("#run-program-run");
    }

    private String text(String label) {
        return found("run-program-" + label, Label.class).getText();
    }

    private @Nullable String notice() {
        var notice = window.player().noticeProperty().get();
        return notice == null ? null : notice.key();
    }

    private ProcessHandle awaitNumber() {
        var file = folder.resolve("number");
        awaitFrame("its number is known", () -> {
            try {
                return Files.exists(file) && Files.readString(file).endsWith("\n");
            } catch (IOException notNow) {
                return false;
            }
        });
        try {
            return ProcessHandle.of(Long.parseLong(Files.readString(file).strip()))
                    .orElseThrow();
        } catch (IOException gone) {
            throw new AssertionError(gone);
        }
    }

    @Test
    void examplesAreWrittenIntoANewFolderWhereTheyCanBeRun() {
        var pane = found("run-program", RunProgramPane.class);
        run(() -> pane.writeExamples(folder));
        var made = folder.resolve("puzzlescope-examples");
        assertThat(now(() -> text("examples-said"))).contains(made.toString());
        assertThat(now(() -> found("run-program-folder", TextField.class).getText()))
                .isEqualTo(made.toString());
        run(() -> found("run-program-command", TextField.class).setText("python3 knight.py"));
        click("#run-program-run");
        awaitFrame("its tab is there", () -> window.front().equals("knight"));

        run(() -> pane.writeExamples(folder));
        assertThat(now(() -> text("examples-said"))).startsWith("There is a folder");
    }

    @Test
    void whatItPrintsIsARunInItsTabAndTheCommandIsThereForTheNextOne() {
        var go = found("run-program-run", Button.class);
        assertThat(now(() -> DisabledReason.reason(go).orElseThrow().key())).isEqualTo("run-program.no-command");
        assertThat(now(() -> found("run-program-command", TextField.class).isFocused()))
                .isTrue();
        runCommand("cat", QUEENS);
        awaitFrame("its tab is there", () -> window.front().equals("queens"));
        awaitEndOfRun();
        assertThat(now(() -> window.player().session().run().outcome())).contains(RunOutcome.SOLVED);
        awaitFrame("its end is said", () -> text("status").equals("The program has ended."));

        push(KeyCode.ESCAPE);
        assertThat(now(() -> window.scene().lookup("#run-program"))).isNull();
        var before = now(() -> window.player().session());
        run(() -> window.act(Shortcut.RUN_PROGRAM));
        assertThat(now(go::isDisabled)).isFalse();
        click("#run-program-run");
        awaitFrame("it is run again", () -> !window.player().session().equals(before));
        awaitEndOfRun();
        assertThat(now(() -> window.player().session().run().outcome())).contains(RunOutcome.SOLVED);
    }

    @Test
    void whyACommandCannotBeRunIsSaidAtItsField() {
        runCommand("no-such-program --fast", "");
        awaitFrame("it is said", () -> text("refusal").contains("\"no-such-program\" cannot be started"));
        runCommand("cat 'my file", "");
        awaitFrame("that, too", () -> text("refusal").contains("quotation mark"));
        runCommand("echo no step", "");
        awaitFrame("and what it prints instead", () -> text("refusal").contains("not JSON"));
        assertThat(now(() -> window.front())).isEqualTo("hanoi");
        assertThat(text("status")).isEmpty();
    }

    @Test
    void aProgramThatFailsShowsItsErrorsAndItsExitCode() throws IOException {
        runScript("echo 'line 3' >&2; echo 'no queen' >&2; exit 3");
        awaitFrame("the last error is said", () -> text("refusal").contains("exit code 3: no queen"));
        assertThat(text("errors")).isEqualTo("line 3\nno queen");

        Files.writeString(folder.resolve("steps"), QUEENS);
        runScript("cat steps; echo failed >&2; exit 4");
        awaitFrame("its steps are shown", () -> window.front().equals("queens"));
        awaitFrame("its failure is said in the page", () -> text("status").contains("exit code 4: failed"));
        awaitFrame("and below the board", () -> "run-program.failed".equals(notice()));
        assertThat(text("refusal")).isEmpty();
    }

    @Test
    void theOnlyErrorIsNotSaidTwice() throws IOException {
        runScript("echo 'no queen' >&2; exit 3");
        awaitFrame("it is said", () -> text("refusal").contains("exit code 3: no queen"));
        assertThat(now(() -> isShown(node("run-program-errors")))).isFalse();
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"Esc", "another run", "another program", "the end of the window"})
    void anEndlessProgramEndsWithItsRun(String how) throws Exception {
        runScript(ENDLESS);
        var program = awaitNumber();
        awaitFrame(
                "its run goes on",
                () -> window.front().equals("queens")
                        && window.player().session().trace().length() > 100);
        assertThat(program.isAlive()).isTrue();
        switch (how) {
            case "Esc" -> {
                push(KeyCode.ESCAPE);
                assertThat(program.isAlive()).as("after its page is closed").isTrue();
                while (program.isAlive() && !isStopped()) {
                    push(KeyCode.ESCAPE);
                }
            }
            case "another run" ->
                run(() -> window.run(window.player().session().puzzle().presets()));
            case "another program" -> runCommand("cat", QUEENS);
            default -> run(window::close);
        }
        program.onExit().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        assertThat(program.isAlive()).isFalse();
    }

    private boolean isStopped() {
        return now(() -> window.player().session().run().outcome().isPresent());
    }

    /** The program still goes on. */
    @Test
    void thePageComesBackFromBehindAnother() throws Exception {
        runScript("echo $$ > number; while :; do sleep 1000; done");
        var program = awaitNumber();
        run(() -> window.act(Shortcut.WHAT_IF));
        assertThat(now(() -> window.scene().lookup("#run-program"))).isNull();
        run(() -> window.act(Shortcut.RUN_PROGRAM));
        assertThat(now(() -> window.scene().lookup("#run-program"))).isNotNull();
        assertThat(program.isAlive()).isTrue();
    }

    @Test
    void aProgramThatPrintsNothingEndsWithItsPage() throws Exception {
        runScript("echo $$ > number; while :; do sleep 1000; done");
        var program = awaitNumber();
        assertThat(text("status")).startsWith("Waiting for the first line");
        push(KeyCode.ESCAPE);
        program.onExit().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        run(() -> window.act(Shortcut.RUN_PROGRAM));
        assertThat(text("status") + text("refusal")).isEmpty();
    }
}
