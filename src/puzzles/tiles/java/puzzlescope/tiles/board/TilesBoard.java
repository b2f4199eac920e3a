package puzzlescope.tiles.board;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.StateIo;
import puzzlescope.tiles.event.TilesEvent;
import puzzlescope.tiles.space.LineConflicts;
import puzzlescope.tiles.space.LinearConflict;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;

/** The places of the tiles and the moves that led to them. Subclasses add the data of their search or game. */
public abstract sealed class TilesBoard implements Board
        permits TilesBoundedBoard, TilesEndlessBoard, TilesGraphBoard, TilesTableBoard, TilesGameBoard {

    private static final int FIRST_PATH_LENGTH = 32;

    private final int size;
    private final byte[] tiles;
    private final @Nullable TilesHeuristic heuristic;
    private byte[] path = new byte[FIRST_PATH_LENGTH];
    private int moves;
    private int blank;

    /** @param heuristic the heuristic; null for none */
    TilesBoard(TileOrder order, @Nullable TilesHeuristic heuristic) {
        this.heuristic = heuristic;
        size = order.size();
        tiles = new byte[size * size];
        for (int square = 0; square < tiles.length; square++) {
            tiles[square] = order.tiles().get(square).byteValue();
        }
        findBlank();
    }

    /** The number of squares of a side. */
    public int size() {
        return size;
    }

    /** The number on a tile, or 0 for the blank. */
    public int tile(int row, int column) {
        return tiles[row * size + column];
    }

    public int blankRow() {
        return blank / size;
    }

    public int blankColumn() {
        return blank % size;
    }

    /** The number of moves from the initial board to this one; may exceed a bound by one. */
    public int moves() {
        return moves;
    }

    /** The move at an index, from 0. */
    public Move move(int index) {
        if (index < 0 || index >= moves) {
            throw new IllegalArgumentException("move is " + index + ", must be from 0 to " + (moves - 1));
        }
        return Move.of(path[index]);
    }

    /** Returns whether the tiles are in order. */
    public boolean isSolved() {
        for (int square = 0; square < tiles.length - 1; square++) {
            if (tiles[square] != square + 1) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the tiles, row by row, before the last moves and after each of them.
     *
     * @param count the number of moves; the result has one board more, the oldest first
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

    /** The number of moves since the tiles last had this order; 0 if they never had. */
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

    /** Undoes a move, given the blank's square; returns the blank's square afterwards. */
    private int takeBack(byte[] order, int hole, int index) {
        var move = Move.of(path[index]);
        int from = hole + size * move.rows() + move.columns();
        order[hole] = order[from];
        order[from] = TileOrder.BLANK;
        return from;
    }

    /** The current order of the tiles. */
    public TileOrder order() {
        return new TileOrder(
                size,
                IntStream.range(0, tiles.length)
                        .mapToObj(square -> (int) tiles[square])
                        .toList());
    }

    public int home() {
        return (int) IntStream.range(0, tiles.length - 1)
                .filter(square -> tiles[square] == square + 1)
                .count();
    }

    /** The heuristic; empty if there is none. */
    public Optional<TilesHeuristic> heuristic() {
        return Optional.ofNullable(heuristic);
    }

    /** The heuristic's lower bound on the remaining moves; 0 if there is no heuristic. */
    public int estimate() {
        return heuristic == null ? 0 : heuristic.estimate(tiles, size);
    }

    /** The number of rows and columns between a tile and its place. */
    public int distance(int row, int column) {
        int square = row * size + column;
        return TilesHeuristic.distance(tiles[square], square, size);
    }

    /** The linear conflicts counted; none if they are not. */
    public List<LinearConflict> conflicts() {
        return heuristic != null && heuristic.countsConflicts() ? LineConflicts.all(tiles, size) : List.of();
    }

    /** Slides a tile by an event with both squares. */
    final void slide(long event) {
        forward(TilesEvent.FROM.of(event), TilesEvent.TO.of(event));
    }

    /** Undoes such a move. */
    final void undoSlide(long event) {
        backward(TilesEvent.TO.of(event), TilesEvent.FROM.of(event));
    }

    /** Slides a tile back by an event with both squares. */
    final void slideBack(long event) {
        backward(TilesEvent.FROM.of(event), TilesEvent.TO.of(event));
    }

    /** Undoes such a move back. */
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

    final void apply(Move move) {
        note(move);
        move(blank - size * move.rows() - move.columns(), blank);
    }

    /** Sets the tiles, with no moves made. */
    final void setTiles(byte[] order) {
        System.arraycopy(order, 0, tiles, 0, tiles.length);
        moves = 0;
        findBlank();
    }

    final byte[] tiles() {
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
