package puzzlescope.maze.picture;

import java.util.HashSet;
import java.util.Set;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.board.MazeBoard.Square;

/**
 * Writes the numbers of the sets: into every cell where each of them fits, else once per set, in the first visible
 * corridor that is long enough.
 */
final class SetNumbers {

    private final MazePen pen;
    private final MazeTints mazeTints;
    private final MazeBoard board;
    private final CarvingBoard sets;
    private final String greatest;

    SetNumbers(MazePen pen, MazeTints mazeTints, MazeBoard board, CarvingBoard sets) {
        this.pen = pen;
        this.mazeTints = mazeTints;
        this.board = board;
        this.sets = sets;
        greatest = Integer.toString((sets.rows() / 2) * (sets.columns() / 2));
    }

    void paint() {
        if (pen.hasRoom(greatest)) {
            paintEverywhere();
        } else if (pen.isHighEnough()) {
            paintOnce();
        }
    }

    private void paintEverywhere() {
        for (int row = pen.firstRow() | 1; row <= pen.lastRow(); row += 2) {
            for (int column = pen.firstColumn() | 1; column <= pen.lastColumn(); column += 2) {
                if (isFree(row, column)) {
                    int number = sets.set(row, column);
                    pen.number(number, row, column, mazeTints.on(mazeTints.set(number)));
                }
            }
        }
    }

    private void paintOnce() {
        double length = pen.room(greatest) / pen.cell();
        Set<Integer> written = new HashSet<>();
        for (int row = pen.firstRow() | 1; row <= pen.lastRow(); row += 2) {
            int column = pen.firstColumn();
            while (column <= pen.lastColumn()) {
                int end = column;
                while (end <= pen.lastColumn() && isFree(row, end)) {
                    end++;
                }
                if (end - column >= length && written.add(sets.set(row, column | 1))) {
                    write(row, (column + end - 1) / 2.0, sets.set(row, column | 1));
                }
                column = end + 1;
            }
        }
    }

    /** Writes a number above any sign on the corridor, so that it can be read. */
    private void write(int row, double column, int number) {
        var tint = mazeTints.set(number);
        pen.label(Integer.toString(number), row, column, tint, mazeTints.on(tint));
    }

    private boolean isFree(int row, int column) {
        return board.square(row, column) != Square.WALL && !isEnd(row, column);
    }

    private boolean isEnd(int row, int column) {
        return board.endpoints()
                .filter(endpoints -> endpoints.from().isAt(row, column) || endpoints.isGoal(row, column))
                .isPresent();
    }
}
