package puzzlescope.core.puzzle.queens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.PuzzleContract;

class QueensPuzzleTest extends PuzzleContract {

    @Override
    protected Puzzle puzzle() {
        return new QueensPuzzle();
    }

    @Override
    protected Stream<Arguments> instances() {
        return IntStream.of(1, 2, 3, 4, 5, 6, 7, 8, 10, 16).mapToObj(n -> with("n", String.valueOf(n)));
    }

    @Test
    void itSaysBeforehandWhichBoardsHaveNoSolution() {
        for (int n = 1; n <= 16; n++) {
            assertThat(puzzle().check(with("n", String.valueOf(n))).isEmpty()).isEqualTo(n != 2 && n != 3);
        }
    }

    /** As {@code random.seed(seed)} and {@code random.randrange(solutions)} of Python 3 have it. */
    @ParameterizedTest
    @CsvSource({"1, 92, 17", "7, 92, 41", "1, 14200, 2201", "0, 1, 0"})
    void aSeedDrawsTheSolutionThatPythonChooses(long seed, int solutions, int index) {
        assertThat(QueensPuzzle.drawn(seed, solutions)).isEqualTo(index);
    }
}
