package puzzlescope.picture;

/**
 * Letters.
 *
 * @param face which typeface
 * @param bold whether they are bold
 * @param size their size in px
 */
public record Font(Face face, boolean bold, double size) {

    /** Smaller letters, in px, cannot be read from the back of a room on any board: they are left out. */
    public static final double LEAST = 9;

    /** Of the normal size: letters that stand back, such as numbers beside things; 12 px where text has 14 px. */
    public static final double SMALL = 6.0 / 7;

    /** A typeface; which one it is the medium knows. */
    public enum Face {
        /** That of the window's texts. */
        TEXT,
        /** One whose letters are equally wide. */
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

    /** The same letters, bold or not. */
    public Font bold(boolean shown) {
        return new Font(face, shown, size);
    }

    /** The same letters in another size. */
    public Font size(double px) {
        return new Font(face, bold, px);
    }
}
