package puzzlescope.learn.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.queens.QueensTargets;
import puzzlescope.queens.board.QueensBoard;

class HeatCountsTest {

    private static final Session QUEENS = recorded("queens");
    private static final List<LongPredicate> SQUARES = IntStream.range(0, 64)
            .mapToObj(square -> QueensTargets.square(
                            (QueensBoard) QUEENS.instance().board(), square / 8, square % 8)
                    .touches())
            .toList();

    private static Session recorded(String id) {
        var puzzle = Catalogue.get(id);
        var session = Session.of(puzzle, puzzle.presets(), Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        while (session.run().outcome().isEmpty()) {
            Thread.onSpinWait();
        }
        return session;
    }

    private static HeatCounts of(long from, long to) throws InterruptedException {
        return HeatCounts.of(QUEENS.trace(), from, to, SQUARES, _ -> {});
    }

    /** Nodes of the search tree of 8 queens by depth: 1, 8, 42, 140, 344, 568, 550, 312; each tries every column of its row. */
    @Test
    void eachColumnOfARowIsTriedOnceForEachNodeAboveIt() throws InterruptedException {
        var heatCounts = of(0, QUEENS.trace().length());
        long[] nodes = {1, 8, 42, 140, 344, 568, 550, 312};
        for (int square = 0; square < 64; square++) {
            assertThat(heatCounts.figure(HeatCounts.Figure.TRIES, square)).hasValue(nodes[square / 8]);
        }
        assertThat(heatCounts.intensity(HeatCounts.Figure.TRIES, 40)).isEqualTo(1);
        assertThat(heatCounts.intensity(HeatCounts.Figure.TRIES, 0)).isBetween(0.0, 0.2);
    }

    @Test
    void aSingleCountIsNotHotEvenIfThereIsNoGreaterOne() throws InterruptedException {
        var heatCounts = of(0, 8);
        assertThat(heatCounts.figure(HeatCounts.Figure.TRIES, 0)).hasValue(1);
        assertThat(heatCounts.intensity(HeatCounts.Figure.TRIES, 0)).isBetween(0.1, 0.4);
    }

    @Test
    void aStretchIsCountedAsIfEachPlaceWereCountedAlone() throws InterruptedException {
        long from = 700;
        long to = 2100;
        var heatCounts = of(from, to);
        var trace = QUEENS.trace();
        for (int square = 0; square < 64; square++) {
            var touches = SQUARES.get(square);
            var steps = LongStream.range(from, to)
                    .filter(step -> touches.test(trace.event(step)))
                    .toArray();
            if (steps.length == 0) {
                assertThat(heatCounts.figure(HeatCounts.Figure.FIRST, square)).isEmpty();
                assertThat(heatCounts.intensity(HeatCounts.Figure.TIME, square)).isZero();
                continue;
            }
            assertThat(heatCounts.figure(HeatCounts.Figure.FIRST, square)).hasValue(steps[0] + 1);
            assertThat(heatCounts.figure(HeatCounts.Figure.LAST, square)).hasValue(steps[steps.length - 1] + 1);
            long tried = LongStream.of(steps)
                    .filter(step -> (trace.vocabulary().roleBits(trace.event(step)) & Role.TRY.bit()) != 0)
                    .count();
            assertThat(heatCounts.figure(HeatCounts.Figure.TRIES, square)).hasValue(tried);
        }
    }

    @Test
    void theTimesOfAllPlacesAreTheStretchFromItsFirstTouchOn() throws InterruptedException {
        var heatCounts = of(1, 5000);
        long time = IntStream.range(0, 64)
                .mapToLong(square ->
                        heatCounts.figure(HeatCounts.Figure.TIME, square).orElse(0))
                .sum();
        assertThat(time).isEqualTo(4999);
    }

    @Test
    void countingIsStoppedByAnInterrupt() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> of(0, 5000)).isInstanceOf(InterruptedException.class);
        assertThat(Thread.interrupted()).isFalse();
    }
}
