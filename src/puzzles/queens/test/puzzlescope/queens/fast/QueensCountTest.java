package puzzlescope.queens.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The counts of OEIS A000170, A002562, A032522 and A033148. */
class QueensCountTest {

    private static final long[] ALL = {
        1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14_200, 73_712, 365_596, 2_279_184, 14_772_512, 95_815_104
    };
    private static final long[] FUNDAMENTAL = {1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45_752};

    private static final List<IntFunction<PiecewiseCount>> WAYS =
            List.of(MirroredMasks::new, BorderPlacement::new, QuarterJoin::new);

    private static Stream<Arguments> waysAndQueens() {
        return WAYS.stream().flatMap(way -> IntStream.rangeClosed(1, 13).mapToObj(n -> Arguments.of(way.apply(n))));
    }

    private static long count(PiecewiseCount pieces) {
        return IntStream.range(0, pieces.size())
                .mapToLong(piece -> pieces.images(piece) * pieces.count(piece, () -> {}))
                .sum();
    }

    @ParameterizedTest
    @MethodSource("waysAndQueens")
    void everyWayCountsAllSolutions(PiecewiseCount pieces) {
        assertThat(count(pieces)).isEqualTo(ALL[pieces.n() - 1]);
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"14", "15", "16"})
    void borderPlacementCountsLargerBoards(int n) {
        assertThat(count(new BorderPlacement(n))).isEqualTo(ALL[n - 1]);
    }

    private static Stream<Arguments> waysByFirstColumnAndQueens() {
        return waysAndQueens().filter(way -> !(way.get()[0] instanceof QuarterJoin));
    }

    @ParameterizedTest
    @MethodSource("waysByFirstColumnAndQueens")
    void thePiecesSpreadOverTheColumnsOfTheFirstRowAsTheSolutionsDo(PiecewiseCount pieces) {
        int n = pieces.n();
        var spread = new long[n];
        for (int piece = 0; piece < pieces.size(); piece++) {
            pieces.spread(piece, pieces.count(piece, () -> {}), spread);
        }
        for (int column = 0; column < n; column++) {
            assertThat(spread[column]).isEqualTo(withFirstQueenIn(n, column));
        }
    }

    @Test
    void joinedQuartersSpreadOverTheNumbersOfQueensInTheUpperLeftQuarter() {
        for (int n = 1; n <= 9; n++) {
            var pieces = new QuarterJoin(n);
            var spread = new long[pieces.bars()];
            for (int piece = 0; piece < pieces.size(); piece++) {
                pieces.spread(piece, pieces.count(piece, () -> {}), spread);
            }
            var expected = new long[n / 2 + 1];
            spreadByQuarter(new int[n], 0, expected);
            assertThat(spread).isEqualTo(expected);
        }
    }

    private static void spreadByQuarter(int[] columns, int row, long[] spread) {
        int n = columns.length;
        if (row == n) {
            spread[
                    (int) IntStream.range(0, n / 2)
                            .filter(r -> columns[r] < n / 2)
                            .count()]++;
            return;
        }
        for (int column = 0; column < n; column++) {
            int here = row * n + column;
            if (IntStream.range(0, row).noneMatch(r -> attack(n, r * n + columns[r], here))) {
                columns[row] = column;
                spreadByQuarter(columns, row + 1, spread);
            }
        }
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"14", "15", "16", "17"})
    void joinedQuartersCountLargerBoards(int n) {
        assertThat(count(new QuarterJoin(n))).isEqualTo(ALL[n - 1]);
    }

    private static long withFirstQueenIn(int n, int column) {
        return n == 1 ? 1 : fill(n, 1, 1 << column, 1 << column << 1, 1 << column >> 1);
    }

    private static long fill(int n, int row, int columns, int falling, int rising) {
        long sum = row == n ? 1 : 0;
        for (int column = 0; row < n && column < n; column++) {
            int queen = 1 << column;
            if (((columns | falling | rising) & queen) == 0) {
                sum += fill(n, row + 1, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
            }
        }
        return sum;
    }

    @ParameterizedTest
    @MethodSource("waysAndQueens")
    void theQueensOfAPieceStandInPeace(PiecewiseCount pieces) {
        int n = pieces.n();
        for (int piece = 0; piece < pieces.size(); piece++) {
            var queens = pieces.queens(piece);
            for (int a : queens) {
                assertThat(IntStream.of(queens).filter(b -> attack(n, a, b))).isEmpty();
            }
        }
    }

    private static boolean attack(int n, int a, int b) {
        int down = Math.abs(a / n - b / n);
        int across = Math.abs(a % n - b % n);
        return a != b && (down == 0 || across == 0 || down == across);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1, 1",
        "2, 0, 0",
        "3, 0, 0",
        "4, 2, 2",
        "5, 2, 2",
        "6, 4, 0",
        "7, 8, 0",
        "8, 4, 0",
        "9, 16, 0",
        "10, 12, 0",
        "11, 48, 0",
        "12, 80, 8",
        "13, 136, 8",
        "14, 420, 0",
        "15, 1240, 0",
        "16, 3000, 64",
        "17, 8152, 128",
        "18, 18104, 0"
    })
    void someSolutionsAreTheSameAfterATurn(int n, long byHalf, long byQuarter) {
        assertThat(SymmetricPlacements.byHalf(n)).isEqualTo(byHalf);
        assertThat(SymmetricPlacements.byQuarter(n)).isEqualTo(byQuarter);
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"})
    void fundamentalSolutionsFollowFromTheSymmetricOnes(int n) {
        assertThat(SymmetricPlacements.fundamental(n, ALL[n - 1])).isEqualTo(FUNDAMENTAL[n - 1]);
    }
}
