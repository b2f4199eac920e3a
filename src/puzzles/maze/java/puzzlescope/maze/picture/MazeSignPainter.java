package puzzlescope.maze.picture;

import puzzlescope.engine.event.Role;
import puzzlescope.maze.event.CarvingEvent;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.CellEvent;
import puzzlescope.maze.event.Effect;
import puzzlescope.maze.event.GiantEvent;
import puzzlescope.maze.event.MazeEvent;
import puzzlescope.maze.event.MazeGameEvent;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.picture.Ink;

/** Points at the subject of the event: the cell, the two cells and the wall between them, the chamber. */
public record MazeSignPainter(MazePen pen) {

    public void paint(MazeEvent event) {
        switch (event) {
            case CarvingEvent.Chamber chamber -> paintChamber(chamber);
            case CarvingEvent.WallBuilt wall -> paintWall(wall);
            case CarvingEvent.AtWall wall -> {
                if (wall.kind().effect() != Effect.Carving.DIG) {
                    paintPair(wall, wall.kind());
                }
            }
            case CarvingEvent.SetsMerged sets -> paintPair(sets, sets.kind());
            case CarvingEvent.SetsKeptApart sets -> paintPair(sets, sets.kind());
            case CarvingEvent.AtCell cell -> paintCell(cell);
            case CarvingEvent.RunEnded runEnded -> paintRun(runEnded);
            case CarvingEvent.MarkMoved _,
                    CarvingEvent.AtRow _,
                    CarvingEvent.Completed _,
                    CarvingEvent.AllCells _,
                    CarvingEvent.Totals _ -> {}
            case SolvingEvent.AtCell cell -> frame(cell, cell.kind() != SolvingKind.SOLVING_BEGUN);
            case SolvingEvent.AtSide cell -> frame(cell, cell.kind() != SolvingKind.HAND_PUT);
            case SolvingEvent.Rated cell -> frame(cell, cell.kind() != SolvingKind.HAND_LIFTED);
            case SolvingEvent.Improved cell -> frame(cell, true);
            case SolvingEvent.Traced cell -> frame(cell, true);
            case SolvingEvent.Called _,
                    SolvingEvent.Turned _,
                    SolvingEvent.Totals _,
                    SolvingEvent.Costed _,
                    MazeGameEvent _,
                    GiantEvent _ -> {}
        }
    }

    private void frame(CellEvent cell, boolean shown) {
        if (shown) {
            frame(cell, Ink.MARK);
        }
    }

    private void frame(CellEvent cell, Ink ink) {
        pen.frame(cell.row(), cell.column(), cell.row(), cell.column(), pen.color(ink));
    }

    private void paintChamber(CarvingEvent.Chamber chamber) {
        int lastRow = chamber.row() + 2 * chamber.rows() - 2;
        int lastColumn = chamber.column() + 2 * chamber.columns() - 2;
        pen.frame(chamber.row(), chamber.column(), lastRow, lastColumn, pen.color(Ink.MARK));
    }

    private void paintWall(CarvingEvent.WallBuilt wall) {
        int rows = wall.across() ? 0 : wall.length() - 1;
        int columns = wall.across() ? wall.length() - 1 : 0;
        pen.frame(wall.row(), wall.column(), wall.row() + rows, wall.column() + columns, pen.color(Ink.MARK));
        int doorRow = wall.row() + (wall.across() ? 0 : wall.door());
        int doorColumn = wall.column() + (wall.across() ? wall.door() : 0);
        pen.ring(doorRow, doorColumn, pen.cell() * 0.6, pen.color(Ink.SOLUTION));
    }

    private void paintPair(CellEvent event, CarvingKind kind) {
        int row = event.row() + event.side().rows();
        int column = event.column() + event.side().columns();
        boolean rejected = kind.roles().contains(Role.REJECT);
        boolean kept = kind.effect() == Effect.Carving.NOTHING && kind.roles().contains(Role.TRY);
        var color = pen.color(rejected ? Ink.CONFLICT : kept ? MazeInks.LEFT : Ink.MARK);
        pen.frame(
                Math.min(event.row(), event.nextRow()),
                Math.min(event.column(), event.nextColumn()),
                Math.max(event.row(), event.nextRow()),
                Math.max(event.column(), event.nextColumn()),
                color);
        if (rejected || kept) {
            pen.cross(row, column, 0.55, color);
        }
    }

    private void paintRun(CarvingEvent.RunEnded runEnded) {
        int west = runEnded.column() - 2 * (runEnded.first() - 1);
        pen.frame(runEnded.row(), west, runEnded.row(), runEnded.column(), pen.color(Ink.MARK));
        int drawn = runEnded.column() - 2 * runEnded.second();
        pen.frame(runEnded.row() - 2, drawn, runEnded.row(), drawn, pen.color(Ink.SOLUTION));
    }

    /** Paints the cell, except where the mark is finally removed or a call ends. */
    private void paintCell(CarvingEvent.AtCell event) {
        var kind = event.kind();
        if (kind.effect() != Effect.Carving.TAKE_MARK && !kind.roles().contains(Role.RETURN)) {
            frame(event, kind.roles().contains(Role.REJECT) ? Ink.CONFLICT : Ink.MARK);
        }
    }
}
