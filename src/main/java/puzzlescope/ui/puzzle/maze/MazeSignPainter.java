package puzzlescope.ui.puzzle.maze;

import puzzlescope.core.event.Event;
import puzzlescope.core.event.Role;
import puzzlescope.core.puzzle.maze.event.CarvingEvent;
import puzzlescope.core.puzzle.maze.event.CellEvent;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.puzzle.maze.event.SolvingEvent;
import puzzlescope.ui.theme.Ink;

/** Points at what the event is about: the cell, the two cells and the wall between them, the chamber. */
final class MazeSignPainter {

    private final MazePen pen;

    MazeSignPainter(MazePen pen) {
        this.pen = pen;
    }

    void paint(Event event) {
        switch (event) {
            case CarvingEvent.Chamber chamber -> paintChamber(chamber);
            case CarvingEvent.WallBuilt wall -> paintWall(wall);
            case CarvingEvent.AtWall wall -> paintPair(wall);
            case CarvingEvent.OfSets sets -> paintPair(sets);
            case CarvingEvent.AtCell cell -> paintCell(cell);
            case SolvingEvent solving when !MarkMove.of(solving).isPresent() -> paintSolving(solving);
            default -> {}
        }
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

    private void paintPair(CellEvent event) {
        int row = event.row() + event.side().rows();
        int column = event.column() + event.side().columns();
        boolean rejected = event.kind().roles().contains(Role.REJECT);
        boolean kept = event.kind() == MazeEventKind.RIGHT_KEPT || event.kind() == MazeEventKind.DOWN_KEPT;
        var color = pen.color(rejected ? Ink.CONFLICT : kept ? Ink.WAY_BACK : Ink.MARK);
        int otherRow = row + event.side().rows();
        int otherColumn = column + event.side().columns();
        pen.frame(
                Math.min(event.row(), otherRow),
                Math.min(event.column(), otherColumn),
                Math.max(event.row(), otherRow),
                Math.max(event.column(), otherColumn),
                color);
        if (rejected || kept) {
            pen.cross(row, column, 0.55, color);
        }
    }

    private void paintCell(CarvingEvent.AtCell event) {
        if (event.kind() == MazeEventKind.RUN_CLOSED) {
            int west = event.column() - 2 * (event.first() - 1);
            pen.frame(event.row(), west, event.row(), event.column(), pen.color(Ink.MARK));
            int drawn = event.column() - 2 * event.second();
            pen.frame(event.row() - 2, drawn, event.row(), drawn, pen.color(Ink.SOLUTION));
        } else if (event.kind() == MazeEventKind.LOOP_CLOSED) {
            pen.frame(event.row(), event.column(), event.row(), event.column(), pen.color(Ink.CONFLICT));
        } else if (isAboutACell(event.kind())) {
            pen.frame(event.row(), event.column(), event.row(), event.column(), pen.color(Ink.MARK));
        }
    }

    private static boolean isAboutACell(MazeEventKind kind) {
        return switch (kind) {
            case TREE_BEGUN, TREE_SEEDED, MARK_SET, WALK_BEGUN, WALK_JOINED, WALK_STUCK, CELL_RETIRED, CORNER_LEFT ->
                true;
            default -> false;
        };
    }

    private void paintSolving(SolvingEvent event) {
        switch (event.kind()) {
            case FIRST_TAKEN,
                    BEST_TAKEN,
                    CELL_QUEUED,
                    CELL_RATED,
                    CELL_IMPROVED,
                    LOOP_CUT,
                    HAND_CIRCLED,
                    DEAD_END_FILLED,
                    STEP_TRACED,
                    GOAL_FOUND ->
                pen.frame(event.row(), event.column(), event.row(), event.column(), pen.color(Ink.MARK));
            default -> {}
        }
    }
}
