package puzzlescope.tiles.fast.optimal;

import java.util.ArrayList;
import java.util.List;

/**
 * The tiles of a board divided into patterns.
 *
 * @param tables the patterns with tables
 * @param images for each pattern of the board its table, and the symmetry that maps it to that
 */
record Partition(List<Pattern> tables, List<Image> images) {

    /** @param places index = square of the board; the square of the table */
    record Image(int table, List<Integer> places) {}

    static final Partition SIX_SIX_THREE =
            plain(4, true, List.of(1, 5, 6, 9, 10, 13), List.of(7, 8, 11, 12, 14, 15), List.of(2, 3, 4));

    static final Partition SEVEN_EIGHT =
            plain(4, false, List.of(1, 2, 3, 4, 5, 6, 7, 8), List.of(9, 10, 11, 12, 13, 14, 15));

    static final Partition FIVES = plain(
            5,
            true,
            List.of(1, 2, 6, 7, 11),
            List.of(3, 4, 5, 8, 9),
            List.of(10, 14, 15, 19, 20),
            List.of(12, 13, 16, 17, 21),
            List.of(18, 22, 23, 24));

    /** The three blocks of 2×3 in the corners are images of each other; the fourth pattern surrounds the blank. */
    static final Partition SIXES = sixes();

    /** Returns the view of each pattern, given the tables in their order. */
    List<PatternView> views(List<PatternTable> made) {
        return images.stream()
                .map(image -> new PatternView(
                        made.get(image.table()),
                        image.places().stream().mapToInt(Integer::intValue).toArray()))
                .toList();
    }

    /** Returns a partition in which each pattern has a table of its own. */
    @SafeVarargs
    static Partition plain(int size, boolean regions, List<Integer>... patterns) {
        var tables = new ArrayList<Pattern>();
        var images = new ArrayList<Image>();
        for (var tiles : patterns) {
            images.add(new Image(tables.size(), places(size, 0)));
            tables.add(new Pattern(size, mask(tiles), regions));
        }
        return new Partition(tables, images);
    }

    private static Partition sixes() {
        int size = 5;
        var corner = new Pattern(size, mask(List.of(1, 2, 3, 6, 7, 8)), true);
        var images = new ArrayList<Image>();
        for (var tiles :
                List.of(List.of(1, 2, 3, 6, 7, 8), List.of(4, 5, 9, 10, 14, 15), List.of(11, 12, 16, 17, 21, 22))) {
            images.add(new Image(0, turnedOnto(mask(tiles), corner)));
        }
        var around = new Pattern(size, mask(List.of(13, 18, 19, 20, 23, 24)), true);
        images.add(new Image(1, places(size, 0)));
        return new Partition(List.of(corner, around), images);
    }

    private static List<Integer> turnedOnto(int mask, Pattern table) {
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            var places = places(table.size(), symmetry);
            int image = 0;
            for (int left = mask; left != 0; left &= left - 1) {
                image |= 1 << places.get(Integer.numberOfTrailingZeros(left));
            }
            if (image == table.home()) {
                return places;
            }
        }
        throw new IllegalStateException("no image of the table's pattern: " + Integer.toBinaryString(mask));
    }

    /** Bit 0 of the symmetry: upside down; bit 1: left to right; bit 2: rows for columns. */
    private static List<Integer> places(int size, int symmetry) {
        var places = new ArrayList<Integer>();
        for (int square = 0; square < size * size; square++) {
            int row = (symmetry & 1) == 0 ? square / size : size - 1 - square / size;
            int column = (symmetry & 2) == 0 ? square % size : size - 1 - square % size;
            places.add((symmetry & 4) == 0 ? row * size + column : column * size + row);
        }
        return places;
    }

    private static int mask(List<Integer> tiles) {
        return tiles.stream().mapToInt(tile -> 1 << tile - 1).sum();
    }
}
