package puzzlescope.picture;

import java.util.HexFormat;

/**
 * A colour, with 8 bits per channel.
 *
 * @param argb {@code 0xAARRGGBB}; not premultiplied
 */
public record Color(int argb) {

    public static final Color TRANSPARENT = new Color(0);
    public static final Color BLACK = new Color(0xFF000000);
    public static final Color WHITE = new Color(0xFFFFFFFF);

    private static final int LARGEST = 255;
    private static final int OPAQUE = 0xFF000000;
    private static final int HEX_DIGITS = 6;

    /** Returns the colour for channels from 0 to 1. */
    public static Color of(double red, double green, double blue, double opacity) {
        return new Color(part(opacity) << 24 | part(red) << 16 | part(green) << 8 | part(blue));
    }

    private static int part(double share) {
        return (int) Math.round(Math.clamp(share, 0, 1) * LARGEST);
    }

    /**
     * The colour of a style sheet's {@code #rgb}, {@code #rrggbb} or {@code #rrggbbaa}.
     *
     * @throws IllegalArgumentException if it is something else
     */
    public static Color web(String text) {
        var digits = text.startsWith("#") ? text.substring(1) : "";
        return switch (digits.length()) {
            case 3 -> web("#" + digits.replaceAll("(.)", "$1$1"));
            case 6 -> new Color(OPAQUE | Integer.parseInt(digits, 16));
            case 8 -> new Color(Integer.rotateRight(Integer.parseUnsignedInt(digits, 16), 8));
            default -> throw new IllegalArgumentException("no colour: " + text);
        };
    }

    public double red() {
        return (argb >> 16 & LARGEST) / (double) LARGEST;
    }

    public double green() {
        return (argb >> 8 & LARGEST) / (double) LARGEST;
    }

    public double blue() {
        return (argb & LARGEST) / (double) LARGEST;
    }

    public double opacity() {
        return (argb >>> 24) / (double) LARGEST;
    }

    /** Returns this colour with its opacity multiplied by a share. */
    public Color withOpacity(double share) {
        return new Color(argb & ~OPAQUE | part(opacity() * share) << 24);
    }

    /** A colour between two: this one at 0, the other at 1. */
    public Color interpolate(Color other, double share) {
        return share <= 0
                ? this
                : share >= 1
                        ? other
                        : of(
                                red() + (other.red() - red()) * share,
                                green() + (other.green() - green()) * share,
                                blue() + (other.blue() - blue()) * share,
                                opacity() + (other.opacity() - opacity()) * share);
    }

    /** The colour as an opaque pixel. */
    public int opaque() {
        return OPAQUE | argb;
    }

    /** Relative luminance, from 0 to 1. Source: WCAG 2.2, relative luminance. */
    public double luminance() {
        return 0.2126 * linear(red()) + 0.7152 * linear(green()) + 0.0722 * linear(blue());
    }

    private static double linear(double share) {
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    /** Contrast ratio of two colours, from 1 to 21. Source: WCAG 2.2, contrast ratio. */
    public double contrast(Color other) {
        double bright = Math.max(luminance(), other.luminance());
        double dark = Math.min(luminance(), other.luminance());
        return (bright + 0.05) / (dark + 0.05);
    }

    /** {@code #rrggbb}, without its opacity. */
    public String hex() {
        return "#" + HexFormat.of().toHexDigits(argb, HEX_DIGITS);
    }
}
