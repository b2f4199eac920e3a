package puzzlescope.maze.window;

import java.util.Optional;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.picture.CellRating;
import puzzlescope.maze.picture.MazePicture;
import puzzlescope.window.board.TabContext;

/** Information about a cell. FX thread only. */
record CellTip(TabContext context) {

    /** Text for a cell: its set while the maze is generated, then its rating by A*, or its steps from the start. */
    Optional<String> of(MazePosition cell) {
        var session = context.player().session();
        var board = (MazeBoard) session.timeline().board();
        if (!board.isSolving()) {
            return board.making()
                    .map(maze -> maze.set(cell.row(), cell.column()))
                    .filter(set -> set > 0)
                    .map(set -> context.appearance().localize("maze.cell.set", set));
        }
        if (!context.isByHand() && MazePicture.rates(session.arguments())) {
            return CellRating.of(board, cell.row(), cell.column())
                    .map(rated -> context.appearance().localize("maze.rating", rated.g(), rated.h(), rated.f()));
        }
        return Optional.of(board.distance(cell.row(), cell.column()))
                .filter(steps -> steps > 0)
                .map(steps -> context.appearance().localize("maze.cell.steps", steps));
    }
}
