package puzzlescope.knight.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.LeadReason;
import puzzlescope.knight.space.Square;
import puzzlescope.knight.space.TieBreak;

class WarnsdorffRuleTest {

    /** The hops around the clock, from one up and right. */
    private static final List<Hop> AROUND = List.of(
            Hop.UP_RIGHT,
            Hop.RIGHT_UP,
            Hop.RIGHT_DOWN,
            Hop.DOWN_RIGHT,
            Hop.DOWN_LEFT,
            Hop.LEFT_DOWN,
            Hop.LEFT_UP,
            Hop.UP_LEFT);

    /** The rule as its books tell it: it looks at every square afresh. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Told(int rows, int columns, TieBreak tieBreak, int order, boolean[][] visited) {

        List<Square> path(Square start) {
            var path = new ArrayList<Square>();
            var next = List.of(start);
            while (!next.isEmpty()) {
                var square = next.stream()
                        .min(Comparator.<Square>comparingInt(each -> free(each).size())
                                .thenComparingLong(this::preference))
                        .orElseThrow();
                path.add(square);
                visited[square.row()][square.column()] = true;
                next = free(square);
            }
            return path;
        }

        private long preference(Square square) {
            long down = 2L * square.row() - rows + 1;
            long across = 2L * square.column() - columns + 1;
            return switch (tieBreak) {
                case ROTH -> -(down * down + across * across);
                case POHL ->
                    free(square).stream().mapToLong(next -> free(next).size()).sum();
            };
        }

        private List<Square> free(Square from) {
            var free = new ArrayList<Square>();
            for (int i = 0; i < 8; i++) {
                var hop = AROUND.get(((order % 2 == 0 ? i : 7 - i) + order / 2 * 2) % 8);
                var to = new Square(from.row() + hop.rows(), from.column() + hop.columns());
                if (Math.min(to.row(), to.column()) >= 0 && to.isOn(rows, columns) && !visited[to.row()][to.column()]) {
                    free.add(to);
                }
            }
            return free;
        }
    }

    @ParameterizedTest
    @EnumSource
    void theKnightGoesAsTheRuleIsTold(TieBreak tieBreak) {
        var random = new Random(3);
        int complete = 0;
        for (int i = 0; i < 600; i++) {
            int rows = 3 + random.nextInt(18);
            int columns = 3 + random.nextInt(18);
            var start = new Square(random.nextInt(rows), random.nextInt(columns));
            int order = i % WarnsdorffRule.ORDERS;
            var told = new Told(rows, columns, tieBreak, order, new boolean[rows][columns]).path(start);
            var rule = new WarnsdorffRule(rows, columns);
            var tour = rule.tour(start, tieBreak, order, () -> {});
            assertThat(tour.isPresent()).isEqualTo(told.size() == rows * columns);
            if (tour.isPresent()) {
                complete++;
                for (int step = 0; step < told.size(); step++) {
                    assertThat(new Square(tour.get().row(step), tour.get().column(step)))
                            .isEqualTo(told.get(step));
                }
            } else {
                assertThat(rule.reached()).isEqualTo(told.size());
            }
        }
        assertThat(complete).isGreaterThan(300);
    }

    @ParameterizedTest
    @CsvSource({"1000, 1000", "1000, 737", "3, 1000", "1000, 5"})
    void aRuleIsReadyForTheNextTour(int rows, int columns) {
        var rule = new WarnsdorffRule(rows, columns);
        var start = new Square(2, 1);
        var first = rule.tour(start, TieBreak.ROTH, 0, () -> {});
        int reached = rule.reached();
        var second = rule.tour(start, TieBreak.ROTH, 0, () -> {});
        assertThat(second.isPresent()).isEqualTo(first.isPresent());
        assertThat(rule.reached()).isEqualTo(reached);
    }

    @Test
    void rothsTieBreakVisitsAMillionSquaresFromManyStarts() {
        var random = new Random(30);
        var rule = new WarnsdorffRule(1000, 1000);
        for (int i = 0; i < 30; i++) {
            var start = new Square(random.nextInt(1000), random.nextInt(1000));
            var tour = rule.tour(start, TieBreak.ROTH, 0, () -> {});
            assertThat(tour.map(Tour::isComplete)).as("%s", start).hasValue(true);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aHopOnATourThatIsMadeSaysWhatLedThere(LeadReason leadReason) {
        var led = new PathEvent.KnightHopped(2, 1, Hop.RIGHT_DOWN, 9, leadReason, 0);
        assertThat(led.kind()).isEqualTo(PathEvent.Kind.KNIGHT_LED_ON);
        assertThat(PathEvent.Kind.VOCABULARY.unpack(led.pack())).isEqualTo(led);
    }
}
