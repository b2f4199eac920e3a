package puzzlescope.window.timeline;

/**
 * Which events of a recording are seen across the width of the timeline. It sees all of them, also those that are still to
 * come, until it is made to look closer; from then on it stays where it is. Whole numbers throughout, so that it is exact for
 * recordings of any length. FX thread only.
 */
final class Stretch {

    /** The fewest events that are shown, if there are so many. */
    static final long SMALLEST = 16;

    /** Parts of a px that are told apart. */
    private static final double PARTS = 16;

    /** Where in the width the playhead is put when it has run out of sight: at one tenth of it. */
    private static final int LEAD = 10;

    private long first;
    private long end;
    private long from;
    private long to;
    private boolean whole = true;
    /** From where on all is seen that comes; -1 if it stays where it is. */
    private long begin = -1;

    /** Takes the events that there are, from {@code first} to before {@code end}. */
    void bound(long nextFirst, long nextEnd) {
        first = nextFirst;
        end = Math.max(nextFirst, nextEnd);
        if (begin >= 0) {
            from = Math.clamp(Math.min(begin, end - SMALLEST), first, end);
            to = end;
        } else {
            keep(from, whole ? end - first : to - from);
        }
    }

    /** Sees what comes from a position on, and a few events before it as long as there are only few. */
    void lookFrom(long position) {
        whole = false;
        begin = position;
    }

    /** Sees a part, from now on. */
    void look(long start, long stop) {
        whole = false;
        keep(start, stop - start);
    }

    /** Whether it sees a part that a person has chosen. */
    boolean isChosen() {
        return !whole && begin < 0 && to > from;
    }

    private void keep(long start, long length) {
        begin = -1;
        whole = whole || length >= end - first;
        from = whole ? first : Math.clamp(start, first, end - length);
        to = whole ? end : from + length;
    }

    long first() {
        return first;
    }

    long end() {
        return end;
    }

    long from() {
        return from;
    }

    long to() {
        return to;
    }

    long length() {
        return to - from;
    }

    /** Whether all events are seen, and will be. */
    boolean isWhole() {
        return whole;
    }

    boolean isClosest() {
        return length() <= SMALLEST;
    }

    void fit() {
        whole = true;
        keep(first, end - first);
    }

    /** Looks closer by a factor above 1, or from farther; what lies at a share of the width stays there. */
    void zoom(double factor, double share) {
        long before = length();
        long wanted = Math.round(before / factor);
        // At least by one, so that no small turn of a wheel is lost.
        long after = factor > 1
                ? Math.max(Math.min(wanted, before - 1), Math.min(SMALLEST, before))
                : Math.max(wanted, before + 1);
        if (after < before || !whole) {
            whole = false;
            keep(from + Math.round((before - after) * Math.clamp(share, 0, 1)), after);
        }
    }

    /** Moves on by a share of the width, back if it is negative. */
    void pan(double share) {
        keep(from + Math.round(share * length()), length());
    }

    /** Brings a position into the middle. */
    void centre(long position) {
        keep(position - length() / 2, length());
    }

    /** Brings a position that has run out of sight to the side that it comes from. */
    void turnTo(long position, boolean forward) {
        long lead = length() / LEAD;
        keep(position - (forward ? lead : length() - lead), length());
    }

    boolean sees(long position) {
        return position >= from && position <= to;
    }

    /** The first event of a column, of {@code columns} that are equally wide. */
    long eventAt(int column, int columns) {
        return from + Fraction.floor(length(), column, columns);
    }

    /** The position to which the event leads that lies at {@code x} of a width in px; at the very left, that before it. */
    long positionAt(double x, double width) {
        long parts = parts(width);
        return x < 1 ? from : from + Fraction.ceiling(length(), Math.clamp(Math.round(x * PARTS), 0, parts), parts);
    }

    /** The position that is nearest to {@code x} of a width in px. */
    long nearest(double x, double width) {
        long parts = parts(width);
        long halves = Fraction.floor(2 * length(), Math.clamp(Math.round(x * PARTS), 0, parts), parts);
        return from + (halves + 1) / 2;
    }

    private static long parts(double width) {
        return Math.max(1, Math.round(width * PARTS));
    }

    /** Where a position lies: from 0, at the left, to 1 if it is seen. */
    double share(long position) {
        return length() == 0 ? 0 : (double) (position - from) / length();
    }
}
