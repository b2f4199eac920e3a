package lights;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.testkit.PuzzleContract;

/** The rules that hold for every puzzle, on some boards, and what is known of this one. */
class LightsTest extends PuzzleContract {

    @Override
    protected Puzzle puzzle() {
        return new LightsPuzzle();
    }

    @Override
    protected Stream<Arguments> some() {
        return Stream.of(with("n", "2"), with("n", "3", "seed", "7"), with("n", "7", "seed", "2"));
    }

    /** Pressed squares, each taken twice, leave a board as it is: at most one press for each square. */
    @Test
    void theLastRowIsDarkAfterAtMostOnePressOfEachSquare() {
        var board = LightsPuzzle.board(with("n", "5"));
        var chasing = new LightChasing(board);
        chasing.solve(_ -> {});
        assertThat(board.lit()).isZero();
        assertThat(chasing.pressed()).doesNotHaveDuplicates();
    }
}
