package puzzlescope.ui.puzzle.maze;

import puzzlescope.core.event.Event;
import puzzlescope.core.puzzle.maze.event.CarvingEvent;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.MazeEvent.CorridorCarved;
import puzzlescope.ui.player.Moment;
import puzzlescope.ui.theme.Ink;

/**
 * A passage that is just being opened, from the cell on one side toward the other.
 *
 * @param row the row of the passage, or -1 if none is being opened
 * @param share how much of it is open
 */
record Opening(int row, int column, Direction side, double share) {

    private static final Opening NONE = new Opening(-1, -1, Direction.NORTH, 1);

    static Opening of(Moment moment) {
        return moment.isAtRest()
                ? NONE
                : moment.event().map(event -> of(event, moment)).orElse(NONE);
    }

    private static Opening of(Event event, Moment moment) {
        return switch (event) {
            case CorridorCarved carved -> at(carved.row(), carved.column(), carved.direction(), moment);
            case CarvingEvent.OfSets joined -> at(joined.row(), joined.column(), joined.side(), moment);
            case CarvingEvent.AtWall wall
            when wall.changesSquares() -> at(wall.row(), wall.column(), wall.side(), moment);
            default -> NONE;
        };
    }

    private static Opening at(int row, int column, Direction side, Moment moment) {
        return new Opening(row + side.rows(), column + side.columns(), side, moment.happened());
    }

    boolean isAt(int otherRow, int otherColumn) {
        return row == otherRow && column == otherColumn;
    }

    /** Paints the passage as far as it is open. */
    void paint(MazePen pen) {
        if (row < 0) {
            return;
        }
        var grid = pen.grid();
        pen.square(row, column, pen.color(Ink.WALL));
        pen.graphics().setFill(pen.color(Ink.OPEN));
        double back = 1 - share;
        pen.graphics()
                .fillRect(
                        grid.x(column) + (side.columns() < 0 ? back * grid.cell() : 0),
                        grid.y(row) + (side.rows() < 0 ? back * grid.cell() : 0),
                        side.columns() == 0 ? grid.cell() : share * grid.cell(),
                        side.rows() == 0 ? grid.cell() : share * grid.cell());
    }
}
