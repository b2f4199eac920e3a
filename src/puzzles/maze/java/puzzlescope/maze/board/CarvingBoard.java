package puzzlescope.maze.board;

import java.util.Optional;
import java.util.Set;
import puzzlescope.engine.event.StateIo;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Effect;
import puzzlescope.maze.event.MazeKinds;
import puzzlescope.maze.event.PackedPair;

/**
 * A maze being generated: its squares, the mark, and the algorithm's data of the cells, such as their sets. The data of
 * the solver of the finished maze, which this board ignores, is on a {@link SolvingBoard}.
 */
public final class CarvingBoard implements MazeBoard {

    private static final Square[] SQUARES = Square.values();
    private static final int SQUARE_BITS = 2;
    private static final int NOTE_BITS = 4;
    private static final int NO_NOTE = 0;
    private static final int FRONTIER = 5;

    private final MazeKinds kinds;
    private final int rows;
    private final int columns;
    private final SmallNumbers squares;
    /** The frontier or walk data of each cell; of no cells if the algorithm has neither. */
    private final SmallNumbers notes;
    /** The sets; of no cells if the algorithm has none. */
    private final DisjointSets disjointSets;

    /** The muddy squares; of no cells if there is no mud. */
    private final SmallNumbers mud;

    private final ChangeRecorder changeRecorder;
    private int markRow = -1;
    private int markColumn = -1;
    private int scannedRow = -1;

    /** @param kinds the kinds of the events that will be applied */
    public CarvingBoard(MazeKinds kinds, int rows, int columns, Set<CellAnnotation> keeps) {
        this.kinds = kinds;
        this.rows = rows;
        this.columns = columns;
        int cells = (rows / 2) * (columns / 2);
        boolean withNotes = keeps.contains(CellAnnotation.FRONTIER) || keeps.contains(CellAnnotation.WALK);
        squares = new SmallNumbers(rows * columns, SQUARE_BITS);
        notes = new SmallNumbers(withNotes ? cells : 0, NOTE_BITS);
        disjointSets = new DisjointSets(keeps.contains(CellAnnotation.SETS) ? cells : 0);
        mud = new SmallNumbers(keeps.contains(CellAnnotation.MUD) ? rows * columns : 0, SQUARE_BITS);
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
        return SQUARES[squares.get(row * columns + column)];
    }

    @Override
    public boolean isMuddy(int row, int column) {
        return hasMud() && mud.get(row * columns + column) != 0;
    }

    /** Returns whether passages may be muddy. */
    public boolean hasMud() {
        return mud.size() > 0;
    }

    @Override
    public Optional<CarvingBoard> making() {
        return Optional.of(this);
    }

    @Override
    public int markRow() {
        return markRow;
    }

    @Override
    public int markColumn() {
        return markColumn;
    }

    /** The last row that was searched without success, or -1. */
    public int scannedRow() {
        return scannedRow;
    }

    /** Returns whether cells may be on the frontier or on a walk. */
    public boolean hasNotes() {
        return notes.size() > 0;
    }

    public boolean hasSets() {
        return disjointSets.size() > 0;
    }

    /** The number of a cell's set, from 1; 0 if there are no sets. */
    public int set(int row, int column) {
        return hasSets() ? disjointSets.number(cell(row, column)) : 0;
    }

    /** Returns whether a cell is on the frontier, beside the maze. */
    public boolean isFrontier(int row, int column) {
        return note(row, column) == FRONTIER;
    }

    /** Returns whether the random walk has left a cell. */
    public boolean isWalked(int row, int column) {
        int note = note(row, column);
        return note != NO_NOTE && note != FRONTIER;
    }

    /** The direction in which the random walk left a cell, if it did. */
    public Optional<Direction> walk(int row, int column) {
        return isWalked(row, column) ? Optional.of(Direction.of(note(row, column) - 1)) : Optional.empty();
    }

    private int note(int row, int column) {
        return hasNotes() ? notes.get(cell(row, column)) : NO_NOTE;
    }

    int cell(int row, int column) {
        return (row >> 1) * (columns / 2) + (column >> 1);
    }

    @Override
    public ChangedTiles observe() {
        return changeRecorder.begin();
    }

    @Override
    public boolean isObservedBy(ChangedTiles observer) {
        return changeRecorder.isFor(observer);
    }

    ChangeRecorder changeRecorder() {
        return changeRecorder;
    }

    Effect effect(long event) {
        return kinds.effect(event);
    }

    @Override
    public void apply(long event) {
        // No pattern switch, which costs more than the change itself in the longest runs.
        if (effect(event) instanceof Effect.Carving effect) {
            CarvingChanges.apply(this, effect, event);
        }
    }

    @Override
    public void undo(long event) {
        // No pattern switch, which costs more than the change itself in the longest runs.
        if (effect(event) instanceof Effect.Carving effect) {
            CarvingChanges.undo(this, effect, event);
        }
    }

    void put(int row, int column, Square square) {
        squares.set(row * columns + column, square.ordinal());
        changeRecorder.note(row, column);
    }

    /** Sets the passage on one side of a cell. */
    void put(int row, int column, Direction side, Square square) {
        put(row + side.rows(), column + side.columns(), square);
    }

    void putNext(int row, int column, Direction side, Square square) {
        put(row + 2 * side.rows(), column + 2 * side.columns(), square);
    }

    /** Sets or clears mud in the passage on one side of a cell. */
    void muddy(int row, int column, Direction side, boolean now) {
        if (hasMud()) {
            mud.set((row + side.rows()) * columns + column + side.columns(), now ? 1 : 0);
            changeRecorder.note(row + side.rows(), column + side.columns());
        }
    }

    void mark(int row, int column) {
        markRow = row;
        markColumn = column;
    }

    /** Moves the mark to the next cell on one side. */
    void mark(int row, int column, Direction side) {
        mark(row + 2 * side.rows(), column + 2 * side.columns());
    }

    void unmark() {
        mark(-1, -1);
    }

    void scan(int row) {
        scannedRow = row;
    }

    void noteWalk(int row, int column, Direction onward) {
        note(row, column, onward.ordinal() + 1);
    }

    void noteFrontier(int row, int column) {
        note(row, column, FRONTIER);
    }

    void clearNote(int row, int column) {
        note(row, column, NO_NOTE);
    }

    private void note(int row, int column, int note) {
        if (hasNotes()) {
            notes.set(cell(row, column), note);
            changeRecorder.note(row, column);
        }
    }

    /** Unites two sets, which may change their colours anywhere. */
    void unite(int row, int column, Direction side, int kept, int absorbed) {
        if (hasSets()) {
            disjointSets.unite(kept >= 0 ? kept : disjointSets.number(keptCell(row, column, side, kept)), absorbed);
            changeRecorder.noteAll();
        }
    }

    private int keptCell(int row, int column, Direction side, int kept) {
        return kept == PackedPair.OWN_SET
                ? cell(row, column)
                : cell(row + 2 * side.rows(), column + 2 * side.columns());
    }

    void part(int absorbed) {
        if (hasSets()) {
            disjointSets.part(absorbed);
            changeRecorder.noteAll();
        }
    }

    @Override
    public void state(StateIo io) {
        markRow = io.int16(markRow);
        markColumn = io.int16(markColumn);
        scannedRow = io.int16(scannedRow);
        squares.state(io);
        notes.state(io);
        disjointSets.state(io);
        mud.state(io);
        if (io.isReading()) {
            changeRecorder.noteAll();
        }
    }
}
