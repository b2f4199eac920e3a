package puzzlescope.learn.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.RunStopped;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Scale;
import puzzlescope.learn.race.Growth.Point;

class GrowthTest {

    static List<Puzzle> scaled() {
        return Catalogue.all().stream()
                .filter(puzzle -> puzzle.scale().isPresent())
                .toList();
    }

    private static List<Point> measured(Puzzle puzzle, Scale scale) {
        var growth = Growth.of(puzzle, scale, puzzle.presets());
        growth.measure(() -> {});
        return growth.points();
    }

    /** The towers of Hanoi take 2^n - 1 moves, and the recursion as many calls that move and 2^n that have nothing to move. */
    @Test
    void theCallsOfTheTowersOfHanoiDouble() {
        var hanoi = Catalogue.get("hanoi");
        var scale = hanoi.scale().orElseThrow();
        var points = measured(hanoi, new Scale(scale.parameters(), 1, 1, 12));
        assertThat(points).extracting(Point::size).containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L, 10L, 11L, 12L);
        for (int i = 1; i < points.size(); i++) {
            assertThat(points.get(i).calls()).isEqualTo(2 * points.get(i - 1).calls() + 1);
        }
    }

    @ParameterizedTest
    @MethodSource("scaled")
    void stepsAreThoseOfTheRunThatIsRecorded(Puzzle puzzle) throws InterruptedException {
        var scale = puzzle.scale().orElseThrow();
        long size = scale.sizes().skip(2).findFirst().orElseThrow();
        var points = measured(puzzle, new Scale(scale.parameters(), size, 1, size));
        assertThat(points).hasSize(1);
        var inputs = scale.parameters().stream()
                .map(parameter -> parameter.name() + "=" + size)
                .toArray(String[]::new);
        var session = DifferencesTest.run(puzzle.id(), inputs);
        assertThat(points.getFirst().steps()).isEqualTo(session.trace().length());
        session.close();
    }

    @Test
    void measuringEndsWhenItIsNotWantedAnyMore() {
        var queens = Catalogue.get("queens");
        var growth =
                Growth.of(queens, new Scale(queens.scale().orElseThrow().parameters(), 12, 1, 12), queens.presets());
        assertThatThrownBy(() -> growth.measure(() -> {
                    throw new RunStopped();
                }))
                .isInstanceOf(RunStopped.class);
    }

    @Test
    void whatWasMeasuredIsKeptAndGoneOnWith() {
        var hanoi = Catalogue.get("hanoi");
        var scale = new Scale(hanoi.scale().orElseThrow().parameters(), 2, 1, 9);
        var looks = new AtomicInteger();
        var growth = Growth.of(hanoi, scale, hanoi.presets());
        assertThatThrownBy(() -> growth.measure(() -> {
                    if (looks.incrementAndGet() > 3) {
                        throw new RunStopped();
                    }
                }))
                .isInstanceOf(RunStopped.class);
        var before = growth.points();
        assertThat(before).extracting(Point::size).containsExactly(2L, 3L, 4L);
        var larger = scale.at(hanoi.presets(), 7);
        var again = Growth.of(hanoi, scale, larger);
        assertThat(again).as("sizes make no difference").isSameAs(growth);
        again.measure(() -> {});
        assertThat(again.points()).hasSize(8).startsWith(before.toArray(Point[]::new));
        again.measure(() -> {
            throw new AssertionError("nothing is left to be measured");
        });
        var other = hanoi.presets().with(hanoi.algorithmParameter(), "frame-stewart");
        assertThat(Growth.of(hanoi, scale, other).points()).isEmpty();
    }

    @Test
    void waitingForAnotherMeasurementEndsWhenItIsNotWantedAnyMore() throws InterruptedException {
        var hanoi = Catalogue.get("hanoi");
        var growth = Growth.of(hanoi, new Scale(hanoi.scale().orElseThrow().parameters(), 3, 1, 5), hanoi.presets());
        var begun = new CountDownLatch(1);
        var released = new CountDownLatch(1);
        var first = Thread.ofPlatform()
                .daemon()
                .start(() -> growth.measure(() -> {
                    begun.countDown();
                    try {
                        released.await();
                    } catch (InterruptedException interrupted) {
                        throw new IllegalStateException(interrupted);
                    }
                }));
        begun.await();
        assertThatThrownBy(() -> growth.measure(() -> {
                    throw new RunStopped();
                }))
                .isInstanceOf(RunStopped.class);
        assertThat(growth.points()).as("the first is still at it").isEmpty();
        released.countDown();
        first.join();
        assertThat(growth.points()).hasSize(3);
    }
}
