package puzzlescope.picture;

/** A small picture for a text about an algorithm rather than for a run of it. */
public interface Illustration {

    /** Height in px at the chosen text size. */
    double height();

    /** Alternative text for screen readers. */
    String description();

    /** Draws the picture at the available width. */
    void paint(Surface surface, double width);
}
