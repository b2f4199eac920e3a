package puzzlescope.ui.theme;

import javafx.scene.paint.Color;
import puzzlescope.ui.fx.Texts;

/** The words and colours of the window, handed to whatever draws. FX thread only. */
public record Appearance(Texts texts, Palette palette) {

    public Color color(Ink ink) {
        return palette.color(ink);
    }

    public String say(String key, Object... arguments) {
        return texts.say(key, arguments);
    }
}
