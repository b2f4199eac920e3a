package puzzlescope.knight.fast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.fast.Frontier.Kind;
import puzzlescope.knight.search.KnightBacktracking;
import puzzlescope.knight.space.HopOrder;
import puzzlescope.knight.space.Square;

/** Numbers of tours: OEIS A165134 (directed open tours), A001230 (undirected closed ones), and those of the other searches. */
class FrontierCountTest {

    private static long count(int width, int length, Kind kind, int start) {
        var count = new FrontierCount(new Frontier(width, length, kind, start));
        while (count.hasNext()) {
            count.advance(() -> {});
        }
        return count.tours();
    }

    @ParameterizedTest
    @CsvSource({"3, 4, 16", "4, 5, 164", "5, 5, 1728", "4, 8, 62176", "3, 10, 6096", "4, 4, 0", "3, 3, 0"})
    void openToursCountTwiceOnceFromEitherEnd(int width, int length, long tours) {
        assertThat(2 * count(width, length, Kind.OPEN, -1)).isEqualTo(tours);
    }

    @ParameterizedTest
    @CsvSource({"5, 6, 8", "6, 6, 9862", "3, 10, 16", "3, 8, 0", "4, 9, 0", "5, 5, 0", "3, 12, 176"})
    void closedToursCountOnce(int width, int length, long tours) {
        assertThat(count(width, length, Kind.CLOSED, -1)).isEqualTo(tours);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"3, 8", "4, 5", "5, 4", "4, 6"})
    void theToursFromASquareAreThoseThatBacktrackingFinds(int rows, int columns) {
        int width = Math.min(rows, columns);
        long all = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int start = rows <= columns ? column * width + row : row * width + column;
                long counted = count(width, Math.max(rows, columns), Kind.OPEN, start);
                assertThat(counted).isEqualTo(walked(rows, columns, new Square(row, column)));
                all += counted;
            }
        }
        assertThat(all).isEqualTo(2 * count(width, Math.max(rows, columns), Kind.OPEN, -1));
    }

    @Test
    @Tag("thorough")
    void theToursOfFiveByFiveAreThoseThatBacktrackingFinds() {
        theToursFromASquareAreThoseThatBacktrackingFinds(5, 5);
    }

    private static long walked(int rows, int columns, Square start) {
        var found = new long[1];
        var runOutcome = new KnightBacktracking(rows, columns, start, HopOrder.PLAIN, true)
                .solve(event -> found[0] += PathEvent.Kind.of(event) == PathEvent.Kind.TOUR_FOUND ? 1 : 0);
        assertThat(runOutcome).isEqualTo(found[0] > 0 ? RunOutcome.SOLVED : RunOutcome.NO_SOLUTION);
        return found[0];
    }

    @Test
    @Tag("thorough")
    void sixBySixHasAsManyToursAsAreKnown() {
        assertThat(2 * count(6, 6, Kind.OPEN, -1)).isEqualTo(6_637_920);
    }

    @Test
    void aCountThatIsTooLargeIsNotTold() {
        assertThatThrownBy(() -> count(4, 60, Kind.OPEN, -1)).isInstanceOf(ArithmeticException.class);
    }
}
