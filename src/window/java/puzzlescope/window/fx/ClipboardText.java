package puzzlescope.window.fx;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** Text on the clipboard. FX thread only. */
public final class ClipboardText {

    private ClipboardText() {}

    public static void put(String text) {
        var content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
