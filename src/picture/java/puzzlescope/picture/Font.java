package puzzlescope.picture;

/**
 * A font.
 *
 * @param face the typeface
 * @param bold whether it is bold
 * @param size its size in px
 */
public record Font(Face face, boolean bold, double size) {

    /** Smallest size, in px, that can be read from the back of a room; smaller text is omitted on every board. */
    public static final double LEAST = 9;

    /** Share of the normal size for secondary text, such as numbers beside things; 12 px where text has 14 px. */
    public static final double SMALL = 6.0 / 7;

    /** A typeface; the medium decides which font that is. */
    public enum Face {
        /** The typeface of the window's texts. */
        TEXT,
        /** The monospaced typeface. */
        MONOSPACED
    }

    public static Font text(double size) {
        return new Font(Face.TEXT, false, size);
    }

    public static Font bold(double size) {
        return new Font(Face.TEXT, true, size);
    }

    public static Font monospaced(double size) {
        return new Font(Face.MONOSPACED, false, size);
    }

    /** Returns this font, bold or not. */
    public Font bold(boolean shown) {
        return new Font(face, shown, size);
    }

    /** Returns this font in another size. */
    public Font size(double px) {
        return new Font(face, bold, px);
    }
}
