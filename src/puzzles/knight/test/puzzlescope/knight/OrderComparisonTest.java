package puzzlescope.knight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.knight.OrderComparison.State;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.testkit.SmallRun;

/** What is counted of the orders, beside runs that are recorded. */
class OrderComparisonTest {

    private static OrderComparison comparison(String rows, String columns, String start, long limit) {
        var arguments = new KnightPuzzle()
                .presets()
                .with(KnightPuzzle.ROWS, rows)
                .with(KnightPuzzle.COLUMNS, columns)
                .with(KnightPuzzle.START, start);
        return new OrderComparison(arguments, limit);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"plain, 5010", "book, 25", "warnsdorff, 25"})
    void aCallIsCountedForEachSquareThatARunVisits(String order, long calls) {
        var run = SmallRun.of(
                new KnightPuzzle(), "algorithm", order, "rows", "5", "columns", "5", "start", "0,0", "tours", "first");
        long visited = run.events().stream()
                .filter(event ->
                        event.kind() == PathEvent.Kind.KNIGHT_PLACED || event.kind() == PathEvent.Kind.KNIGHT_HOPPED)
                .count();
        var comparison = comparison("5", "5", "0,0", 1_000_000);
        comparison.run(() -> {});
        var result = comparison.result(OrderComparison.ORDERS.stream()
                .filter(each -> each.id().equals(order))
                .findFirst()
                .orElseThrow());
        assertThat(result.visited()).isEqualTo(calls).isEqualTo(visited);
        assertThat(result.takenBack()).isEqualTo(calls - 25);
        assertThat(result.nanos()).isPositive();
        assertThat(result.state()).isEqualTo(State.TOUR_FOUND);
        assertThat(comparison.done()).isEqualTo(1);
    }

    @Test
    void anOrderGivesUpWhenItHasMadeAsManyCallsAsItMay() {
        var comparison = comparison("8", "8", "0,0", 50_000);
        comparison.run(() -> {});
        var plain = comparison.result(KnightAlgorithm.PLAIN);
        assertThat(plain.state()).isEqualTo(State.GAVE_UP);
        assertThat(plain.visited()).isEqualTo(50_000);
        assertThat(comparison.result(KnightAlgorithm.WARNSDORFF).visited()).isEqualTo(64);
    }

    @Test
    void whatIsProvenToHaveNoTourIsNotTried() {
        var comparison = comparison("7", "7", "0,1", 1_000);
        comparison.run(() -> {});
        for (var order : OrderComparison.ORDERS) {
            assertThat(comparison.result(order).state()).isEqualTo(State.NO_TOUR);
            assertThat(comparison.result(order).visited()).isZero();
        }
    }

    @Test
    void stoppedItKeepsWhatIsKnown() {
        var comparison = comparison("8", "8", "0,0", Long.MAX_VALUE);
        assertThatThrownBy(() -> comparison.run(() -> {
                    if (comparison.result(KnightAlgorithm.PLAIN).visited() > 0) {
                        throw new RunStoppedException();
                    }
                }))
                .isInstanceOf(RunStoppedException.class);
        assertThat(comparison.result(KnightAlgorithm.WARNSDORFF).state()).isEqualTo(State.TOUR_FOUND);
        assertThat(comparison.result(KnightAlgorithm.PLAIN).state()).isEqualTo(State.STOPPED);
        assertThat(comparison.result(KnightAlgorithm.PLAIN).visited()).isPositive();
    }

    @Test
    void theOneOfRothCountsTheSquaresOfTheWaysThatItGaveUp() {
        var run = SmallRun.of(new KnightPuzzle(), "algorithm", "roth", "rows", "5", "columns", "5", "start", "2,0");
        var comparison = comparison("5", "5", "2,0", 1_000_000);
        comparison.run(() -> {});
        var result = comparison.result(KnightAlgorithm.ROTH);
        assertThat(result.visited() - result.takenBack())
                .isEqualTo(run.events().stream()
                        .filter(event -> event.kind() == PathEvent.Kind.KNIGHT_LED_ON
                                || event.kind() == PathEvent.Kind.KNIGHT_SET_OUT)
                        .count());
    }
}
