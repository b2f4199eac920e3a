package puzzlescope.tiles.board;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.StateIo;
import puzzlescope.tiles.event.TilesEvent;
import puzzlescope.tiles.space.Conflict;
import puzzlescope.tiles.space.Lines;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;

/** The places of the tiles and the moves that led to them. Subclasses add what their search, or a game, keeps. */
public abstract sealed class TilesBoard implements Board
        permits TilesBoundedBoard, TilesEndlessBoard, TilesGraphBoard, TilesTableBoard, TilesHandBoard {

    private static final int FIRST_PATH_LENGTH = 32;

    private final int size;
    private final byte[] tiles;
    private final @Nullable TilesHeuristic heuristic;
    private byte[] path = new byte[FIRST_PATH_LENGTH];
    private int moves;
    private int blank;

    /** @param heuristic how what is left is estimated; null if it is not */
    TilesBoard(TileOrder order, @Nullable TilesHeuristic heuristic) {
        this.heuristic = heuristic;
        size = order.size();
        tiles = new byte[size * size];
        for (int square = 0; square < tiles.length; square++) {
            tiles[square] = order.tiles().get(square).byteValue();
        }
        findBlank();
    }

    /** How many squares a side has. */
    public int size() {
        return size;
    }

    /** The number on a tile, or 0 where the blank is. */
    public int tile(int row, int column) {
        return tiles[row * size + column];
    }

    public int blankRow() {
        return blank / size;
    }

    public int blankColumn() {
        return blank % size;
    }

    /** How many moves led from the initial board to this one; may be one more than a bound. */
    public int moves() {
        return moves;
    }

    /** One of the moves that led here, from 0. */
    public Move move(int index) {
        if (index < 0 || index >= moves) {
            throw new IllegalArgumentException("move is " + index + ", must be from 0 to " + (moves - 1));
        }
        return Move.of(path[index]);
    }

    /** Whether the tiles are in order. */
    public boolean isSolved() {
        for (int square = 0; square < tiles.length - 1; square++) {
            if (tiles[square] != square + 1) {
                return false;
            }
        }
        return true;
    }

    /**
     * How the tiles lay, row by row, after each of the last moves and before the first of these.
     *
     * @param count how many moves that are; one more boards are given, the oldest first
     */
    public byte[][] last(int count) {
        var boards = new byte[count + 1][];
        boards[count] = tiles.clone();
        int hole = blank;
        for (int back = count - 1; back >= 0; back--) {
            boards[back] = boards[back + 1].clone();
            hole = takeBack(boards[back], hole, moves - count + back);
        }
        return boards;
    }

    /** How many moves ago the tiles lay last as they lie now; 0 if they never did. */
    public int cycle() {
        var before = tiles.clone();
        int hole = blank;
        for (int index = moves - 1; index >= 0; index--) {
            hole = takeBack(before, hole, index);
            if (hole == blank && Arrays.equals(before, tiles)) {
                return moves - index;
            }
        }
        return 0;
    }

    /** Takes a move back that a blank's square tells of; gives the blank's square then. */
    private int takeBack(byte[] order, int hole, int index) {
        var move = Move.of(path[index]);
        int from = hole + size * move.rows() + move.columns();
        order[hole] = order[from];
        order[from] = TileOrder.BLANK;
        return from;
    }

    /** The tiles as they lie now. */
    public TileOrder order() {
        return new TileOrder(
                size,
                IntStream.range(0, tiles.length)
                        .mapToObj(square -> (int) tiles[square])
                        .toList());
    }

    /** How many tiles are where they belong. */
    public int home() {
        return (int) IntStream.range(0, tiles.length - 1)
                .filter(square -> tiles[square] == square + 1)
                .count();
    }

    /** How what is left is estimated; empty if it is not. */
    public Optional<TilesHeuristic> heuristic() {
        return Optional.ofNullable(heuristic);
    }

    /** How many slides are left at least; 0 if that is not estimated. */
    public int estimate() {
        return heuristic == null ? 0 : heuristic.estimate(tiles, size);
    }

    /** How many rows and columns a tile lies away from its place. */
    public int distance(int row, int column) {
        int square = row * size + column;
        return TilesHeuristic.distance(tiles[square], square, size);
    }

    /** The conflicts that are counted; none if they are not. */
    public List<Conflict> conflicts() {
        return heuristic != null && heuristic.countsConflicts() ? Lines.all(tiles, size) : List.of();
    }

    /** Slides a tile as an event says that has both squares. */
    final void slide(long event) {
        forward(TilesEvent.FROM.of(event), TilesEvent.TO.of(event));
    }

    /** Takes such a slide out again. */
    final void undoSlide(long event) {
        backward(TilesEvent.TO.of(event), TilesEvent.FROM.of(event));
    }

    /** Slides a tile back as an event says that has both squares. */
    final void slideBack(long event) {
        backward(TilesEvent.FROM.of(event), TilesEvent.TO.of(event));
    }

    /** Takes such a slide back out again. */
    final void undoSlideBack(long event) {
        forward(TilesEvent.TO.of(event), TilesEvent.FROM.of(event));
    }

    private void forward(int from, int to) {
        note(Move.between(from, to));
        move(from, to);
    }

    private void note(Move move) {
        if (moves == path.length) {
            path = Arrays.copyOf(path, 2 * moves);
        }
        path[moves++] = (byte) move.ordinal();
    }

    private void backward(int from, int to) {
        moves--;
        move(from, to);
    }

    private void move(int from, int to) {
        tiles[to] = tiles[from];
        tiles[from] = TileOrder.BLANK;
        blank = from;
    }

    /** Makes one more move. */
    final void go(Move move) {
        note(move);
        move(blank - size * move.rows() - move.columns(), blank);
    }

    /** Lays the tiles so, with no moves made. */
    final void layOut(byte[] order) {
        System.arraycopy(order, 0, tiles, 0, tiles.length);
        moves = 0;
        findBlank();
    }

    /** How the tiles lie, row by row. */
    final byte[] laidOut() {
        return tiles.clone();
    }

    private void findBlank() {
        blank = 0;
        while (tiles[blank] != TileOrder.BLANK) {
            blank++;
        }
    }

    @Override
    public void state(StateIo io) {
        io.all(tiles);
        moves = io.compact(moves);
        if (io.isReading()) {
            path = new byte[Math.max(FIRST_PATH_LENGTH, moves)];
            findBlank();
        }
        io.first(moves, path);
    }
}
