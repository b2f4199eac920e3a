package puzzlescope.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.search.InPlaceState;
import puzzlescope.tiles.fast.IdaStar;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;
import puzzlescope.tiles.space.TilesWalk;

/**
 * The easiest of the 100 random 15-puzzles of R. E. Korf, Depth-first iterative-deepening: an optimal admissible tree search,
 * Artificial Intelligence 27 (1985), table 1. There the blank comes first in the solved order; a board turned half round, with
 * 16 - n for each tile n, is the same with the blank last, and the blank's moves up, left, right, down are then tiles sliding
 * up, left, right, down.
 */
@Tag("thorough")
class PublishedInstancesTest {

    private static final int[] PUBLISHED_ORDER = {
        Move.UP.ordinal(), Move.LEFT.ordinal(), Move.RIGHT.ordinal(), Move.DOWN.ordinal()
    };

    /** The tiles with their moves in another order. */
    private record Reordered(TilesWalk walk) implements InPlaceState {

        @Override
        public int moves() {
            return walk.moves();
        }

        @Override
        public boolean move(int move) {
            return walk.move(PUBLISHED_ORDER[move]);
        }

        @Override
        public void undo(int move) {
            walk.undo(PUBLISHED_ORDER[move]);
        }

        @Override
        public int opposite(int move) {
            return 3 - move;
        }

        @Override
        public int estimate() {
            return walk.estimate();
        }

        @Override
        public boolean isGoal() {
            return walk.isGoal();
        }
    }

    private static TileOrder turned(String published) {
        var tiles = new ArrayList<Integer>();
        for (var word : published.split(" ", -1)) {
            int tile = Integer.parseInt(word);
            tiles.add(tile == 0 ? 0 : 16 - tile);
        }
        Collections.reverse(tiles);
        return new TileOrder(4, List.copyOf(tiles));
    }

    /** Counts the boards that are generated; the first one once. */
    private static final class Count implements IdaStar.Listener {

        private long nodes = 1;

        @Override
        public void moveMade(int move, int g, int h) {
            nodes++;
        }

        @Override
        public void cut(int move, int g, int h) {
            nodes++;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15, 42, 540860",
        "14 1 9 6 4 8 12 5 7 2 3 0 10 11 13 15, 45, 546344",
        "4 5 7 2 9 14 12 13 0 3 6 11 8 1 15 10, 42, 877823",
        "13 8 14 3 9 1 0 7 15 5 4 10 12 2 6 11, 41, 927212",
        "9 14 5 7 8 15 1 2 10 4 13 6 12 0 11 3, 44, 1002927",
        "7 11 8 3 14 0 6 15 1 4 13 9 5 12 2 10, 46, 1280495",
        "5 7 11 8 0 14 9 13 10 12 3 15 6 1 4 2, 53, 1337340",
        "6 10 1 14 15 8 3 5 13 0 2 7 4 9 11 12, 47, 1411294",
        "13 9 14 6 12 8 1 2 3 4 0 7 5 10 11 15, 46, 1599909",
        "3 14 9 11 5 4 8 2 13 12 6 7 10 1 15 0, 46, 1650696"
    })
    void idaStarGeneratesAsManyBoardsAsPublished(String tiles, int moves, long nodes) {
        var count = new Count();
        var way = IdaStar.search(new Reordered(new TilesWalk(turned(tiles), TilesHeuristic.MANHATTAN)), count);
        assertThat(way.orElseThrow()).hasSize(moves);
        assertThat(count.nodes).isEqualTo(nodes);
    }

    @ParameterizedTest
    @CsvSource({
        "0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15, 42, 540860",
        "14 1 9 6 4 8 12 5 7 2 3 0 10 11 13 15, 45, 546344",
        "4 5 7 2 9 14 12 13 0 3 6 11 8 1 15 10, 42, 877823",
        "13 8 14 3 9 1 0 7 15 5 4 10 12 2 6 11, 41, 927212",
        "9 14 5 7 8 15 1 2 10 4 13 6 12 0 11 3, 44, 1002927",
        "7 11 8 3 14 0 6 15 1 4 13 9 5 12 2 10, 46, 1280495",
        "5 7 11 8 0 14 9 13 10 12 3 15 6 1 4 2, 53, 1337340",
        "6 10 1 14 15 8 3 5 13 0 2 7 4 9 11 12, 47, 1411294",
        "13 9 14 6 12 8 1 2 3 4 0 7 5 10 11 15, 46, 1599909",
        "3 14 9 11 5 4 8 2 13 12 6 7 10 1 15 0, 46, 1650696"
    })
    void linearConflictFindsWaysOfTheSameLengthWithFewerBoards(String tiles, int moves, long nodes) {
        var count = new Count();
        var way = IdaStar.search(new TilesWalk(turned(tiles), TilesHeuristic.LINEAR_CONFLICT), count);
        assertThat(way.orElseThrow()).hasSize(moves);
        assertThat(count.nodes).isLessThan(nodes);
    }
}
