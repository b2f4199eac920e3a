package puzzlescope.maze.picture;

import java.util.Optional;
import puzzlescope.maze.custom.CustomMaze;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Cell;
import puzzlescope.picture.board.Grid;

/** Draws a written maze in the editor, untouched by any algorithm. */
public final class CustomMazePicture {

    private static final double CLOSED_SIZE = 0.22;
    private static final double MARGIN = 8;

    private CustomMazePicture() {}

    /** Position of its squares on a canvas of this size in px. */
    public static Grid grid(CustomMaze maze, double width, double height) {
        return Grid.fit(maze.rows(), maze.columns(), width, height, MARGIN);
    }

    /**
     * Draws the maze.
     *
     * @param chosen the square at the keyboard cursor; empty if there is none
     */
    public static void paint(
            Surface surface, Style style, CustomMaze maze, double width, double height, Optional<Cell> chosen) {
        var grid = grid(maze, width, height);
        var pen = new MazePen(surface, style, grid, width, height);
        surface.setFill(style.color(Ink.WALL));
        surface.fillRect(grid.left(), grid.top(), grid.width(), grid.height());
        // Walls as dark as their surroundings would hide the edge of the maze.
        surface.setStroke(style.color(Ink.UNVISITED));
        surface.setLineWidth(1);
        surface.strokeRect(grid.left() - 0.5, grid.top() - 0.5, grid.width() + 1, grid.height() + 1);
        for (int row = 1; row < maze.rows() - 1; row++) {
            paintRow(pen, maze, row);
        }
        var endpoints = maze.endpoints();
        pen.end(endpoints.from(), "A", Ink.GUARD);
        endpoints.goals().forEach(goal -> pen.end(goal, "B", Ink.SOLUTION));
        chosen.ifPresent(
                cell -> pen.frame(cell.row(), cell.column(), cell.row(), cell.column(), style.color(Ink.MARK)));
    }

    /** Paints a row with one stroke per run of open squares, which large mazes need. */
    private static void paintRow(MazePen pen, CustomMaze maze, int row) {
        var grid = pen.grid();
        int column = 1;
        while (column < maze.columns() - 1) {
            int end = column;
            while (maze.isOpen(row, end)) {
                end++;
            }
            if (end > column) {
                pen.surface().setFill(pen.color(Ink.OPEN));
                pen.surface().fillRect(grid.x(column), grid.y(row), (end - column) * grid.cell(), grid.cell());
                for (int square = column; square < end; square++) {
                    if (maze.isMuddy(row, square)) {
                        pen.mud(row, square);
                    }
                }
            } else if (row % 2 == 1 && column % 2 == 1) {
                pen.disk(row, column, grid.cell() * CLOSED_SIZE, pen.color(Ink.UNVISITED));
            }
            column = Math.max(end, column + 1);
        }
    }
}
