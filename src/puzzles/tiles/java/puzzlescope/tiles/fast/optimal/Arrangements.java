package puzzlescope.tiles.fast.optimal;

/**
 * All permutations of a pattern's tiles on a set of squares, numbered in lexicographic order, and the permutation after
 * one tile has passed others. Immutable.
 */
final class Arrangements {

    private final int tiles;

    /** Index = number; the tiles in order, four bits each, the first lowest. */
    final int[] orders;

    /** Index = place of a tile · tiles + target place, then number; null if no move goes that far. */
    private final char[][] moved;

    /** @param reach the most tiles that one can pass */
    Arrangements(int tiles, int reach) {
        this.tiles = tiles;
        int count = 1;
        for (int i = 2; i <= tiles; i++) {
            count *= i;
        }
        orders = new int[count];
        moved = new char[tiles * tiles][];
        for (int number = 0; number < count; number++) {
            orders[number] = order(number);
        }
        for (int from = 0; from < tiles; from++) {
            for (int to = Math.max(0, from - reach); to <= Math.min(tiles - 1, from + reach); to++) {
                moved[from * tiles + to] = moved(from, to);
            }
        }
    }

    int count() {
        return orders.length;
    }

    /** Returns, by the number of a permutation, the number after the tile at one place has gone to another. */
    char[] movedFrom(int from, int to) {
        return moved[from * tiles + to];
    }

    private int order(int number) {
        int rest = number;
        int packed = 0;
        int free = (1 << tiles) - 1;
        int block = orders.length;
        for (int place = 0; place < tiles; place++) {
            block /= tiles - place;
            int tile = nth(free, rest / block);
            rest %= block;
            free ^= 1 << tile;
            packed |= tile << 4 * place;
        }
        return packed;
    }

    private static int nth(int set, int n) {
        int left = set;
        for (int i = 0; i < n; i++) {
            left &= left - 1;
        }
        return Integer.numberOfTrailingZeros(left);
    }

    int number(int packed) {
        int number = 0;
        int free = (1 << tiles) - 1;
        for (int place = 0; place < tiles; place++) {
            int tile = packed >>> 4 * place & 15;
            number = number * (tiles - place) + Integer.bitCount(free & (1 << tile) - 1);
            free ^= 1 << tile;
        }
        return number;
    }

    private char[] moved(int from, int to) {
        var numbers = new char[orders.length];
        for (int number = 0; number < numbers.length; number++) {
            int packed = orders[number];
            int tile = packed >>> 4 * from & 15;
            int low = (1 << 4 * from) - 1;
            int without = packed & low | packed >>> 4 & ~low;
            int below = (1 << 4 * to) - 1;
            numbers[number] = (char) number(without & below | tile << 4 * to | (without & ~below) << 4);
        }
        return numbers;
    }
}
