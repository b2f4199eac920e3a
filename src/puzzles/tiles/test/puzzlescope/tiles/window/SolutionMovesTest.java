package puzzlescope.tiles.window;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.tiles.picture.SolutionMoves;
import puzzlescope.tiles.space.Move;

class SolutionMovesTest {

    private final SolutionMoves found = new SolutionMoves();

    @Test
    void theMovesOfTheSolutionAreThoseThatThePlayEndsWith() {
        var session = TilesSampleContext.recorded(
                TilesSampleContext.PUZZLE.presets().with(TilesPuzzle.BOARD, "1 2 3 4 5 6 0 7 8"));
        assertThat(found.of(session)).containsExactly(Move.LEFT, Move.LEFT);
    }

    @Test
    void aRecordingWithoutASolutionHasNoMovesEvenAfterOneThatHas() {
        found.of(TilesSampleContext.recorded(TilesSampleContext.PUZZLE.presets()));
        assertThat(found.of(Session.of(
                        TilesSampleContext.PUZZLE,
                        TilesSampleContext.PUZZLE.presets(),
                        Retention.inMemory(Retention.MEMORY_BYTES))))
                .isEmpty();
    }
}
