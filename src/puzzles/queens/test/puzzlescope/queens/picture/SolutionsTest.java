package puzzlescope.queens.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.session.Session;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.window.SampleContext;

class SolutionsTest {

    private static Solutions of(Session session) {
        var solutions = new Solutions(session);
        solutions.follow();
        return solutions;
    }

    private static List<Integer> columns(Solutions solutions, long number) {
        long placement = solutions.placement(number).orElseThrow();
        return IntStream.range(0, solutions.queens())
                .map(row -> WalkBoard.column(placement, row))
                .boxed()
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 0", "3, 0", "4, 2", "8, 92"})
    void theyAreAllThereWhenTheRunHasEnded(int n, int expected) {
        var solutions = of(SampleContext.recorded(n));
        assertThat(solutions.queens()).isEqualTo(n);
        assertThat(solutions.recorded()).isEqualTo(expected);
        assertThat(solutions.lost()).isZero();
        assertThat(solutions.areComplete()).isEqualTo(expected > 0);
        assertThat(solutions.placement(expected + 1)).isEmpty();
    }

    @Test
    void eachIsReadFromTheRecordingInAnyOrder() {
        var solutions = of(SampleContext.recorded(8));
        assertThat(columns(solutions, 92)).containsExactly(7, 3, 0, 2, 5, 1, 6, 4);
        assertThat(columns(solutions, 1)).containsExactly(0, 4, 7, 5, 2, 6, 1, 3);
        assertThat(columns(solutions, 2)).containsExactly(0, 5, 7, 2, 6, 3, 1, 4);
        assertThat(columns(solutions, 1)).containsExactly(0, 4, 7, 5, 2, 6, 1, 3);
    }

    @Test
    void theLastOneIsKnownIfThereIsOne() {
        assertThat(of(SampleContext.recorded(8)).last()).containsExactly(7, 3, 0, 2, 5, 1, 6, 4);
        assertThat(of(SampleContext.recorded(3)).last()).isEmpty();
    }

    @Test
    void readingThemMovesNothing() {
        var session = SampleContext.recorded(8);
        session.timeline().seek(1000);
        of(session).placement(50);
        assertThat(session.timeline().position()).isEqualTo(1000);
    }

    @Test
    void thePositionStandsAtOneOrBetweenTwo() {
        var session = SampleContext.recorded(8);
        var solutions = of(session);
        assertThat(List.of(solutions.previous(), solutions.current(), solutions.next()))
                .containsExactly(0L, 0L, 1L);
        session.timeline().seek(solutions.position(5).orElseThrow());
        solutions.follow();
        assertThat(List.of(solutions.previous(), solutions.current(), solutions.next()))
                .containsExactly(4L, 5L, 6L);
        session.timeline().step();
        solutions.follow();
        assertThat(List.of(solutions.previous(), solutions.current(), solutions.next()))
                .containsExactly(5L, 0L, 6L);
        session.timeline().seek(session.trace().length());
        solutions.follow();
        assertThat(List.of(solutions.previous(), solutions.current(), solutions.next()))
                .containsExactly(92L, 0L, 0L);
    }

    @Test
    void theyKeepTheirNumbersWhenTheFirstAreNoLongerKept() {
        var session = SampleContext.recorded(10, 4);
        var solutions = of(session);
        var whole = of(SampleContext.recorded(10));
        assertThat(solutions.recorded()).isEqualTo(724);
        assertThat(solutions.lost()).isPositive();
        assertThat(solutions.areComplete()).isFalse();
        assertThat(solutions.placement(solutions.lost())).isEmpty();
        for (long number = solutions.lost() + 1; number <= 724; number++) {
            assertThat(solutions.placement(number)).isEqualTo(whole.placement(number));
        }
        session.timeline().seek(0);
        solutions.follow();
        assertThat(solutions.previous()).isZero();
        assertThat(solutions.next()).isEqualTo(solutions.lost() + 1);
        assertThat(session.timeline().count(Role.SOLUTION)).isEqualTo(solutions.lost());
    }
}
