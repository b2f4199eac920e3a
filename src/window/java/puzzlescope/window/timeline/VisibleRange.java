package puzzlescope.window.timeline;

/**
 * The visible events of a recording across the width of the timeline. Shows all that are available, as they increase,
 * until zoomed; from then on it stays where it is. Whole numbers throughout, so that it is exact for recordings of any
 * length. FX thread only.
 */
final class VisibleRange {

    /** Smallest number of visible events, if the recording has that many. */
    static final long SMALLEST = 16;

    /** Subdivisions of a px. */
    private static final double PARTS = 16;

    /** Divisor of the width at which a playhead that has left the view is placed: at one tenth of it. */
    private static final int LEAD = 10;

    private long first;
    private long end;
    private long from;
    private long to;
    private boolean whole = true;
    /** Position from which on everything is visible; -1 if the range is fixed. */
    private long begin = -1;

    /** Sets the available events, from {@code nextFirst} to before {@code nextEnd}. */
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

    /** Shows the events from a position on, and a few before it while there are only few. */
    void followFrom(long position) {
        whole = false;
        begin = position;
    }

    /** Shows a fixed part. */
    void set(long start, long stop) {
        whole = false;
        keep(start, stop - start);
    }

    /** Returns whether it shows a part chosen by a person. */
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

    /** Returns whether all events are visible, including later ones. */
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

    /** Zooms in by a factor above 1, else out; the event at a share of the width stays there. */
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

    /** Pans by a share of the width, back if it is negative. */
    void pan(double share) {
        keep(from + Math.round(share * length()), length());
    }

    void centre(long position) {
        keep(position - length() / 2, length());
    }

    /** Brings a position that has left the view to the side that it comes from. */
    void scrollTo(long position, boolean forward) {
        long lead = length() / LEAD;
        keep(position - (forward ? lead : length() - lead), length());
    }

    boolean sees(long position) {
        return position >= from && position <= to;
    }

    /** The first event of a column, of {@code columns} of equal width. */
    long eventAt(int column, int columns) {
        return from + floor(length(), column, columns);
    }

    /** The position after the event at {@code x} of a width in px; at the very left, that before it. */
    long positionAt(double x, double width) {
        long parts = parts(width);
        return x < 1 ? from : from + ceiling(length(), Math.clamp(Math.round(x * PARTS), 0, parts), parts);
    }

    /** The position nearest to {@code x} of a width in px. */
    long nearest(double x, double width) {
        long parts = parts(width);
        long halves = floor(2 * length(), Math.clamp(Math.round(x * PARTS), 0, parts), parts);
        return from + (halves + 1) / 2;
    }

    private static long parts(double width) {
        return Math.max(1, Math.round(width * PARTS));
    }

    /** Place of a position: from 0, at the left, to 1 if it is visible. */
    double share(long position) {
        return length() == 0 ? 0 : (double) (position - from) / length();
    }

    /** {@code value * part / whole}, rounded down, even where the product of value and part would overflow. */
    private static long floor(long value, long part, long whole) {
        return value / whole * part + value % whole * part / whole;
    }

    /** {@code value * part / whole}, rounded up, even where the product of value and part would overflow. */
    private static long ceiling(long value, long part, long whole) {
        return value / whole * part + Math.ceilDiv(value % whole * part, whole);
    }
}
