package puzzlescope.tiles.fast.optimal;

import java.util.Arrays;

/**
 * All sets of as many squares as a pattern has tiles, numbered, with the regions into which each divides the remaining
 * squares. The blank can move within its region without moving a tile of the pattern. A set with one of its regions is
 * a block. Immutable.
 */
final class SquareSets {

    private final int squares;
    private final int lowBits;

    /** Number of a set = part of its high bits + part of its low bits. */
    private final int[] ofHigh;

    private final int[] ofLow;

    /** Index = set; a bit for each square. */
    final int[] masks;

    /** Index = set; its first block b, or -1 - b with several regions. The last is the number of blocks. */
    private final int[] firstBlocks;

    /** Index = set · squares + square; the region of the square. */
    private final byte[] regions;

    SquareSets(int size, int members) {
        squares = size * size;
        lowBits = squares / 2;
        ofLow = new int[1 << lowBits];
        ofHigh = new int[1 << squares - lowBits];
        var countBySize = new int[squares + 1];
        for (int low = 0; low < ofLow.length; low++) {
            ofLow[low] = countBySize[Integer.bitCount(low)]++;
        }
        int count = 0;
        for (int high = 0; high < ofHigh.length; high++) {
            ofHigh[high] = count;
            int rest = members - Integer.bitCount(high);
            count += rest < 0 ? 0 : countBySize[rest];
        }
        masks = new int[count];
        int mask = (1 << members) - 1;
        for (int set = 0; set < count; set++) {
            masks[number(mask)] = mask;
            mask = withAsManyMembers(mask);
        }
        regions = new byte[count * squares];
        firstBlocks = new int[count + 1];
        int block = 0;
        for (int set = 0; set < count; set++) {
            int found = divide(set, size);
            firstBlocks[set] = found == 1 ? block : -1 - block;
            block += found;
        }
        firstBlocks[count] = block;
    }

    /** Returns the next greater number with the same number of bits. */
    private static int withAsManyMembers(int mask) {
        int lowest = mask & -mask;
        int carried = mask + lowest;
        return carried | (mask ^ carried) / lowest >>> 2;
    }

    private int divide(int set, int size) {
        int offset = set * squares;
        Arrays.fill(regions, offset, offset + squares, (byte) -1);
        int found = 0;
        for (int square = 0; square < squares; square++) {
            if ((masks[set] >>> square & 1) == 0 && regions[offset + square] < 0) {
                fill(set, square, found++, size);
            }
        }
        return found;
    }

    private void fill(int set, int square, int region, int size) {
        regions[set * squares + square] = (byte) region;
        for (int direction = 0; direction < MoveAutomaton.DIRECTIONS; direction++) {
            int target = MoveAutomaton.target(square, direction, size);
            if (target >= 0 && (masks[set] >>> target & 1) == 0 && regions[set * squares + target] < 0) {
                fill(set, target, region, size);
            }
        }
    }

    int count() {
        return masks.length;
    }

    int blocks() {
        return firstBlocks[masks.length];
    }

    int number(int mask) {
        return ofHigh[mask >>> lowBits] + ofLow[mask & ofLow.length - 1];
    }

    /** Returns the first block of a set; for {@code count()} the number of blocks. */
    int firstBlock(int set) {
        int first = firstBlocks[set];
        return first < 0 ? -1 - first : first;
    }

    int block(int set, int blank) {
        int first = firstBlocks[set];
        return first < 0 ? -1 - first + regions[set * squares + blank] : first;
    }

    int region(int set, int square) {
        return regions[set * squares + square];
    }
}
