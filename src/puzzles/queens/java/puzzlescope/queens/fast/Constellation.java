package puzzlescope.queens.fast;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Queens on all four border lines of a board; one in a corner is on two of them.
 *
 * @param top the column of the queen in the first row
 * @param bottom the column of the queen in the last row
 * @param left the row of the queen in the first column
 * @param right the row of the queen in the last column
 */
record Constellation(int n, int top, int bottom, int left, int right) {

    /** The number of symmetries of a board. */
    static final int SYMMETRIES = 8;

    private static final int LINES = 4;

    /** Returns one of each group of symmetric constellations, shuffled so that any range of them is a fair sample. */
    static List<Constellation> fundamental(int n) {
        var all = new ArrayList<Constellation>();
        int squares = n * n;
        for (int across = 0; across < squares; across++) {
            for (int down = 0; down < squares; down++) {
                var each = new Constellation(n, across / n, across % n, down / n, down % n);
                if (each.isPeaceful() && each.isLeast()) {
                    all.add(each);
                }
            }
        }
        all.sort(Comparator.comparingInt(each ->
                PiecewiseCount.mixed(((each.top * n + each.bottom) * n + each.left) * n + each.right)));
        return List.copyOf(all);
    }

    int row(int line) {
        return switch (line) {
            case 0 -> 0;
            case 1 -> n - 1;
            case 2 -> left;
            default -> right;
        };
    }

    int column(int line) {
        return switch (line) {
            case 0 -> top;
            case 1 -> bottom;
            case 2 -> 0;
            default -> n - 1;
        };
    }

    /** Returns the distinct squares of its queens, as row times n plus column. */
    int[] squares() {
        return IntStream.range(0, LINES)
                .map(line -> row(line) * n + column(line))
                .distinct()
                .toArray();
    }

    private boolean isPeaceful() {
        int end = n - 1;
        boolean corners = (top == 0) == (left == 0)
                && (top == end) == (right == 0)
                && (bottom == 0) == (left == end)
                && (bottom == end) == (right == end);
        for (int a = 1; corners && a < LINES; a++) {
            for (int b = 0; b < a; b++) {
                int down = Math.abs(row(a) - row(b));
                int across = Math.abs(column(a) - column(b));
                boolean same = down + across == 0;
                if (!same && (down == 0 || across == 0 || down == across)) {
                    return false;
                }
            }
        }
        return corners;
    }

    private int code() {
        return ((top * n + bottom) * n + left) * n + right;
    }

    private boolean isLeast() {
        for (int symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
            if (image(symmetry).code() < code()) {
                return false;
            }
        }
        return true;
    }

    /** Returns the first row's column in each distinct image: eight, or fewer if the constellation is symmetric. */
    int[] firstColumns() {
        return IntStream.range(0, SYMMETRIES)
                .mapToObj(this::image)
                .distinct()
                .mapToInt(Constellation::top)
                .toArray();
    }

    /** Returns the image under a number of quarter turns clockwise, from 4 on after a left-right reflection. */
    Constellation image(int symmetry) {
        int end = n - 1;
        var image = symmetry < LINES
                ? this
                : new Constellation(n, end - top, end - bottom, /* left= */ right, /* right= */ left);
        for (int turn = symmetry % LINES; turn > 0; turn--) {
            image = new Constellation(n, end - image.left, end - image.right, image.bottom, image.top);
        }
        return image;
    }
}
