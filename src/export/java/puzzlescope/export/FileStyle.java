package puzzlescope.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Words;
import puzzlescope.picture.Color;
import puzzlescope.picture.ColorTokens;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.LetterWidths;
import puzzlescope.picture.Style;

/** The style of exported pictures: the colours of a theme's style sheets, and letters with known widths. */
public final class FileStyle implements Style {

    private static final Pattern TOKEN = Pattern.compile("-scope-([\\w-]+):\\s*(#[0-9a-fA-F]+)\\s*;");

    private final Words words;
    private final double textSize;
    private final Map<String, Color> colors = new HashMap<>();

    /**
     * The style of a theme.
     *
     * @param theme the code of the theme, such as {@code dark}
     * @param puzzle the puzzle whose own colours to include
     * @param textSize the size of normal text, in px
     */
    public FileStyle(String theme, Puzzle puzzle, Words words, double textSize) {
        this.words = words;
        this.textSize = textSize;
        read(ColorTokens.of(theme));
        var own = puzzle.getClass().getResource(theme + ".css");
        if (own != null) {
            read(own);
        }
    }

    private void read(URL sheet) {
        try (var stream = sheet.openStream()) {
            var tokens = TOKEN.matcher(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
            while (tokens.find()) {
                colors.put(tokens.group(1), Color.web(tokens.group(2)));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public Color color(Ink ink) {
        var color = colors.get(ink.styleClass());
        if (color == null) {
            throw new IllegalStateException("no style sheet says what colour " + ink + " has");
        }
        return color;
    }

    @Override
    public String localize(String key, Object... arguments) {
        return words.localize(key, arguments);
    }

    @Override
    public String localize(Message message) {
        return words.localize(message);
    }

    @Override
    public double textSize() {
        return textSize;
    }

    @Override
    public double width(String text, Font font) {
        return LetterWidths.of(text, font);
    }

    @Override
    public int version() {
        return 0;
    }
}
