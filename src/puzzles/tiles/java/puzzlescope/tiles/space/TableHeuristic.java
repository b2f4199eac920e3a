package puzzlescope.tiles.space;

import java.util.Arrays;
import java.util.List;

/**
 * The heuristics for the number of moves left, from the weakest to the strongest; each is admissible. A stronger one
 * generates fewer boards, but has larger tables.
 */
public enum TableHeuristic {
    /** Rows and columns between each tile and its place (any board); no tables. */
    MANHATTAN("manhattan", 3, 5, 0),
    /**
     * Walking distance (K. Takahashi, 2002): the moves needed to bring every tile into its row, ignoring the places
     * within rows; the same for columns; each at least Manhattan distance with linear conflict. Tables of 25,000
     * entries, built in milliseconds.
     */
    WALKING_DISTANCE("walking-distance", 3, 4, 0),
    /**
     * Additive pattern databases (R. E. Korf and A. Felner, 2002) of 6, 6 and 3 tiles, with the blank's region.
     */
    SIX_SIX_THREE("6-6-3", 4, 4, 11),
    /** Additive pattern databases of 7 and 8 tiles. */
    SEVEN_EIGHT("7-8", 4, 4, 275),
    /** Additive pattern databases of five times 5 or 4 tiles of the 24-puzzle, with the blank's region. */
    FIVES("5-5-5-5-4", 5, 5, 15),
    /** Additive pattern databases of four times 6 tiles of the 24-puzzle, with the blank's region. */
    SIXES("6-6-6-6", 5, 5, 173);

    private final String id;
    private final int smallest;
    private final int largest;
    private final int megabytes;

    TableHeuristic(String id, int smallest, int largest, int megabytes) {
        this.id = id;
        this.smallest = smallest;
        this.largest = largest;
        this.megabytes = megabytes;
    }

    /** A short name that is the same in all languages, such as {@code 6-6-3}. */
    public String id() {
        return id;
    }

    /** The size of its tables, in memory and on disk; 0 if that is next to nothing. */
    public int megabytes() {
        return megabytes;
    }

    /** Returns whether it applies to boards with this number of rows. */
    public boolean fits(int size) {
        return smallest <= size && size <= largest;
    }

    /** Returns those for boards with this number of rows, the weakest first. */
    public static List<TableHeuristic> forSize(int size) {
        return Arrays.stream(values()).filter(each -> each.fits(size)).toList();
    }
}
