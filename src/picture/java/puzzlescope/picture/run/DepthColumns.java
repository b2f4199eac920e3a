package puzzlescope.picture.run;

/** Depths of the calls in a range of a recording, in picture columns of equal width. */
public interface DepthColumns {

    int width();

    /** Returns whether nothing is known of a column, or it has no steps. */
    boolean isEmpty(int column);

    /** The least depth after any step of a column. */
    int lowest(int column);

    int highest(int column);

    /** Returns whether a column contains a solution that is revealed. */
    boolean hasSolution(int column);

    /** The position up to which solutions are revealed. */
    default long solutionsKnownUntil() {
        return Long.MAX_VALUE;
    }

    /** The first step of a column; for {@link #width}, the one after the range. */
    long start(int column);
}
