package puzzlescope.tiles.fast.optimal;

import static puzzlescope.tiles.fast.optimal.MoveAutomaton.DIRECTIONS;
import static puzzlescope.tiles.fast.optimal.MoveAutomaton.SQUARE_MASK;
import static puzzlescope.tiles.fast.optimal.MoveAutomaton.SQUARE_SHIFT;
import static puzzlescope.tiles.fast.optimal.MoveAutomaton.STATE_SHIFT;

import puzzlescope.tiles.space.BoardSymmetries;

/**
 * The search with walking distance and linear conflict, for boards of 3×3 and 4×4. Vertical and horizontal moves are
 * estimated separately, each by the better of the two, and added. One thread.
 *
 * <p>The board is kept twice, four bits for each square: as it is, and reflected at the main diagonal (with tiles
 * renamed), where horizontal moves become vertical.
 */
final class WalkingSearch extends BoundedSearch {

    private static final int LINES_SHIFT = 8;
    private static final int WALK_SHIFT = 16;

    private final int size;
    private final WalkingDistance walking;
    private final LineEstimates lines;
    private final int[] next;
    private final byte[] byRowAndTiles;
    private final int rowBits;
    private final int rowMask;

    /** Index = square or tile - 1. */
    private final int[] mirrored;

    private final int[] rows;

    private long board;
    private long mirror;
    private int state;
    private int upright;
    private int sideways;

    WalkingSearch(int size, WalkingDistance walking, LineEstimates lines, MoveAutomaton automaton) {
        super(automaton);
        this.size = size;
        this.walking = walking;
        this.lines = lines;
        next = walking.next;
        byRowAndTiles = lines.byRowAndTiles;
        rowBits = 4 * size;
        rowMask = (1 << rowBits) - 1;
        mirrored = BoardSymmetries.mirrored(size);
        rows = new int[size * size];
        for (int square = 0; square < rows.length; square++) {
            rows[square] = square / size;
        }
    }

    @Override
    int start(byte[] tiles, int automatonState) {
        state = automatonState;
        var turned = BoardSymmetries.mirror(tiles, size);
        board = packed(tiles);
        mirror = packed(turned);
        upright = both(walking.of(tiles), lines.of(board));
        sideways = both(walking.of(turned), lines.of(mirror));
        return (upright & 255) + (sideways & 255);
    }

    private static long packed(byte[] tiles) {
        long packed = 0;
        for (int square = 0; square < tiles.length; square++) {
            packed |= (long) tiles[square] << 4 * square;
        }
        return packed;
    }

    /** Packs an estimate with its parts: the distribution, the sum of the lines, the better of the two. */
    private static int both(int walk, int sum) {
        return walk >>> LINES_SHIFT << WALK_SHIFT | sum << LINES_SHIFT | Math.max(walk & 255, sum);
    }

    @Override
    boolean within(int bound) {
        int estimate = (upright & 255) + (sideways & 255);
        return estimate <= bound
                && (estimate == 0 || descend(board, mirror, upright, sideways, state, blank(), bound, 0));
    }

    private int blank() {
        int square = 0;
        while ((board >>> 4 * square & 15) != 0) {
            square++;
        }
        return square;
    }

    private boolean descend(
            long at, long across, int vertical, int horizontal, int from, int blank, int left, int depth) {
        expand();
        for (int i = from * DIRECTIONS, end = i + DIRECTIONS; i < end; i++) {
            int arc = arcs[i];
            if (arc < 0) {
                break;
            }
            generated++;
            int square = arc >>> SQUARE_SHIFT & SQUARE_MASK;
            int direction = arc & 3;
            int tile = (int) (at >>> 4 * square) & 15;
            int mirrorTile = mirrored[tile - 1] + 1;
            int mirrorBlank = mirrored[blank];
            int mirrorSquare = mirrored[square];
            int nextVertical = vertical;
            int nextHorizontal = horizontal;
            long slid = slid(at, tile, square, blank);
            long slidAcross = slid(across, mirrorTile, mirrorSquare, mirrorBlank);
            if (direction == 0 || direction == 3) {
                int allowed = left - 1 - (horizontal & 255);
                nextVertical = moved(at, slid, vertical, tile, blank, square, allowed);
                if (nextVertical < 0) {
                    continue;
                }
            } else {
                int allowed = left - 1 - (vertical & 255);
                nextHorizontal = moved(across, slidAcross, horizontal, mirrorTile, mirrorBlank, mirrorSquare, allowed);
                if (nextHorizontal < 0) {
                    continue;
                }
            }
            if ((nextVertical & 255) + (nextHorizontal & 255) == 0
                    || descend(
                            slid,
                            slidAcross,
                            nextVertical,
                            nextHorizontal,
                            arc >>> STATE_SHIFT,
                            square,
                            left - 1,
                            depth + 1)) {
                path[depth] = square;
                return true;
            }
        }
        return false;
    }

    private static long slid(long board, int tile, int square, int blank) {
        return board + ((long) tile << 4 * blank) - ((long) tile << 4 * square);
    }

    /** Returns the estimate after a vertical move, or -1 if it exceeds the allowed value. */
    private int moved(long before, long after, int estimate, int tile, int blank, int square, int allowed) {
        int way = square > blank ? 0 : 4;
        int walk = next[(estimate >>> WALK_SHIFT) * 8 + way + rows[tile - 1]];
        int distance = walk & 255;
        if (distance > allowed) {
            return -1;
        }
        int one = rows[blank];
        int other = rows[square];
        int oneShift = one * rowBits;
        int otherShift = other * rowBits;
        int sum = (estimate >>> LINES_SHIFT & 255)
                - byRowAndTiles[one << rowBits | (int) (before >>> oneShift) & rowMask]
                - byRowAndTiles[other << rowBits | (int) (before >>> otherShift) & rowMask]
                + byRowAndTiles[one << rowBits | (int) (after >>> oneShift) & rowMask]
                + byRowAndTiles[other << rowBits | (int) (after >>> otherShift) & rowMask];
        return sum > allowed ? -1 : both(walk, sum);
    }
}
