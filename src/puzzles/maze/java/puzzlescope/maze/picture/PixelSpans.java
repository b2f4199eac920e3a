package puzzlescope.maze.picture;

import java.util.Arrays;

/**
 * The squares shown by each pixel of a row or column, with their shares: all that it covers, partial ones at its edges.
 * So no wall falls between two pixels.
 */
final class PixelSpans {

    /** Share of a square that a pixel covers entirely. */
    static final int WHOLE = 16;

    private static final double HAIR = 1e-9;

    private final int[] first;
    private final int[] last;
    private final int[] headShare;
    private final int[] tailShare;
    private final double origin;
    private final double size;

    /**
     * Creates the spans.
     *
     * @param pixels number of pixels
     * @param origin where the first square begins, in pixels
     * @param size length of a square, in pixels
     * @param count number of squares
     */
    PixelSpans(int pixels, double origin, double size, int count) {
        this.origin = origin;
        this.size = size;
        first = new int[pixels];
        last = new int[pixels];
        headShare = new int[pixels];
        tailShare = new int[pixels];
        Arrays.fill(last, -1);
        for (int pixel = 0; pixel < pixels; pixel++) {
            double from = Math.max(0, (pixel - origin) / size);
            double to = Math.min(count, (pixel + 1 - origin) / size);
            if (to - from > HAIR) {
                add(pixel, from, to, WHOLE * Math.max(1, size));
            }
        }
    }

    private void add(int pixel, double from, double to, double share) {
        int head = (int) Math.floor(from + HAIR);
        int tail = (int) Math.ceil(to - HAIR) - 1;
        int atHead = (int) Math.round((head + 1 - from) * share);
        int atTail = (int) Math.round((to - tail) * share);
        if (head < tail && atHead == 0) {
            head++;
            atHead = WHOLE;
        }
        if (head < tail && atTail == 0) {
            tail--;
            atTail = WHOLE;
        }
        first[pixel] = head;
        last[pixel] = tail;
        headShare[pixel] = head == tail ? WHOLE : atHead;
        tailShare[pixel] = atTail;
    }

    int pixels() {
        return first.length;
    }

    int first(int pixel) {
        return first[pixel];
    }

    /** The last square; before the first one if the pixel lies outside. */
    int last(int pixel) {
        return last[pixel];
    }

    /** The share of the first square. */
    int headShare(int pixel) {
        return headShare[pixel];
    }

    /** The share of the last square, where it is not also the first. */
    int tailShare(int pixel) {
        return tailShare[pixel];
    }

    int share(int pixel, int square) {
        return square == first[pixel] ? headShare[pixel] : square == last[pixel] ? tailShare[pixel] : WHOLE;
    }

    /** The first pixel that shows a square. */
    int from(int square) {
        return Math.clamp((long) Math.floor(origin + square * size - HAIR), 0, first.length);
    }

    /** The pixel after the last one that shows a square. */
    int until(int square) {
        return Math.clamp((long) Math.ceil(origin + (square + 1) * size + HAIR), 0, first.length);
    }

    int firstSeen(int count) {
        return Math.clamp((long) Math.floor(-origin / size), 0, count - 1);
    }

    int lastSeen(int count) {
        return Math.clamp((long) Math.ceil((first.length - origin) / size), 0, count - 1);
    }
}
