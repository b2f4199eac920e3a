package puzzlescope.export;

import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;

/** The size of a picture in px. */
public record PictureSize(int width, int height) {

    private static final Pattern FORM = Pattern.compile("(\\d{1,5})[xX\u00d7](\\d{1,5})");
    static final int SMALLEST = 120;
    static final int LARGEST = 8192;

    /** Parses {@code 1280x720} with both lengths from 120 to 8192; throws {@link InvalidInputException} for anything else. */
    public static PictureSize parse(String text) {
        return parse(text, SMALLEST, LARGEST);
    }

    /** Parses {@code 1280x720} with both lengths within bounds; throws {@link InvalidInputException} for anything else. */
    public static PictureSize parse(String text, int smallest, int largest) {
        var matcher = FORM.matcher(text.strip());
        if (matcher.matches()) {
            int width = Integer.parseInt(matcher.group(1));
            int height = Integer.parseInt(matcher.group(2));
            if (Math.min(width, height) >= smallest && Math.max(width, height) <= largest) {
                return new PictureSize(width, height);
            }
        }
        throw new InvalidInputException(Message.of("refusal.size", text.strip(), smallest, largest));
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }
}
