package puzzlescope.core.puzzle.maze.board;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Agenda;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.maze.event.CellCode;
import puzzlescope.core.puzzle.maze.event.CellState;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.Effect;
import puzzlescope.core.puzzle.maze.event.Ends;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.puzzle.maze.event.Place;
import puzzlescope.core.puzzle.maze.event.WayFinder;

/**
 * A grid of squares, each a wall, on the way from the start to the mark, or open; the mark; and what else the algorithms at
 * work on it keep of the cells, which lie on odd rows and columns.
 */
public final class MazeBoard implements Board {

    /** What a square is. */
    public enum Square {
        WALL,
        /** Open, and still in work: on the way to the mark, in the run, in the list of the active cells. */
        PATH,
        /** Open, and the mark has gone back over it. */
        LEFT,
        OPEN
    }

    private static final Square[] SQUARES = Square.values();
    private static final int SQUARE_BITS = 2;
    private static final int NOTE_BITS = 4;
    private static final int NO_NOTE = 0;
    private static final int FRONTIER = 5;
    /** What h needs in a number in which f comes before it. */
    private static final int RANK_BITS = 20;

    private static final int HEAD_BYTES = 9 * Integer.BYTES;

    private final int rows;
    private final int columns;
    private final SmallNumbers squares;
    private final SmallNumbers notes;
    private final @Nullable Sets sets;
    private final @Nullable Trail trail;
    /** The side of each cell that its predecessor lies on, from 1; null in a tree, where open passages say it. */
    private final @Nullable SmallNumbers links;

    /** Those that wait, where the solver has a queue or an open list. */
    private final @Nullable Enqueued enqueued;

    private final @Nullable WayFinder finder;
    private final @Nullable Ends ends;
    private final @Nullable GiantMazeHistory grown;
    private int markRow = -1;
    private int markColumn = -1;
    private int scannedRow = -1;
    private int facing = -1;
    private boolean solving;
    private int steps;
    private int parts;
    private int waves;
    private int traced;
    private @Nullable Changes changes;

    /** A board for a generator that keeps nothing but squares and the mark. */
    public MazeBoard(int rows, int columns) {
        this(rows, columns, false, false, null);
    }

    /**
     * @param withNotes whether the algorithm has a frontier or a walk
     * @param withSets whether it has sets
     * @param ends where a way through the finished maze is looked for; null if none is
     */
    public MazeBoard(int rows, int columns, boolean withNotes, boolean withSets, @Nullable Ends ends) {
        this(rows, columns, withNotes, withSets, false, ends);
    }

    /** @param withLoops whether the finished maze has loops */
    public MazeBoard(
            int rows, int columns, boolean withNotes, boolean withSets, boolean withLoops, @Nullable Ends ends) {
        this(rows, columns, withNotes, withSets, withLoops, ends, null);
    }

    /** @param finder what looks for the way, if it is known */
    public MazeBoard(
            int rows,
            int columns,
            boolean withNotes,
            boolean withSets,
            boolean withLoops,
            @Nullable Ends ends,
            @Nullable WayFinder finder) {
        this.rows = rows;
        this.columns = columns;
        this.ends = ends;
        grown = null;
        int cells = (rows / 2) * (columns / 2);
        squares = new SmallNumbers(rows * columns, SQUARE_BITS);
        notes = new SmallNumbers(withNotes ? cells : 0, NOTE_BITS);
        sets = withSets ? new Sets(cells) : null;
        trail = ends == null ? null : new Trail(cells);
        links = withLoops && ends != null ? new SmallNumbers(cells, NOTE_BITS) : null;
        this.finder = finder;
        boolean queues = finder == WayFinder.BREADTH_FIRST || finder == WayFinder.A_STAR;
        enqueued = ends != null && queues ? new Enqueued(cells) : null;
    }

    /** A board for a maze that is made part by part and belongs to all boards of a run together. */
    public MazeBoard(GiantMazeHistory grown, @Nullable Ends ends) {
        rows = 2 * grown.rows() + 1;
        columns = 2 * grown.columns() + 1;
        this.ends = ends;
        this.grown = grown;
        squares = new SmallNumbers(0, SQUARE_BITS);
        notes = new SmallNumbers(0, NOTE_BITS);
        sets = null;
        trail = null;
        links = null;
        enqueued = null;
        finder = null;
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public Square square(int row, int column) {
        if (grown != null) {
            return grown.isOpen(row, column, parts) ? Square.OPEN : Square.WALL;
        }
        return SQUARES[squares.get(row * columns + column)];
    }

    /** From now on takes down what changes, beginning with everything. One observer at a time. */
    public Changes observe() {
        var fresh = new Changes(rows, columns);
        changes = fresh;
        return fresh;
    }

    /** Whether what is taken down still goes there. */
    public boolean isObservedBy(Changes observer) {
        return changes == observer;
    }

    /** Whether one can go from a cell to the next one on that side. */
    public boolean isOpen(int row, int column, Direction side) {
        return square(row + side.rows(), column + side.columns()) != Square.WALL;
    }

    /** The row of the mark, or -1 if there is none. */
    public int markRow() {
        return markRow;
    }

    /** The column of the mark, or -1 if there is none. */
    public int markColumn() {
        return markColumn;
    }

    /** The row that was searched last without success, or -1. */
    public int scannedRow() {
        return scannedRow;
    }

    /** Where the wall follower looks. */
    public Optional<Direction> facing() {
        return facing < 0 ? Optional.empty() : Optional.of(Direction.of(facing));
    }

    /** How many steps a person has walked. */
    public int steps() {
        return steps;
    }

    /** Whether the maze is made and is being solved. */
    public boolean isSolving() {
        return solving;
    }

    /** Where a way is looked for, if one is. */
    public Optional<Ends> ends() {
        return Optional.ofNullable(ends);
    }

    /** Whether cells may be on the frontier or on a walk. */
    public boolean hasNotes() {
        return notes.size() > 0;
    }

    /** Whether cells are in sets. */
    public boolean hasSets() {
        return sets != null;
    }

    /** The number of the set that a cell is in, from 1; 0 if there are no sets. */
    public int set(int row, int column) {
        return sets == null ? 0 : sets.number(cell(row, column));
    }

    /** Whether a cell is beside the maze and could be the next to join it. */
    public boolean isFrontier(int row, int column) {
        return notes.size() > 0 && notes.get(cell(row, column)) == FRONTIER;
    }

    /** Whether the random walk has gone on from a cell. */
    public boolean isWalked(int row, int column) {
        int note = notes.size() == 0 ? NO_NOTE : notes.get(cell(row, column));
        return note != NO_NOTE && note != FRONTIER;
    }

    /** Where the random walk went on from a cell, if it did. */
    public Optional<Direction> walk(int row, int column) {
        return isWalked(row, column) ? Optional.of(Direction.of(notes.get(cell(row, column)) - 1)) : Optional.empty();
    }

    /** How a cell, or the passage between two, stands with the solver. */
    public CellState state(int row, int column) {
        if (!solving || square(row, column) == Square.WALL) {
            return CellState.UNSEEN;
        }
        if (row % 2 == 1 && column % 2 == 1) {
            return stateOfCell(row, column);
        }
        return row % 2 == 1 ? between(row, column - 1, Direction.EAST) : between(row - 1, column, Direction.SOUTH);
    }

    /** How the passage on a side of a cell stands; with loops two cells of one path may lie beside each other. */
    private CellState between(int row, int column, Direction side) {
        int nextRow = row + 2 * side.rows();
        int nextColumn = column + 2 * side.columns();
        var state = CellState.between(stateOfCell(row, column), stateOfCell(nextRow, nextColumn));
        boolean onPath = state == CellState.PATH || state == CellState.SOLUTION;
        boolean walked = isLinked(row, column, side) || isLinked(nextRow, nextColumn, side.opposite());
        return onPath && !walked ? CellState.UNSEEN : state;
    }

    /** Whether the predecessor of a cell, on a path that was walked, lies on a side; in a tree every neighbour may be it. */
    public boolean isLinked(int row, int column, Direction side) {
        return links == null || links.get(cell(row, column)) == side.ordinal() + 1;
    }

    boolean isGoal(int row, int column) {
        return ends != null && ends.to().row() == row && ends.to().column() == column;
    }

    private CellState stateOfCell(int row, int column) {
        if (grown != null) {
            return grown.state(row >> 1, column >> 1, waves, traced);
        }
        return trail == null ? CellState.UNSEEN : trail.state(cell(row, column));
    }

    /** Whether {@link #look} can tell how squares look, without asking for each. */
    public boolean isGrown() {
        return grown != null;
    }

    /**
     * How a cell, and the squares in its north and west, look: two bits each, from the lowest. 0 is a wall, 1 open, 2 reached
     * by the search, 3 on the way.
     */
    public int look(int row, int column) {
        if (grown == null || row >= rows - 1 || column >= columns - 1) {
            return 0;
        }
        return grown.look(row >> 1, column >> 1, parts, solving ? waves : 0, traced);
    }

    /** How many steps a cell is from the start, as far as the solver has counted; 0 if it has not. */
    public int distance(int row, int column) {
        if (grown != null) {
            return solving ? grown.distance(row >> 1, column >> 1, waves) : 0;
        }
        return trail == null ? 0 : trail.distance(cell(row, column));
    }

    /** The least power of two that no counted distance is above; 1 if none is counted. */
    public int reach() {
        if (grown != null) {
            return grown.reach(waves);
        }
        return trail == null ? 1 : trail.reach();
    }

    @Override
    public List<Agenda> agendas(int most) {
        if (enqueued == null || !enqueued.isUsed() || ends == null) {
            return List.of();
        }
        IntPredicate waits = cell -> stateOfCell(rowOf(cell), columnOf(cell)) == CellState.QUEUED;
        if (finder == WayFinder.BREADTH_FIRST) {
            return List.of(Agenda.queue(enqueued.waiting(), enqueued.oldest(most, waits, this::inQueue)));
        }
        var goal = ends.to();
        // By f, and of equal f by h.
        var first = enqueued.best(
                most,
                waits,
                cell -> ((long) distanceOf(cell) + atLeast(cell, goal) << RANK_BITS) + atLeast(cell, goal),
                cell -> inOpenList(cell, atLeast(cell, goal)));
        return List.of(Agenda.openList(enqueued.waiting(), first));
    }

    private Message inQueue(int cell) {
        return Message.of("maze.agenda.cell", columnOf(cell), rowOf(cell), distanceOf(cell));
    }

    private Message inOpenList(int cell, int h) {
        int g = distanceOf(cell);
        return Message.of("maze.agenda.rated", columnOf(cell), rowOf(cell), g, h, g + h);
    }

    private int distanceOf(int cell) {
        return distance(rowOf(cell), columnOf(cell));
    }

    /** How many steps it is from a cell to a place at least. */
    private int atLeast(int cell, Place place) {
        return Math.abs(rowOf(cell) - place.row()) / 2 + Math.abs(columnOf(cell) - place.column()) / 2;
    }

    private int rowOf(int cell) {
        return 2 * (cell / (columns / 2)) + 1;
    }

    private int columnOf(int cell) {
        return 2 * (cell % (columns / 2)) + 1;
    }

    void enqueue(int row, int column, int change) {
        if (enqueued != null) {
            if (change > 0) {
                enqueued.put(cell(row, column));
            } else {
                enqueued.unput(cell(row, column));
            }
        }
    }

    void enqueueAgain(int row, int column, int change) {
        if (enqueued != null) {
            if (change > 0) {
                enqueued.putAgain(cell(row, column));
            } else {
                enqueued.unputAgain(cell(row, column));
            }
        }
    }

    void dequeue(int change) {
        if (enqueued != null) {
            if (change > 0) {
                enqueued.take();
            } else {
                enqueued.untake();
            }
        }
    }

    private int cell(int row, int column) {
        return (row >> 1) * (columns / 2) + (column >> 1);
    }

    @Override
    public void apply(long event) {
        // Not a switch over types, which costs more than the change itself in the longest runs.
        var effect = MazeEventKind.of(event).effect();
        if (effect instanceof Effect.Carving carving) {
            CarvingChanges.apply(this, carving, event);
        } else {
            SolvingChanges.apply(this, (Effect.SolveHandler) effect, event);
        }
    }

    @Override
    public void undo(long event) {
        // Not a switch over types, which costs more than the change itself in the longest runs.
        var effect = MazeEventKind.of(event).effect();
        if (effect instanceof Effect.Carving carving) {
            CarvingChanges.undo(this, carving, event);
        } else {
            SolvingChanges.undo(this, (Effect.SolveHandler) effect, event);
        }
    }

    void put(int row, int column, Square square) {
        squares.set(row * columns + column, square.ordinal());
        noteChange(row, column);
    }

    private void noteChange(int row, int column) {
        if (changes != null) {
            changes.note(row, column);
        }
    }

    /** The passages in the east and south are drawn as their cells are, so that they change too. */
    private void noteCellChange(int row, int column) {
        if (changes != null) {
            changes.note(row, column);
            changes.note(row, column + 1);
            changes.note(row + 1, column);
        }
    }

    private void noteAll() {
        if (changes != null) {
            changes.noteAll();
        }
    }

    void put(int row, int column, Direction side, Square square) {
        put(row + side.rows(), column + side.columns(), square);
    }

    void mark(int row, int column) {
        markRow = row;
        markColumn = column;
    }

    /** Takes a person to a cell, one step more or one less. */
    void walk(int row, int column, int more) {
        mark(row, column);
        steps += more;
    }

    void unmark() {
        mark(-1, -1);
    }

    void scan(int row) {
        scannedRow = row;
    }

    void face(int direction) {
        facing = direction;
    }

    void setSolving(boolean now) {
        solving = now;
        noteAll();
    }

    void showParts(int count) {
        if (grown != null) {
            noteTiles(grown.tilesOfPart(Math.max(parts, count)));
        }
        parts = count;
    }

    void showWaves(int count) {
        if (grown != null) {
            noteTiles(grown.tilesOfWave(Math.max(waves, count)));
        }
        waves = count;
    }

    void showTraced(int count) {
        if (grown != null) {
            noteTiles(grown.tilesOfWay(waves + 1 - Math.max(traced, count)));
        }
        traced = count;
    }

    private void noteTiles(long[] tiles) {
        if (changes != null) {
            changes.noteTiles(tiles);
        }
    }

    void noteWalk(int row, int column, Direction onward) {
        notes.set(cell(row, column), onward.ordinal() + 1);
        noteChange(row, column);
    }

    void noteFrontier(int row, int column) {
        notes.set(cell(row, column), FRONTIER);
        noteChange(row, column);
    }

    void clearNote(int row, int column) {
        notes.set(cell(row, column), NO_NOTE);
        noteChange(row, column);
    }

    /** Makes two sets one; their colours may change anywhere. */
    void unite(int row, int column, Direction side, int kept, int absorbed) {
        if (sets != null) {
            sets.unite(kept >= 0 ? kept : sets.number(keptCell(row, column, side, kept)), absorbed);
            noteAll();
        }
    }

    private int keptCell(int row, int column, Direction side, int kept) {
        return kept == CellCode.OWN_SET ? cell(row, column) : cell(row + 2 * side.rows(), column + 2 * side.columns());
    }

    void part(int absorbed) {
        if (sets != null) {
            sets.part(absorbed);
            noteAll();
        }
    }

    void setState(int row, int column, CellState state) {
        if (trail != null) {
            trail.set(cell(row, column), state);
            noteCellChange(row, column);
        }
    }

    void setState(int row, int column, CellState state, int distance) {
        if (trail != null) {
            trail.set(cell(row, column), state, distance);
            noteCellChange(row, column);
        }
    }

    /** Notes on which side of a cell its predecessor lies. */
    void link(int row, int column, Direction side) {
        if (links != null) {
            links.set(cell(row, column), side.ordinal() + 1);
        }
    }

    void unlink(int row, int column) {
        if (links != null) {
            links.set(cell(row, column), 0);
        }
    }

    @Override
    public byte[] snapshot() {
        int more = (sets == null ? 0 : sets.bytes())
                + (trail == null ? 0 : trail.bytes())
                + (links == null ? 0 : links.bytes())
                + (enqueued == null ? 0 : enqueued.bytes());
        var bytes = ByteBuffer.allocate(HEAD_BYTES + squares.bytes() + notes.bytes() + more);
        bytes.putInt(markRow)
                .putInt(markColumn)
                .putInt(scannedRow)
                .putInt(facing)
                .putInt(solving ? 1 : 0)
                .putInt(steps)
                .putInt(parts)
                .putInt(waves)
                .putInt(traced);
        squares.write(bytes);
        notes.write(bytes);
        if (sets != null) {
            sets.write(bytes);
        }
        if (trail != null) {
            trail.write(bytes);
        }
        if (links != null) {
            links.write(bytes);
        }
        if (enqueued != null) {
            enqueued.write(bytes);
        }
        return bytes.array();
    }

    @Override
    public void restore(byte[] snapshot) {
        var bytes = ByteBuffer.wrap(snapshot);
        mark(bytes.getInt(), bytes.getInt());
        scannedRow = bytes.getInt();
        facing = bytes.getInt();
        solving = bytes.getInt() != 0;
        steps = bytes.getInt();
        parts = bytes.getInt();
        waves = bytes.getInt();
        traced = bytes.getInt();
        squares.read(bytes);
        notes.read(bytes);
        if (sets != null) {
            sets.read(bytes);
        }
        if (trail != null) {
            trail.read(bytes);
        }
        if (links != null) {
            links.read(bytes);
        }
        if (enqueued != null) {
            enqueued.read(bytes);
        }
        noteAll();
    }
}
