package puzzlescope.window.timeline;

import java.util.ArrayList;
import java.util.List;

/** Solutions among the columns: individual marks, and merged ones for those that are too close. */
final class Marks {

    /**
     * A solution, or several close to each other.
     *
     * @param first the first column
     * @param last the last column
     */
    record Mark(int first, int last) {

        boolean isSingle() {
            return first == last;
        }

        int width() {
            return last - first + 1;
        }
    }

    private Marks() {}

    /** The marks from left to right; two columns with fewer than {@code gap} columns between them share one. */
    static List<Mark> of(Columns columns, int gap) {
        var marks = new ArrayList<Mark>();
        int first = -1;
        int last = -1;
        for (int column = 0; column < columns.width(); column++) {
            if (columns.hasSolution(column)) {
                if (first >= 0 && column - last > gap) {
                    marks.add(new Mark(first, last));
                    first = column;
                }
                first = first < 0 ? column : first;
                last = column;
            }
        }
        if (first >= 0) {
            marks.add(new Mark(first, last));
        }
        return marks;
    }
}
