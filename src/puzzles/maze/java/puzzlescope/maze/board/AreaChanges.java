package puzzlescope.maze.board;

import static puzzlescope.maze.event.CarvingEvent.ACROSS;
import static puzzlescope.maze.event.CarvingEvent.DOOR;
import static puzzlescope.maze.event.CarvingEvent.DRAWN;
import static puzzlescope.maze.event.CarvingEvent.END_COLUMN;
import static puzzlescope.maze.event.CarvingEvent.END_ROW;
import static puzzlescope.maze.event.CarvingEvent.LENGTH;
import static puzzlescope.maze.event.CarvingEvent.RUN;
import static puzzlescope.maze.event.CarvingEvent.WALL_COLUMN;
import static puzzlescope.maze.event.CarvingEvent.WALL_ROW;

import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.event.CarvingEvent;

/** Changes to many squares at once. Stateless. */
final class AreaChanges {

    private AreaChanges() {}

    /** Sets all cells in a range of rows. */
    static void cells(CarvingBoard board, int fromRow, int toRow, Square square) {
        for (int row = fromRow; row < toRow; row += 2) {
            for (int column = 1; column < board.columns(); column += 2) {
                board.put(row, column, square);
            }
        }
    }

    /** Sets everything inside the outer wall. */
    static void interior(CarvingBoard board, Square square) {
        for (int row = 1; row < board.rows() - 1; row++) {
            for (int column = 1; column < board.columns() - 1; column++) {
                board.put(row, column, square);
            }
        }
    }

    /** Sets the squares of the wall of a {@link CarvingEvent.WallBuilt}, except its door. */
    static void wall(CarvingBoard board, long event, Square square) {
        int row = WALL_ROW.of(event);
        int column = WALL_COLUMN.of(event);
        boolean across = ACROSS.of(event);
        int door = DOOR.of(event);
        for (int i = 0; i < LENGTH.of(event); i++) {
            if (i != door) {
                board.put(row + (across ? 0 : i), column + (across ? i : 0), square);
            }
        }
    }

    /** Sets the squares of a run, and the passage north of the chosen cell. The last cell is never in progress. */
    static void run(CarvingBoard board, long event, Square run, Square passage) {
        int row = END_ROW.of(event);
        int column = END_COLUMN.of(event);
        for (int back = 1; back <= 2 * (RUN.of(event) - 1); back++) {
            board.put(row, column - back, run);
        }
        board.put(row - 1, column - 2 * DRAWN.of(event), passage);
    }
}
