package puzzlescope.maze.generator;

import java.math.BigInteger;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.PackedPair;

/**
 * One run of a generator: the cells in the maze so far, their neighbours, the random numbers, and the event sink. Cells
 * count from 0, row by row. Solver thread only.
 */
public final class CarvingContext {

    private static final Direction[] DIRECTIONS = Direction.values();

    private final EventSink sink;
    private final boolean branching;
    private final PythonRandom random;
    private final int rows;
    private final int columns;
    private final boolean[] joined;
    private int joinedCount;

    /** @param rows the number of rows of cells */
    CarvingContext(int rows, int columns, BigInteger seed, EventSink sink) {
        this.rows = rows;
        this.columns = columns;
        this.sink = sink;
        branching = sink.mayBranch();
        random = new PythonRandom(seed);
        joined = new boolean[rows * columns];
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    int cells() {
        return joined.length;
    }

    int row(int cell) {
        return 2 * (cell / columns) + 1;
    }

    int column(int cell) {
        return 2 * (cell % columns) + 1;
    }

    int neighbour(int cell, Direction side) {
        return cell + side.rows() * columns + side.columns();
    }

    /** The sides with a neighbouring cell, one {@link Direction#bit} each. */
    int sides(int cell) {
        int row = cell / columns;
        int column = cell % columns;
        return (row > 0 ? Direction.NORTH.bit() : 0)
                | (row < rows - 1 ? Direction.SOUTH.bit() : 0)
                | (column > 0 ? Direction.WEST.bit() : 0)
                | (column < columns - 1 ? Direction.EAST.bit() : 0);
    }

    /** The sides with a neighbouring cell inside, or outside, the maze. */
    int sides(int cell, boolean inMaze) {
        int found = 0;
        for (int rest = sides(cell); rest != 0; rest &= rest - 1) {
            var side = lowest(rest);
            found |= joined[neighbour(cell, side)] == inMaze ? side.bit() : 0;
        }
        return found;
    }

    /** All walls between two cells, as twice the cell west or north of it, plus 1 for a wall in the south. */
    int[] walls() {
        int count = rows * (columns - 1) + (rows - 1) * columns;
        var walls = new int[count];
        int next = 0;
        for (int cell = 0; cell < cells(); cell++) {
            if ((sides(cell) & Direction.EAST.bit()) != 0) {
                walls[next++] = 2 * cell;
            }
            if ((sides(cell) & Direction.SOUTH.bit()) != 0) {
                walls[next++] = 2 * cell + 1;
            }
        }
        return walls;
    }

    /** The cell west or north of a wall. */
    static int cell(int wall) {
        return wall >> 1;
    }

    static Direction side(int wall) {
        return (wall & 1) == 0 ? Direction.EAST : Direction.SOUTH;
    }

    public static Direction lowest(int sides) {
        return DIRECTIONS[Integer.numberOfTrailingZeros(sides)];
    }

    boolean isJoined(int cell) {
        return joined[cell];
    }

    void join(int cell) {
        if (!joined[cell]) {
            joined[cell] = true;
            joinedCount++;
        }
    }

    /** The number of cells outside the maze. */
    int left() {
        return joined.length - joinedCount;
    }

    /** Returns a random number; in a branch another one, of very many one near it. */
    int below(int bound) {
        int drawn = random.below(bound);
        return branching ? sink.chooseNear(bound, drawn) : drawn;
    }

    /** Returns one of some sides, all equally likely. */
    Direction draw(int sides) {
        int rest = sides;
        for (int skip = random.below(Integer.bitCount(sides)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return DIRECTIONS[sink.choose(sides, Integer.numberOfTrailingZeros(rest))];
    }

    /** Returns the item at an index; in a branch, moves one of the later items there first. */
    int next(int[] items, int turn) {
        int chosen = turn + sink.chooseInTurn(items.length - turn);
        int item = items[chosen];
        System.arraycopy(items, turn, items, turn + 1, chosen - turn);
        items[turn] = item;
        return item;
    }

    /** Shuffles like {@code random.shuffle} of Python. */
    void shuffle(int[] items) {
        for (int i = items.length - 1; i > 0; i--) {
            int other = random.below(i + 1);
            int item = items[i];
            items[i] = items[other];
            items[other] = item;
        }
    }

    /** Returns the sink for events that concern no single cell. */
    EventSink sink() {
        return sink;
    }

    /** Emits an event about the whole maze. */
    void emit(CarvingKind kind, int count) {
        sink.emit(kind, count);
    }

    void emit(CarvingKind kind, int cell, int count) {
        sink.emit(kind, row(cell), column(cell), count);
    }

    /** Emits an event with two numbers about a cell. */
    void emit(CarvingKind kind, int cell, int first, int second) {
        sink.emit(kind, row(cell), column(cell), first, second);
    }

    void emit(CarvingKind kind, int cell, Direction side, long number) {
        sink.emit(kind, row(cell), column(cell), side.ordinal(), number);
    }

    /** Emits an event about the row that begins with a cell. */
    void emitRow(CarvingKind kind, int cell, int count) {
        sink.emit(kind, row(cell), count);
    }

    /** Unites the sets on both sides of a wall and emits an event; the number of the larger one is kept. */
    void unite(SizedDisjointSets sets, CarvingKind kind, int cell, Direction side) {
        int one = sets.number(cell);
        int other = sets.number(neighbour(cell, side));
        int kept = sets.survivor(one, other);
        int absorbed = kept == one ? other : one;
        sets.unite(kept, absorbed);
        emit(kind, cell, side, PackedPair.ofSets(kept, absorbed, kept == one));
    }
}
