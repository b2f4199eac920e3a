package puzzlescope.picture;

import java.util.List;

/**
 * A linear gradient.
 *
 * @param x1 where the line begins, in px
 * @param x2 where it ends
 * @param stops from its beginning to its end
 */
public record Gradient(double x1, double y1, double x2, double y2, List<Stop> stops) {

    /** A colour at a share of the line, from 0 to 1. */
    public record Stop(double at, Color color) {}

    public Gradient {
        stops = List.copyOf(stops);
    }
}
