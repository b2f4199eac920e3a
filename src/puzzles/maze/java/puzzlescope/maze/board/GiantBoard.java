package puzzlescope.maze.board;

import static puzzlescope.maze.event.GiantEvent.PART;

import java.util.Optional;
import puzzlescope.engine.event.StateIo;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.GiantKind;

/**
 * A position in the run of a giant maze, which is generated in parts and searched in waves. The maze itself is shared
 * by all boards of the run.
 */
public final class GiantBoard implements MazeBoard {

    private final GiantMazeHistory maze;
    private final Optional<Endpoints> ends;
    private final int rows;
    private final int columns;
    private final ChangeRecorder changeRecorder;
    private boolean solving;
    private int parts;
    private int waves;
    private int traced;

    /** @param ends the ends of the path to find, if any */
    public GiantBoard(GiantMazeHistory maze, Optional<Endpoints> ends) {
        this.maze = maze;
        this.ends = ends;
        rows = 2 * maze.rows() + 1;
        columns = 2 * maze.columns() + 1;
        changeRecorder = new ChangeRecorder(rows, columns);
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public Square square(int row, int column) {
        return maze.isOpen(row, column, parts) ? Square.OPEN : Square.WALL;
    }

    @Override
    public Optional<CarvingBoard> making() {
        return Optional.empty();
    }

    @Override
    public boolean isSolving() {
        return solving;
    }

    @Override
    public Optional<Endpoints> endpoints() {
        return ends;
    }

    @Override
    public CellState state(int row, int column) {
        if (!solving || square(row, column) == Square.WALL) {
            return CellState.UNSEEN;
        }
        if (row % 2 == 1 && column % 2 == 1) {
            return stateOfCell(row, column);
        }
        boolean acrossRow = row % 2 == 1;
        return CellState.between(
                acrossRow ? stateOfCell(row, column - 1) : stateOfCell(row - 1, column),
                acrossRow ? stateOfCell(row, column + 1) : stateOfCell(row + 1, column));
    }

    private CellState stateOfCell(int row, int column) {
        return maze.state(row >> 1, column >> 1, waves, traced);
    }

    /**
     * Returns the states of a cell and of the squares north and west of it at once: two bits each, from the lowest. 0
     * is a wall, 1 open, 2 reached by the search, 3 on the path.
     */
    public int cellStates(int row, int column) {
        if (row >= rows - 1 || column >= columns - 1) {
            return 0;
        }
        return maze.cellStates(row >> 1, column >> 1, parts, solving ? waves : 0, traced);
    }

    @Override
    public int distance(int row, int column) {
        return solving ? maze.distance(row >> 1, column >> 1, waves) : 0;
    }

    @Override
    public int distanceScale() {
        return maze.distanceScale(waves);
    }

    @Override
    public ChangedTiles observe() {
        return changeRecorder.begin();
    }

    @Override
    public boolean isObservedBy(ChangedTiles observer) {
        return changeRecorder.isFor(observer);
    }

    @Override
    public void apply(long event) {
        show(event, 0);
    }

    @Override
    public void undo(long event) {
        show(event, 1);
    }

    /** @param less 1 if the event is undone */
    private void show(long event, int less) {
        int part = PART.of(event) - less;
        switch (GiantKind.of(event)) {
            case PART_CARVED, LOOPS_PART_OPENED -> {
                changeRecorder.noteTiles(maze.tilesOfPart(Math.max(parts, part)));
                parts = part;
            }
            case FLOOD_BEGUN -> {
                solving = less == 0;
                changeRecorder.noteAll();
            }
            case WAVE_SPREAD -> {
                changeRecorder.noteTiles(maze.tilesOfWave(Math.max(waves, part)));
                waves = part;
            }
            case WAY_PART_TRACED -> {
                changeRecorder.noteTiles(maze.tilesOfWay(waves + 1 - Math.max(traced, part)));
                traced = part;
            }
            case GIANT_BEGUN, GIANT_FINISHED, LOOPS_BEGUN, LOOPS_ENDED, GIANT_WAY_SHOWN -> {}
        }
    }

    @Override
    public void state(StateIo io) {
        solving = io.flag(solving);
        parts = io.int16(parts);
        waves = io.int16(waves);
        traced = io.int16(traced);
        if (io.isReading()) {
            changeRecorder.noteAll();
        }
    }
}
