package puzzlescope.maze.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.maze.event.CarvingEvent.ACROSS;
import static puzzlescope.maze.event.CarvingEvent.CHAMBER_COLUMN;
import static puzzlescope.maze.event.CarvingEvent.CHAMBER_ROW;
import static puzzlescope.maze.event.CarvingEvent.COLUMNS;
import static puzzlescope.maze.event.CarvingEvent.DOOR;
import static puzzlescope.maze.event.CarvingEvent.DRAWN;
import static puzzlescope.maze.event.CarvingEvent.END_COLUMN;
import static puzzlescope.maze.event.CarvingEvent.END_ROW;
import static puzzlescope.maze.event.CarvingEvent.LENGTH;
import static puzzlescope.maze.event.CarvingEvent.LINE;
import static puzzlescope.maze.event.CarvingEvent.MARKED;
import static puzzlescope.maze.event.CarvingEvent.MARK_COLUMN;
import static puzzlescope.maze.event.CarvingEvent.MARK_ROW;
import static puzzlescope.maze.event.CarvingEvent.ROWS;
import static puzzlescope.maze.event.CarvingEvent.RUN;
import static puzzlescope.maze.event.CarvingEvent.WALL_COLUMN;
import static puzzlescope.maze.event.CarvingEvent.WALL_ROW;
import static puzzlescope.maze.event.CellEvent.BACK;
import static puzzlescope.maze.event.CellEvent.COLUMN;
import static puzzlescope.maze.event.CellEvent.COUNT;
import static puzzlescope.maze.event.CellEvent.HOME;
import static puzzlescope.maze.event.CellEvent.ROW;
import static puzzlescope.maze.event.CellEvent.SIDE;
import static puzzlescope.maze.event.CellEvent.START;
import static puzzlescope.maze.event.MazeEvent.ONE;
import static puzzlescope.maze.event.MazeEvent.OTHER;
import static puzzlescope.maze.event.PackedPair.NUMBERS;

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Fields;

/** The layouts of the events of generating a maze: their fields, and the record that is read from them. */
@FunctionalInterface
public interface CarvingForm {

    /** At a cell, with a count. */
    CarvingForm CELL =
            kind -> with(ROW, COLUMN, COUNT, (row, column, count) -> new CarvingEvent.AtCell(kind, row, column, count));

    /** At the wall on one side of a cell, with a count. */
    CarvingForm WALL = kind -> with(
            ROW,
            COLUMN,
            SIDE,
            COUNT,
            (row, column, side, count) -> new CarvingEvent.AtWall(kind, row, column, side, count));

    /** At a wall that is removed between two sets; see {@link PackedPair#SETS}. */
    CarvingForm SETS =
            kind -> Fields.madeBy(event -> CarvingEvent.SetsMerged.of(kind, event), ROW, COLUMN, SIDE, NUMBERS);

    /** At a wall that stays between two sets; see {@link PackedPair#EVEN}. */
    CarvingForm APART =
            kind -> Fields.madeBy(event -> CarvingEvent.SetsKeptApart.of(kind, event), ROW, COLUMN, SIDE, NUMBERS);

    /** At a cell that the mark entered from one side. */
    CarvingForm ENTERED = kind -> atMark(kind, BACK);

    /** At a cell that the mark left to one side. */
    CarvingForm LEFT = kind -> atMark(kind, HOME);

    /** At all cells of a row. */
    CarvingForm LINE_OF_CELLS = kind -> with(LINE, COUNT, (row, count) -> new CarvingEvent.AtRow(kind, row, count));

    /** At a run of cells in a row. */
    CarvingForm RUN_OF_CELLS = kind -> with(
            END_ROW,
            END_COLUMN,
            RUN,
            DRAWN,
            (row, column, length, drawn) -> new CarvingEvent.RunEnded(kind, row, column, length, drawn));

    /** At a chamber. */
    CarvingForm CHAMBER = kind -> with(
            CHAMBER_ROW,
            CHAMBER_COLUMN,
            ROWS,
            COLUMNS,
            (row, column, rows, columns) -> new CarvingEvent.Chamber(kind, row, column, rows, columns));

    /** At a wall of many squares. */
    CarvingForm LONG_WALL = kind -> with(
            WALL_ROW,
            WALL_COLUMN,
            LENGTH,
            DOOR,
            ACROSS,
            (row, column, length, door, across) -> new CarvingEvent.WallBuilt(kind, row, column, length, door, across));

    /** About the whole maze, with a count. */
    CarvingForm WHOLE = kind -> with(COUNT, count -> new CarvingEvent.AllCells(kind, count));

    /** About the whole maze, when it is finished and the mark is removed. */
    CarvingForm COMPLETED = kind -> with(
            MARK_ROW,
            MARK_COLUMN,
            COUNT,
            MARKED,
            (row, column, cells, marked) -> new CarvingEvent.Completed(kind, row, column, cells, marked));

    /** About the whole maze, with two counts. */
    CarvingForm TOTALS = kind -> with(ONE, OTHER, (one, other) -> new CarvingEvent.Totals(kind, one, other));

    /** Returns the fields of events of a kind with this form. */
    Fields fields(CarvingKind kind);

    private static Fields atMark(CarvingKind kind, EnumField<Direction> side) {
        return with(
                ROW,
                COLUMN,
                side,
                START,
                (row, column, toSide, start) -> new CarvingEvent.MarkMoved(kind, row, column, toSide, start));
    }
}
