package puzzlescope.tiles.space;

import java.util.List;
import java.util.Optional;

/** A board of each size that needs the most moves of its size, if one is known. */
public final class HardestBoards {

    private HardestBoards() {}

    /**
     * A hardest board: 6 moves on 2×2 and 31 on 3×3 (A. Reinefeld, Complete solution of the eight-puzzle, 1993), both
     * also computed by this program; 80 on 4×4 (A. Brüngger, A. Marzetta, K. Fukuda and J. Nievergelt, The parallel
     * search bench ZRAM and its applications, 1999). Empty for 5×5, where none is known.
     */
    public static Optional<TileOrder> of(int size) {
        return switch (size) {
            case 2 -> Optional.of(new TileOrder(2, List.of(0, 3, 2, 1)));
            case 3 -> Optional.of(new TileOrder(3, List.of(8, 6, 7, 2, 5, 4, 3, 0, 1)));
            case 4 -> Optional.of(new TileOrder(4, List.of(0, 12, 9, 13, 15, 11, 10, 14, 3, 7, 2, 5, 4, 8, 6, 1)));
            default -> Optional.empty();
        };
    }
}
