package puzzlescope.gametree.space;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Noughts and crosses: three in a row win. A square has two bits: 0 while it is free, 1 with X, 2 with O. */
public record NoughtsSpace() implements GameSpace {

    public static final int SIDE = 3;
    public static final int SQUARES = SIDE * SIDE;

    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    private static final int[] MASKS = masks();

    /** The lower bit of each square. */
    private static final int LOWER = 0x15555;

    private static final char[] SIGNS = {'.', 'X', 'O'};

    private static int[] masks() {
        int[] masks = new int[LINES.length];
        for (int line = 0; line < LINES.length; line++) {
            for (int square : LINES[line]) {
                masks[line] |= 1 << 2 * square;
            }
        }
        return masks;
    }

    /** The row of a square, from 0. */
    public static int row(int square) {
        return square / SIDE;
    }

    /** The column of a square, from 0. */
    public static int column(int square) {
        return square % SIDE;
    }

    /** The player on a square; null while it is free. */
    public static @Nullable GamePlayer at(int position, int square) {
        int bits = position >>> 2 * square & 3;
        return bits == 0 ? null : GamePlayer.of(bits - 1);
    }

    /** The squares of the first line that one player has all of; empty if there is none. */
    public static int[] line(int position) {
        for (int line = 0; line < LINES.length; line++) {
            if (has(position, MASKS[line])) {
                return LINES[line].clone();
            }
        }
        return new int[0];
    }

    private static boolean has(int position, int mask) {
        return (position & mask) == mask || (position >>> 1 & mask) == mask;
    }

    /** Returns whether both players have a line, which no game leads to. */
    public static boolean haveBothWon(int position) {
        return Arrays.stream(MASKS).anyMatch(mask -> (position & mask) == mask)
                && Arrays.stream(MASKS).anyMatch(mask -> (position >>> 1 & mask) == mask);
    }

    public static int count(int position, GamePlayer who) {
        int count = 0;
        for (int square = 0; square < SQUARES; square++) {
            count += (position >>> 2 * square & 3) == who.ordinal() + 1 ? 1 : 0;
        }
        return count;
    }

    @Override
    public int next(int position, int after) {
        for (int square = after < 0 ? 0 : GameSpace.place(after) + 1; square < SQUARES; square++) {
            if ((position >>> 2 * square & 3) == 0) {
                return GameSpace.moveAt(square, 0);
            }
        }
        return -1;
    }

    /** The lower bits of the squares that are free. */
    private static int free(int position) {
        return ~(position | position >>> 1) & LOWER;
    }

    @Override
    public int moves(int position) {
        return Integer.bitCount(free(position));
    }

    @Override
    public int move(int position, int index) {
        int rest = free(position);
        for (int skip = index; skip > 0; skip--) {
            rest &= rest - 1;
        }
        return GameSpace.moveAt(Integer.numberOfTrailingZeros(rest) / 2, 0);
    }

    @Override
    public int index(int position, int move) {
        return Integer.bitCount(free(position) & (1 << 2 * GameSpace.place(move)) - 1);
    }

    @Override
    public int after(int position, int move, GamePlayer who) {
        return position | who.ordinal() + 1 << 2 * GameSpace.place(move);
    }

    @Override
    public int before(int position, int move) {
        return position & ~(3 << 2 * GameSpace.place(move));
    }

    @Override
    public int value(int position, GamePlayer turn) {
        for (int mask : MASKS) {
            if ((position & mask) == mask) {
                return GamePlayer.MAX.win();
            }
            if ((position >>> 1 & mask) == mask) {
                return GamePlayer.MIN.win();
            }
        }
        return next(position, -1) < 0 ? 0 : OPEN;
    }

    @Override
    public String text(int position) {
        var text = new StringBuilder();
        for (int square = 0; square < SQUARES; square++) {
            text.append(square > 0 && column(square) == 0 ? "/" : "").append(SIGNS[position >>> 2 * square & 3]);
        }
        return text.toString();
    }

    @Override
    public String name(int position) {
        return text(position);
    }
}
