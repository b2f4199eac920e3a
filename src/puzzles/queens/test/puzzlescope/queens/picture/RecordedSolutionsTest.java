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
import puzzlescope.queens.window.QueensSampleContext;

class RecordedSolutionsTest {

    private static RecordedSolutions of(Session session) {
        var recordedSolutions = new RecordedSolutions(session);
        recordedSolutions.follow(Long.MAX_VALUE);
        return recordedSolutions;
    }

    private static List<Integer> columns(RecordedSolutions recordedSolutions, long number) {
        long placement = recordedSolutions.placement(number).orElseThrow();
        return IntStream.range(0, recordedSolutions.queens())
                .map(row -> WalkBoard.column(placement, row))
                .boxed()
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 0", "3, 0", "4, 2", "8, 92"})
    void theyAreAllThereWhenTheRunHasEnded(int n, int expected) {
        var recordedSolutions = of(QueensSampleContext.recorded(n));
        assertThat(recordedSolutions.queens()).isEqualTo(n);
        assertThat(recordedSolutions.recorded()).isEqualTo(expected);
        assertThat(recordedSolutions.droppedCount()).isZero();
        assertThat(recordedSolutions.areComplete()).isEqualTo(expected > 0);
        assertThat(recordedSolutions.placement(expected + 1)).isEmpty();
    }

    @Test
    void eachIsReadFromTheRecordingInAnyOrder() {
        var recordedSolutions = of(QueensSampleContext.recorded(8));
        assertThat(columns(recordedSolutions, 92)).containsExactly(7, 3, 0, 2, 5, 1, 6, 4);
        assertThat(columns(recordedSolutions, 1)).containsExactly(0, 4, 7, 5, 2, 6, 1, 3);
        assertThat(columns(recordedSolutions, 2)).containsExactly(0, 5, 7, 2, 6, 3, 1, 4);
        assertThat(columns(recordedSolutions, 1)).containsExactly(0, 4, 7, 5, 2, 6, 1, 3);
    }

    @Test
    void theLastOneIsKnownIfThereIsOne() {
        assertThat(of(QueensSampleContext.recorded(8)).last()).containsExactly(7, 3, 0, 2, 5, 1, 6, 4);
        assertThat(of(QueensSampleContext.recorded(3)).last()).isEmpty();
    }

    @Test
    void readingThemMovesNothing() {
        var session = QueensSampleContext.recorded(8);
        session.timeline().seek(1000);
        of(session).placement(50);
        assertThat(session.timeline().position()).isEqualTo(1000);
    }

    @Test
    void thePositionStandsAtOneOrBetweenTwo() {
        var session = QueensSampleContext.recorded(8);
        var recordedSolutions = of(session);
        assertThat(List.of(recordedSolutions.previous(), recordedSolutions.current(), recordedSolutions.next()))
                .containsExactly(0L, 0L, 1L);
        session.timeline().seek(recordedSolutions.position(5).orElseThrow());
        recordedSolutions.follow(Long.MAX_VALUE);
        assertThat(List.of(recordedSolutions.previous(), recordedSolutions.current(), recordedSolutions.next()))
                .containsExactly(4L, 5L, 6L);
        session.timeline().step();
        recordedSolutions.follow(Long.MAX_VALUE);
        assertThat(List.of(recordedSolutions.previous(), recordedSolutions.current(), recordedSolutions.next()))
                .containsExactly(5L, 0L, 6L);
        session.timeline().seek(session.trace().length());
        recordedSolutions.follow(Long.MAX_VALUE);
        assertThat(List.of(recordedSolutions.previous(), recordedSolutions.current(), recordedSolutions.next()))
                .containsExactly(92L, 0L, 0L);
    }

    @Test
    void theyKeepTheirNumbersWhenTheFirstAreNoLongerKept() {
        var session = QueensSampleContext.recorded(10, 4);
        var recordedSolutions = of(session);
        var whole = of(QueensSampleContext.recorded(10));
        assertThat(recordedSolutions.recorded()).isEqualTo(724);
        assertThat(recordedSolutions.droppedCount()).isPositive();
        assertThat(recordedSolutions.areComplete()).isFalse();
        assertThat(recordedSolutions.placement(recordedSolutions.droppedCount()))
                .isEmpty();
        for (long number = recordedSolutions.droppedCount() + 1; number <= 724; number++) {
            assertThat(recordedSolutions.placement(number)).isEqualTo(whole.placement(number));
        }
        session.timeline().seek(0);
        recordedSolutions.follow(Long.MAX_VALUE);
        assertThat(recordedSolutions.previous()).isZero();
        assertThat(recordedSolutions.next()).isEqualTo(recordedSolutions.droppedCount() + 1);
        assertThat(session.timeline().count(Role.SOLUTION)).isEqualTo(recordedSolutions.droppedCount());
    }
}
