package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javafx.event.Event;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.app.main.TabTest;
import puzzlescope.command.PuzzlescopeCommand;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.window.control.Shortcut;

/** A run is copied as the command line prints it, and the window goes on meanwhile. */
@Tag("thorough")
class TranscriptCopierTest extends WindowTest {

    private static final String BEFORE = "what was there before";

    private static void putOnClipboard() {
        run(() -> {
            var content = new ClipboardContent();
            content.putString(BEFORE);
            Clipboard.getSystemClipboard().setContent(content);
        });
    }

    private static String clipboard() {
        return now(() -> Clipboard.getSystemClipboard().getString());
    }

    private String status() {
        return ((Labeled) window.lookup("#status .status-label")).getText();
    }

    private void awaitStatus(String key, Object... arguments) {
        var said = new Words(Language.ENGLISH).localize(key, arguments);
        awaitFrame("it is said: " + said, () -> status().equals(said));
    }

    private static String printed(String tab, String algorithm) {
        var out = new ByteArrayOutputStream();
        PuzzlescopeCommand.run(
                List.of("transcript", tab, "--" + choice(tab), algorithm),
                out,
                OutputStream.nullOutputStream(),
                _ -> {});
        return out.toString(StandardCharsets.UTF_8);
    }

    @SuppressWarnings("unchecked")
    private void choose(String tab, String algorithm) {
        run(() -> ((ComboBox<String>) window.lookup("#" + choice(tab))).setValue(algorithm));
    }

    private static String choice(String tab) {
        return Catalogue.get(tab).algorithmParameter().name();
    }

    @TabTest
    void inEveryTabTheRunIsCopiedAsTheCommandLinePrintsIt(String tab) {
        click("#tab-" + tab);
        // The preset one of a knight takes long, the other ones are printed in TranscriptsTest.
        var algorithm = tab.equals("knight")
                ? "warnsdorff"
                : Catalogue.get(tab).algorithmParameter().choices().getFirst();
        choose(tab, algorithm);
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        putOnClipboard();
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
        awaitFrame(
                "it is copied",
                () -> !Clipboard.getSystemClipboard().getString().equals(BEFORE));
        assertThat(clipboard()).isEqualTo(printed(tab, algorithm));
        awaitStatus("copy-text.done", clipboard().lines().count());
    }

    @Test
    void whereThereIsNothingToPrintTheClipboardStaysAsItIs() {
        click("#tab-queens");
        type("#n", "3");
        click("#run");
        awaitEndOfRun();
        putOnClipboard();
        click("#copy-text");
        awaitStatus("copy-text.nothing");
        assertThat(clipboard()).isEqualTo(BEFORE);
    }

    @Test
    void aCopyDoesNotHoldUpTheWindowAndIsStoppedByEscape() {
        click("#tab-queens");
        awaitEndOfRun();
        putOnClipboard();
        // Before the FX thread can be told that the text is made.
        run(() -> {
            window.act(Shortcut.COPY_TEXT);
            Event.fireEvent(window.scene().getRoot(), ShortcutPresses.plain(KeyCode.ESCAPE));
        });
        awaitStatus("copy-text.stopped");
        assertThat(clipboard()).isEqualTo(BEFORE);
    }

    @Test
    void aTextThatIsTooLongIsNotCopied() {
        click("#tab-queens");
        choose("queens", "construction");
        type("#n", "5000");
        click("#run");
        awaitEndOfRun();
        putOnClipboard();
        click("#copy-text");
        awaitStatus("copy-text.too-long", 20_000_000);
        assertThat(clipboard()).isEqualTo(BEFORE);
    }
}
