package puzzlescope.knight.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.search.SearchResult.Verdict;
import puzzlescope.knight.fast.Frontier.Kind;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.Square;

/** Tours of boards of all shapes, each looked at square by square. */
class TourFinderTest {

    private static TourFinder find(int rows, int columns, int row, int column, boolean closed) {
        return TourFinder.find(rows, columns, new Square(row, column), closed, () -> {});
    }

    private static void assertTour(int rows, int columns, int row, int column, boolean closed) {
        var tour = find(rows, columns, row, column, closed).tour().orElseThrow();
        assertThat(tour.isComplete())
                .as("%s x %s from %s,%s", rows, columns, row, column)
                .isTrue();
        assertThat(tour.row(0)).isEqualTo(row);
        assertThat(tour.column(0)).isEqualTo(column);
        assertThat(!closed || tour.isClosed()).isTrue();
    }

    @Test
    @Tag("thorough")
    void everyStartThatCanHaveATourHasOneOnBoardsFromFiveToTwenty() {
        for (int rows = 5; rows <= 20; rows++) {
            for (int columns = 5; columns <= 20; columns++) {
                for (int square = 0; square < rows * columns; square++) {
                    int row = square / columns;
                    int column = square % columns;
                    if (rows * columns % 2 == 0 || (row + column) % 2 == 0) {
                        assertTour(rows, columns, row, column, rows * columns % 2 == 0);
                    }
                }
            }
        }
    }

    @Test
    void largerBoardsHaveToursFromSquaresAnywhere() {
        var random = new Random(5);
        for (int i = 0; i < 60; i++) {
            int rows = 21 + random.nextInt(180);
            int columns = 21 + random.nextInt(180);
            int row = random.nextInt(rows);
            int column = random.nextInt(columns);
            if (rows * columns % 2 == 1 && (row + column) % 2 == 1) {
                column += column == 0 ? 1 : -1;
            }
            assertTour(rows, columns, row, column, rows * columns % 2 == 0);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1000, 0, 0",
        "1000, 0, 500",
        "1000, 500, 499",
        "999, 0, 0",
        "999, 499, 499",
        "999, 998, 0",
        "999, 6, 500"
    })
    void aMillionSquaresHaveATour(int side, int row, int column) {
        assertTour(side, side, row, column, side % 2 == 0);
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void narrowBoardsHaveTheToursThatAreCountedAndNoOthers(int width) {
        for (int length = width; length <= 12; length++) {
            for (int row = 0; row < width; row++) {
                for (int column = 0; column < length; column++) {
                    var count = new FrontierCount(new Frontier(width, length, Kind.OPEN, column * width + row));
                    while (count.hasNext()) {
                        count.advance(() -> {});
                    }
                    var found = find(width, length, row, column, false);
                    assertThat(found.verdict()).isEqualTo(count.tours() > 0 ? Verdict.FOUND : Verdict.ABSENT);
                    assertThat(find(length, width, column, row, false).verdict())
                            .isEqualTo(found.verdict());
                    if (count.tours() > 0) {
                        assertTour(width, length, row, column, false);
                        assertTour(length, width, column, row, false);
                    }
                }
            }
        }
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"3, 301, 1, 151", "3, 1000, 0, 999", "4, 301, 3, 300", "200, 4, 100, 0", "500, 3, 77, 2"})
    void longNarrowBoardsHaveTours(int rows, int columns, int row, int column) {
        assertTour(rows, columns, row, column, false);
    }

    /** A. Schwenk's rule (1991), asked of the counting for narrow boards and of the construction for others. */
    @Test
    void boardsHaveClosedToursAsSchwenkSays() {
        for (int rows = 3; rows <= 12; rows++) {
            for (int columns = rows; columns <= 14; columns++) {
                boolean none = rows * columns % 2 == 1 || rows == 4 || rows == 3 && columns <= 8;
                assertThat(Impossibility.ofClosed(rows, columns).isPresent()).isEqualTo(none);
                if (none) {
                    assertThat(find(rows, columns, 0, 0, true).verdict()).isEqualTo(Verdict.ABSENT);
                } else {
                    assertTour(rows, columns, 1, 2, true);
                    assertTour(columns, rows, 2, 1, true);
                }
            }
        }
    }
}
