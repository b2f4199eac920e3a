package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.picture.PuzzlePicture;

/** The board is copied as a picture, as it stands, wherever a puzzle has pictures. */
class BoardCopierTest extends WindowTest {

    private static final Words WORDS = new Words(Language.ENGLISH);

    private String status() {
        return ((Labeled) window.lookup("#status .status-label")).getText();
    }

    @TabTest
    void aKeyPutsTheBoardOnTheClipboardOrSaysWhyItCannot(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        run(() -> Clipboard.getSystemClipboard().setContent(new ClipboardContent()));
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
        boolean drawn = PuzzlePicture.of(tab).isPresent();
        var said = drawn ? WORDS.localize("picture.copied", 2560, 1440) : WORDS.localize("picture.none");
        awaitFrame("it is said: " + said, () -> status().equals(said));
        assertThat(now(() -> Clipboard.getSystemClipboard().hasImage())).isEqualTo(drawn);
    }

    @TabTest
    void theMenuOfTheBoardOffersIt(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        push(KeyCode.SHIFT, KeyCode.F10);
        var names = now(() -> Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .flatMap(menu -> ((ContextMenu) menu).getItems().stream())
                .map(MenuItem::getText)
                .toList());
        if (!names.isEmpty() && PuzzlePicture.of(tab).isPresent()) {
            assertThat(names).containsAll(List.of(WORDS.localize("picture.copy"), WORDS.localize("export.open")));
        }
    }
}
