package puzzlescope.core.puzzle.maze.board;

import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.maze.board.MazeBoard.Square;
import puzzlescope.core.puzzle.maze.event.CarvingEvent;
import puzzlescope.core.puzzle.maze.event.CellCode;

/** Changes of many squares at once. Stateless. */
final class Areas {

    private Areas() {}

    /** Sets all cells of the rows from one to before another. */
    static void cells(MazeBoard board, int fromRow, int toRow, Square square) {
        for (int row = fromRow; row < toRow; row += 2) {
            for (int column = 1; column < board.columns(); column += 2) {
                board.put(row, column, square);
            }
        }
    }

    /** Sets everything within the outer wall. */
    static void interior(MazeBoard board, Square square) {
        for (int row = 1; row < board.rows() - 1; row++) {
            for (int column = 1; column < board.columns() - 1; column++) {
                board.put(row, column, square);
            }
        }
    }

    /** Sets the squares of the wall that a {@link CarvingEvent.WallBuilt} built, all but its door. */
    static void wall(MazeBoard board, long event, Square square) {
        int door = Packed.fourth(event) >> 1;
        boolean across = (Packed.fourth(event) & 1) != 0;
        for (int i = 0; i < Packed.third(event); i++) {
            if (i != door) {
                board.put(Packed.first(event) + (across ? 0 : i), Packed.second(event) + (across ? i : 0), square);
            }
        }
    }

    /**
     * Sets the squares of a run that ends at the event's cell, and the passage north of the one that was drawn. The first
     * number is the run's length, the second how many cells from its end the drawn one is. The last cell never is in work.
     */
    static void run(MazeBoard board, long event, Square run, Square passage) {
        int row = CellCode.row(event);
        int column = CellCode.column(event);
        for (int back = 1; back <= 2 * (CellCode.first(event) - 1); back++) {
            board.put(row, column - back, run);
        }
        board.put(row - 1, column - 2 * CellCode.second(event), passage);
    }
}
