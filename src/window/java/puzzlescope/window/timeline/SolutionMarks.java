package puzzlescope.window.timeline;

import java.util.ArrayList;
import java.util.List;

/** Solutions among the columns: individual marks, and merged ones for those that are too close. */
final class SolutionMarks {

    /**
     * A solution, or several close to each other.
     *
     * @param first the first column
     * @param last the last column
     */
    record SolutionMark(int first, int last) {

        boolean isSingle() {
            return first == last;
        }
    }

    private SolutionMarks() {}

    /** The marks from left to right; two columns with fewer than {@code gap} columns between them share one. */
    static List<SolutionMark> of(CurveColumns curveColumns, int gap) {
        var marks = new ArrayList<SolutionMark>();
        int first = -1;
        int last = -1;
        for (int column = 0; column < curveColumns.width(); column++) {
            if (curveColumns.hasSolution(column)) {
                if (first >= 0 && column - last > gap) {
                    marks.add(new SolutionMark(first, last));
                    first = column;
                }
                first = first < 0 ? column : first;
                last = column;
            }
        }
        if (first >= 0) {
            marks.add(new SolutionMark(first, last));
        }
        return marks;
    }
}
