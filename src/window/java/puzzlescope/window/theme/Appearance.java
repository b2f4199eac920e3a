package puzzlescope.window.theme;

import java.util.function.Consumer;
import javafx.scene.canvas.Canvas;
import puzzlescope.engine.event.Message;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.window.fx.CanvasSurface;
import puzzlescope.window.fx.Texts;

/** Texts and colours of the window, passed to everything that draws. FX thread only. */
public record Appearance(Texts texts, Palette palette) implements Style {

    @Override
    public Color color(Ink ink) {
        return palette.color(ink);
    }

    @Override
    public String localize(String key, Object... arguments) {
        return texts.localize(key, arguments);
    }

    /** Returns the title of what a button or menu item opens: its words without the dots that announce it. */
    public String title(String key) {
        return localize(key).replaceFirst("\\s*…+$", "");
    }

    @Override
    public String localize(Message message) {
        return texts.localize(message);
    }

    @Override
    public double textSize() {
        return palette.fonts().size();
    }

    @Override
    public double width(String text, Font font) {
        return palette.fonts().width(text, font);
    }

    @Override
    public int version() {
        return palette.versionProperty().get() + texts.version();
    }

    /**
     * A canvas as a surface, with the window's fonts.
     *
     * @param noted receives each colour that is used, and {@link Color#TRANSPARENT} for any in pixels
     */
    public Surface on(Canvas canvas, Consumer<Color> noted) {
        return new CanvasSurface(canvas.getGraphicsContext2D(), palette.fonts()::of, noted);
    }

    /** A canvas as a surface, with the window's fonts. */
    public Surface on(Canvas canvas) {
        return new CanvasSurface(canvas.getGraphicsContext2D(), palette.fonts()::of);
    }
}
