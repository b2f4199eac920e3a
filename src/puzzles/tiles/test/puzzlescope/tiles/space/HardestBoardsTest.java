package puzzlescope.tiles.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.tiles.fast.ShortestSolution;
import puzzlescope.tiles.fast.optimal.HeuristicTables;

class HardestBoardsTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"2, 6", "3, 31"})
    void aSmallOneNeedsTheGreatestNumberOfMoves(int size, int moves) {
        var way = ShortestSolution.findQuickly(
                new HeuristicTables(folder, 1), HardestBoards.of(size).orElseThrow(), 3_000_000, () -> {});
        assertThat(way.squares().map(List::size)).contains(moves);
    }

    /** That it needs 80 moves was found with {@code solve tiles}, which takes too long for a test. */
    @Test
    void thatOfFourByFourIsAnEvenNumberOfMovesAway() {
        var board = HardestBoards.of(4).orElseThrow();
        assertThat(board.isSolvable()).isTrue();
        assertThat(board.distance()).isEven().isGreaterThan(50);
    }

    @Test
    void noneIsKnownOfFiveByFive() {
        assertThat(HardestBoards.of(5)).isEmpty();
    }
}
