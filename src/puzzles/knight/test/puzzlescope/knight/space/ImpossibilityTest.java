package puzzlescope.knight.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImpossibilityTest {

    /** Exhausts a board with bit sets, knowing nothing of orders or proofs. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Exhaustion(long[] hops, long full) {

        static Exhaustion of(int rows, int columns) {
            int squares = rows * columns;
            var hops = new long[squares];
            for (int from = 0; from < squares; from++) {
                for (int to = 0; to < squares; to++) {
                    int down = Math.abs(from / columns - to / columns);
                    int across = Math.abs(from % columns - to % columns);
                    hops[from] |= down * across == 2 ? 1L << to : 0;
                }
            }
            return new Exhaustion(hops, (1L << squares) - 1);
        }

        boolean hasTourFrom(int square) {
            return goesOn(square, 1L << square);
        }

        private boolean goesOn(int square, long visited) {
            boolean found = visited == full;
            for (long rest = hops[square] & ~visited; rest != 0 && !found; rest &= rest - 1) {
                found = goesOn(Long.numberOfTrailingZeros(rest), visited | Long.lowestOneBit(rest));
            }
            return found;
        }
    }

    private static Square square(int columns, int index) {
        return new Square(index / columns, index % columns);
    }

    @ParameterizedTest
    @CsvSource({"3, 3", "3, 4", "4, 3", "3, 5", "5, 3", "3, 6", "6, 3", "4, 4", "3, 7", "7, 3", "4, 5", "5, 4", "5, 5"})
    void whatIsCalledImpossibleHasNoTour(int rows, int columns) {
        var exhaustion = Exhaustion.of(rows, columns);
        for (int index = 0; index < rows * columns; index++) {
            if (Impossibility.of(rows, columns, square(columns, index)).isPresent()) {
                assertThat(exhaustion.hasTourFrom(index))
                        .as("%dx%d from %d", rows, columns, index)
                        .isFalse();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 4", "4, 3", "3, 7", "3, 8", "4, 5", "5, 4", "4, 6", "5, 5", "5, 6", "6, 6"})
    void boardsWithToursAreNotCalledImpossible(int rows, int columns) {
        var exhaustion = Exhaustion.of(rows, columns);
        int withTour = IntStream.range(0, rows * columns)
                .filter(exhaustion::hasTourFrom)
                .findFirst()
                .orElseThrow();
        assertThat(Impossibility.of(rows, columns, square(columns, withTour))).isEmpty();
    }

    @Test
    void onAnOddBoardExactlyTheSmallerColourIsRuledOut() {
        for (int index = 0; index < 35; index++) {
            assertThat(Impossibility.of(5, 7, square(7, index)).isPresent()).isEqualTo(index % 2 == 1);
        }
    }
}
