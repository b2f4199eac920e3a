package puzzlescope.picture.run;

/** How deep the calls of a stretch of a recording are, in columns of a picture that are equally wide. */
public interface DepthColumns {

    /** How many columns there are. */
    int width();

    /** Whether nothing is known of a column, or there are no steps. */
    boolean isEmpty(int column);

    /** The least depth after any step of a column. */
    int lowest(int column);

    int highest(int column);

    /** Whether a solution is in a column, and told of. */
    boolean hasSolution(int column);

    /** The position up to which solutions are told of. */
    default long told() {
        return Long.MAX_VALUE;
    }

    /** The first step of a column; of {@link #width}, the one behind the stretch. */
    long start(int column);
}
