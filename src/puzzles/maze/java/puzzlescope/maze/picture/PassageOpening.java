package puzzlescope.maze.picture;

import puzzlescope.maze.event.CarvingEvent;
import puzzlescope.maze.event.CellEvent;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.GiantEvent;
import puzzlescope.maze.event.MazeEvent;
import puzzlescope.maze.event.MazeGameEvent;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;

/**
 * A passage being opened, from the cell on one side toward the other.
 *
 * @param row the row of the passage, or -1 if none is being opened
 * @param share how far it is open
 */
public record PassageOpening(int row, int column, Direction side, double share) {

    private static final PassageOpening NONE = new PassageOpening(-1, -1, Direction.NORTH, 1);

    public static PassageOpening of(Moment moment) {
        return moment.isAtRest()
                ? NONE
                : moment.event().map(event -> of((MazeEvent) event, moment)).orElse(NONE);
    }

    private static PassageOpening of(MazeEvent event, Moment moment) {
        return switch (event) {
            case CarvingEvent.SetsMerged joined -> at(joined, moment);
            case CarvingEvent.AtWall wall -> wall.kind().effect().changesSquares() ? at(wall, moment) : NONE;
            case CarvingEvent _, SolvingEvent _, MazeGameEvent _, GiantEvent _ -> NONE;
        };
    }

    private static PassageOpening at(CellEvent wall, Moment moment) {
        var side = wall.side();
        return new PassageOpening(wall.row() + side.rows(), wall.column() + side.columns(), side, moment.happened());
    }

    boolean isAt(int otherRow, int otherColumn) {
        return row == otherRow && column == otherColumn;
    }

    public void paint(MazePen pen) {
        if (row < 0) {
            return;
        }
        var grid = pen.grid();
        pen.square(row, column, pen.color(Ink.WALL));
        pen.surface().setFill(pen.color(Ink.OPEN));
        double back = 1 - share;
        pen.surface()
                .fillRect(
                        grid.x(column) + (side.columns() < 0 ? back * grid.cell() : 0),
                        grid.y(row) + (side.rows() < 0 ? back * grid.cell() : 0),
                        side.columns() == 0 ? grid.cell() : share * grid.cell(),
                        side.rows() == 0 ? grid.cell() : share * grid.cell());
    }
}
