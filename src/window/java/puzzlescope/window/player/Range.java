package puzzlescope.window.player;

import java.util.Optional;

/**
 * A part of a recording.
 *
 * @param from the position where it begins
 * @param to the later position where it ends
 */
public record Range(long from, long to) {

    public Range {
        if (from < 0 || to <= from) {
            throw new IllegalArgumentException("range is " + from + " to " + to + ", must be 0 or more to more");
        }
    }

    /** The range between two positions, in either order; empty if they are equal. */
    public static Optional<Range> between(long one, long other) {
        return one == other ? Optional.empty() : Optional.of(new Range(Math.min(one, other), Math.max(one, other)));
    }

    /** The part from a position on; empty if all of the range is before it. */
    Optional<Range> from(long position) {
        return position >= to ? Optional.empty() : Optional.of(new Range(Math.max(from, position), to));
    }

    /** The start of playback in a direction. */
    long start(boolean forward) {
        return forward ? from : to;
    }

    /** Number of events ahead of a position in a direction, within the range; 0 at its end and outside. */
    long ahead(long position, boolean forward) {
        boolean inside = position >= from && position <= to;
        return !inside ? 0 : forward ? to - position : position - from;
    }
}
