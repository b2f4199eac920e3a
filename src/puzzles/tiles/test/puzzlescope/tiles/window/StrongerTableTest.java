package puzzlescope.tiles.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.run.RunState;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.window.board.Offer;

/** The offer of pattern databases to a search that takes long. */
class StrongerTableTest {

    private static final String FAR = "1 5 9 13 2 6 10 14 3 7 11 15 4 8 12 0";

    @Test
    void itIsMadeToASearchThatHasTakenLong() {
        assertThat(offer("ida-star", "ready", RunState.RUNNING, 10_000_000)).isPresent();
        assertThat(offer("iterative-deepening", "ready", RunState.PAUSED_FULL, 10_000_000))
                .isPresent();
        assertThat(offer("optimal", "small", RunState.RUNNING, 10_000_000)).isPresent();
    }

    @Test
    void itIsNotMadeTooEarlyNorAtTheEndNorWhereTheTableIsUsedAlready() {
        assertThat(offer("ida-star", "ready", RunState.RUNNING, 9_999_999)).isEmpty();
        assertThat(offer("ida-star", "ready", RunState.ENDED, 10_000_000)).isEmpty();
        assertThat(offer("optimal", "large", RunState.RUNNING, 10_000_000)).isEmpty();
    }

    @Test
    void boardsWithoutTablesGetNone() {
        var small = TilesSampleContext.PUZZLE.presets().with(TilesPuzzle.SIZE, "3");
        assertThat(StrongerTable.of(TilesSampleContext.PUZZLE, small, RunState.RUNNING, 10_000_000, _ -> {}))
                .isEmpty();
    }

    private static Optional<Offer> offer(String algorithm, String table, RunState state, long searched) {
        var given = TilesSampleContext.PUZZLE
                .presets()
                .with(TilesPuzzle.ALGORITHM, algorithm)
                .with(TilesPuzzle.TABLE, table)
                .with(TilesPuzzle.BOARD, FAR);
        return StrongerTable.of(TilesSampleContext.PUZZLE, given, state, searched, _ -> {});
    }
}
