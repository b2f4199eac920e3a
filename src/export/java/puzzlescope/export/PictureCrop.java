package puzzlescope.export;

import java.util.Locale;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.picture.board.VisiblePart;

/** The visible part of a picture, in percent of its width and height, rounded to a tenth. */
public record PictureCrop(double left, double top, double width, double height) {

    public static final PictureCrop ALL = new PictureCrop(0, 0, PictureCrop.WHOLE, PictureCrop.WHOLE);

    /** Limit on the size in px of the whole board when a part of it is drawn. */
    static final int LARGEST_WHOLE = 20_000;

    private static final int WHOLE = 100;
    private static final int TENTHS = 10;
    private static final int SMALLEST = 1;
    private static final String NAME_OF_ALL = "all";
    private static final String SHARE = "(\\d{1,3}(?:\\.\\d)?) *%?";
    private static final String COMMA = " *[,，] *";
    private static final Pattern FORM = Pattern.compile(String.join(COMMA, SHARE, SHARE, SHARE, SHARE));

    /**
     * Parses {@code all} or {@code 25,0,50,50.5}: left, top, width and height; throws {@link InvalidInputException} for anything
     * else.
     */
    public static PictureCrop parse(String text) {
        if (text.isBlank() || text.strip().equals(NAME_OF_ALL)) {
            return ALL;
        }
        var matcher = FORM.matcher(text.strip());
        if (matcher.matches()) {
            var pictureCrop = new PictureCrop(
                    Double.parseDouble(matcher.group(1)),
                    Double.parseDouble(matcher.group(2)),
                    Double.parseDouble(matcher.group(3)),
                    Double.parseDouble(matcher.group(4)));
            if (pictureCrop.isWithin()) {
                return pictureCrop;
            }
        }
        throw new InvalidInputException(Message.of("refusal.part", text.strip(), SMALLEST));
    }

    /** Returns the visible part, or the smallest possible one around its centre. */
    public static PictureCrop of(VisiblePart sight) {
        var part = sight.part();
        double width = share(part.width(), sight.width());
        double height = share(part.height(), sight.height());
        return new PictureCrop(
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

    /** Returns the picture size that shows the part at its displayed scale, or the closest possible one. */
    public PictureSize size(VisiblePart sight) {
        double across = sight.width() * width / WHOLE;
        double down = sight.height() * height / WHOLE;
        double wanted = Math.max(1, PictureSize.SMALLEST / Math.min(across, down));
        double possible = Math.min(
                PictureSize.LARGEST / Math.max(across, down),
                // One px less, since lengths are rounded.
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

    /** Returns the size of the whole picture if the part has this size. */
    PictureSize whole(PictureSize seen) {
        return new PictureSize(
                (int) Math.round(seen.width() * WHOLE / width), (int) Math.round(seen.height() * WHOLE / height));
    }

    /** Returns the left edge of the part, in px of the whole. */
    double left(PictureSize whole) {
        return (double) whole.width() * left / WHOLE;
    }

    /** Returns the top edge of the part, in px of the whole. */
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
