package puzzlescope.tiles.space;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.engine.random.PythonRandom;

/**
 * The tiles of a square board, read row by row; 0 is the blank. In the solved order the tiles ascend from 1 and the
 * blank comes last. Immutable; any thread.
 *
 * @param size the number of squares of a side
 * @param tiles each number from 0 to below {@code size * size} once
 */
public record TileOrder(int size, List<Integer> tiles) {

    public static final int BLANK = 0;

    public TileOrder {
        tiles = List.copyOf(tiles);
        if (tiles.size() != size * size || !tiles.containsAll(solvedTiles(size))) {
            throw new IllegalArgumentException(
                    "tiles are " + tiles + ", must be 0 to " + (size * size - 1) + ", each once");
        }
    }

    public static TileOrder solved(int size) {
        return new TileOrder(size, solvedTiles(size));
    }

    /**
     * Parses a board given as numbers.
     *
     * @param blankFirst whether the blank comes first in its solved order; then the board is rotated by 180 degrees,
     *     with {@code size * size - n} for each tile n, which is the same problem with the blank last
     * @throws puzzlescope.engine.puzzle.InvalidInputException if it is malformed or unsolvable
     */
    public static TileOrder parse(String text, boolean blankFirst) {
        if (blankFirst) {
            return TilesFormat.parseTurned(text);
        }
        var tiles = TilesFormat.parse(text);
        return new TileOrder((int) Math.sqrt(tiles.size()), tiles);
    }

    /** Returns the solved order after a number of random moves, which may undo each other. */
    public static TileOrder shuffled(int size, int slides, PythonRandom random) {
        var tiles = solvedTiles(size);
        int blank = tiles.size() - 1;
        for (int i = 0; i < slides; i++) {
            int from = random.choice(origins(blank, size));
            Collections.swap(tiles, from, blank);
            blank = from;
        }
        return new TileOrder(size, tiles);
    }

    private static List<Integer> solvedTiles(int size) {
        var tiles =
                new ArrayList<Integer>(IntStream.range(1, size * size).boxed().toList());
        tiles.add(BLANK);
        return tiles;
    }

    /** Returns the order with the contents of two squares exchanged, counted row by row from 0. */
    public TileOrder swapped(int one, int other) {
        var next = new ArrayList<>(tiles);
        Collections.swap(next, one, other);
        return new TileOrder(size, next);
    }

    /** Returns the tiles in a new array. */
    public int[] toArray() {
        return tiles.stream().mapToInt(Integer::intValue).toArray();
    }

    private static List<Integer> origins(int blank, int size) {
        var origins = new ArrayList<Integer>();
        for (var move : Move.values()) {
            int from = move.origin(blank, size);
            if (from >= 0) {
                origins.add(from);
            }
        }
        return origins;
    }

    /** The number of pairs of tiles with the greater number first. */
    public int inversions() {
        int inversions = 0;
        for (int i = 0; i < tiles.size(); i++) {
            for (int j = i + 1; j < tiles.size(); j++) {
                inversions += tiles.get(j) != BLANK && tiles.get(i) > tiles.get(j) ? 1 : 0;
            }
        }
        return inversions;
    }

    /** The row of the blank, counted from 1 at the bottom. */
    public int blankRowFromBottom() {
        return size - tiles.indexOf(BLANK) / size;
    }

    /**
     * Returns whether moves can lead to the solved order. A horizontal move does not change the inversions; a vertical
     * one takes a tile past {@code size - 1} others. So on a board of odd size the inversions stay even, and on one of
     * even size the sum of the inversions and the row of the blank stays odd (W. W. Johnson and W. E. Story, Notes on
     * the "15" Puzzle, 1879).
     */
    public boolean isSolvable() {
        return size % 2 == 1 ? inversions() % 2 == 0 : (inversions() + blankRowFromBottom()) % 2 == 1;
    }

    /** The sum of the rows and columns between each tile and its place: a lower bound on the solution. */
    public int distance() {
        int distance = 0;
        for (int square = 0; square < tiles.size(); square++) {
            int home = tiles.get(square) - 1;
            if (home >= 0) {
                distance += Math.abs(square / size - home / size) + Math.abs(square % size - home % size);
            }
        }
        return distance;
    }
}
