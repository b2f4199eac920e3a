package puzzlescope.export;

import java.util.regex.Pattern;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.InvalidInput;

/** Which part of a picture is seen, in shares of a hundred of its width and height. */
public record Part(int left, int top, int width, int height) {

    public static final Part ALL = new Part(0, 0, Part.WHOLE, Part.WHOLE);

    private static final int WHOLE = 100;
    private static final int SMALLEST = 5;
    private static final String NAME_OF_ALL = "all";
    private static final Pattern FORM =
            Pattern.compile("(\\d{1,3}) *%? *[,，] *(\\d{1,3}) *%? *[,，] *(\\d{1,3}) *%? *[,，] *(\\d{1,3}) *%?");

    /** Reads {@code all} or {@code 25,0,50,50}: left, top, width and height; {@link InvalidInput} for anything else. */
    public static Part parse(String text) {
        if (text.isBlank() || text.strip().equals(NAME_OF_ALL)) {
            return ALL;
        }
        var matcher = FORM.matcher(text.strip());
        if (matcher.matches()) {
            var part = new Part(
                    Integer.parseInt(matcher.group(1)),
                    Integer.parseInt(matcher.group(2)),
                    Integer.parseInt(matcher.group(3)),
                    Integer.parseInt(matcher.group(4)));
            if (part.isWithin()) {
                return part;
            }
        }
        throw new InvalidInput(Message.of("refusal.part", text.strip(), SMALLEST));
    }

    private boolean isWithin() {
        return Math.min(width, height) >= SMALLEST && left + width <= WHOLE && top + height <= WHOLE;
    }

    /** How large the whole is if the part is so large. */
    PictureSize whole(PictureSize seen) {
        return new PictureSize((int) Math.round((double) seen.width() * WHOLE / width), (int)
                Math.round((double) seen.height() * WHOLE / height));
    }

    /** How far the part is from the left, in px of a whole. */
    double left(PictureSize whole) {
        return (double) whole.width() * left / WHOLE;
    }

    /** How far the part is from the top, in px of a whole. */
    double top(PictureSize whole) {
        return (double) whole.height() * top / WHOLE;
    }

    @Override
    public String toString() {
        return equals(ALL) ? NAME_OF_ALL : left + "," + top + "," + width + "," + height;
    }
}
