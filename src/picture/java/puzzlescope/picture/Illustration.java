package puzzlescope.picture;

/** A small picture that belongs to a text about an algorithm, and not to a run of it. */
public interface Illustration {

    /** How high it is, in px, in letters of the size that is chosen. */
    double height();

    /** What it shows, for those who do not see it. */
    String description();

    /** Draws it as wide as there is room. */
    void paint(Surface surface, double width);
}
