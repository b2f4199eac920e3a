package puzzlescope.export;

import java.util.Locale;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.picture.board.InSight;

/** Which part of a picture is seen, in shares of a hundred of its width and height, told to a tenth. */
public record Part(double left, double top, double width, double height) {

    public static final Part ALL = new Part(0, 0, Part.WHOLE, Part.WHOLE);

    /** Larger boards, in px, are not drawn for a part of them. */
    static final int LARGEST_WHOLE = 20_000;

    private static final int WHOLE = 100;
    private static final int TENTHS = 10;
    private static final int SMALLEST = 1;
    private static final String NAME_OF_ALL = "all";
    private static final String SHARE = "(\\d{1,3}(?:\\.\\d)?) *%?";
    private static final String COMMA = " *[,，] *";
    private static final Pattern FORM = Pattern.compile(String.join(COMMA, SHARE, SHARE, SHARE, SHARE));

    /** Reads {@code all} or {@code 25,0,50,50.5}: left, top, width and height; {@link InvalidInput} for anything else. */
    public static Part parse(String text) {
        if (text.isBlank() || text.strip().equals(NAME_OF_ALL)) {
            return ALL;
        }
        var matcher = FORM.matcher(text.strip());
        if (matcher.matches()) {
            var part = new Part(
                    Double.parseDouble(matcher.group(1)),
                    Double.parseDouble(matcher.group(2)),
                    Double.parseDouble(matcher.group(3)),
                    Double.parseDouble(matcher.group(4)));
            if (part.isWithin()) {
                return part;
            }
        }
        throw new InvalidInput(Message.of("refusal.part", text.strip(), SMALLEST));
    }

    /** The part that is in sight, or the smallest one around its middle. */
    public static Part of(InSight sight) {
        var part = sight.part();
        double width = share(part.width(), sight.width());
        double height = share(part.height(), sight.height());
        return new Part(
                start(part.centerX() / sight.width(), width),
                start(part.centerY() / sight.height(), height),
                width,
                height);
    }

    private static double share(double length, double whole) {
        return Math.max(SMALLEST, tenth(length / whole * WHOLE));
    }

    private static double start(double middle, double length) {
        return Math.clamp(tenth(middle * WHOLE - length / 2), 0, tenth(WHOLE - length));
    }

    private static double tenth(double share) {
        return Math.rint(share * TENTHS) / TENTHS;
    }

    /** The size in which the part is as large as it is in sight, or as near to that as pictures are made. */
    public PictureSize size(InSight sight) {
        double across = sight.width() * width / WHOLE;
        double down = sight.height() * height / WHOLE;
        double wanted = Math.max(1, PictureSize.SMALLEST / Math.min(across, down));
        double possible = Math.min(
                PictureSize.LARGEST / Math.max(across, down),
                // A px less, for lengths are rounded.
                (LARGEST_WHOLE - 1 / Math.min(width, height) * WHOLE) / Math.max(sight.width(), sight.height()));
        double times = Math.min(wanted, possible);
        return new PictureSize(length(across * times), length(down * times));
    }

    private static int length(double px) {
        return Math.clamp(Math.round(px), PictureSize.SMALLEST, PictureSize.LARGEST);
    }

    private boolean isWithin() {
        return Math.min(width, height) >= SMALLEST && tenth(left + width) <= WHOLE && tenth(top + height) <= WHOLE;
    }

    /** How large the whole is if the part is so large. */
    PictureSize whole(PictureSize seen) {
        return new PictureSize(
                (int) Math.round(seen.width() * WHOLE / width), (int) Math.round(seen.height() * WHOLE / height));
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
        return equals(ALL) ? NAME_OF_ALL : text(left) + "," + text(top) + "," + text(width) + "," + text(height);
    }

    private static String text(double share) {
        return share == Math.rint(share) ? Integer.toString((int) share) : String.format(Locale.ROOT, "%.1f", share);
    }
}
