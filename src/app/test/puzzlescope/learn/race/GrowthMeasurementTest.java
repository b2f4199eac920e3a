package puzzlescope.learn.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.InstanceSizes;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.learn.race.GrowthMeasurement.Point;

class GrowthMeasurementTest {

    private final GrowthMeasurements growthMeasurements = new GrowthMeasurements();

    static List<Puzzle> scaled() {
        return Catalogue.all().stream()
                .filter(puzzle -> puzzle.instanceSizes().isPresent())
                .toList();
    }

    private List<Point> measured(Puzzle puzzle, InstanceSizes instanceSizes) {
        var growthMeasurement = growthMeasurements.of(puzzle, instanceSizes, puzzle.presets());
        growthMeasurement.measure(() -> {});
        return growthMeasurement.points();
    }

    /** The towers of Hanoi take 2^n - 1 moves, and the recursion as many calls that move and 2^n that have nothing to move. */
    @Test
    void theCallsOfTheTowersOfHanoiDouble() {
        var hanoi = Catalogue.get("hanoi");
        var instanceSizes = hanoi.instanceSizes().orElseThrow();
        var points = measured(hanoi, new InstanceSizes(instanceSizes.parameters(), 1, 1, 12));
        assertThat(points).extracting(Point::size).containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L, 10L, 11L, 12L);
        for (int i = 1; i < points.size(); i++) {
            assertThat(points.get(i).figures())
                    .containsEntry(
                            "counter.CALL", 2 * points.get(i - 1).figures().get("counter.CALL") + 1);
        }
    }

    @ParameterizedTest
    @MethodSource("scaled")
    void stepsAreThoseOfTheRunThatIsRecorded(Puzzle puzzle) throws InterruptedException {
        var instanceSizes = puzzle.instanceSizes().orElseThrow();
        long size = instanceSizes.from() + 2 * instanceSizes.step();
        var points = measured(puzzle, new InstanceSizes(instanceSizes.parameters(), size, 1, size));
        assertThat(points).hasSize(1);
        var inputs = instanceSizes.parameters().stream()
                .map(parameter -> parameter.name() + "=" + size)
                .toArray(String[]::new);
        var session = DifferenceFinderTest.run(puzzle.id(), inputs);
        assertThat(points.getFirst().steps()).isEqualTo(session.trace().length());
        session.close();
    }

    @Test
    void measuringEndsWhenItIsNotWantedAnyMore() {
        var queens = Catalogue.get("queens");
        var growthMeasurement = growthMeasurements.of(
                queens,
                new InstanceSizes(queens.instanceSizes().orElseThrow().parameters(), 12, 1, 12),
                queens.presets());
        assertThatThrownBy(() -> growthMeasurement.measure(() -> {
                    throw new RunStoppedException();
                }))
                .isInstanceOf(RunStoppedException.class);
    }

    @Test
    void whatWasMeasuredIsKeptAndGoneOnWith() {
        var hanoi = Catalogue.get("hanoi");
        var instanceSizes =
                new InstanceSizes(hanoi.instanceSizes().orElseThrow().parameters(), 2, 1, 9);
        var looks = new AtomicInteger();
        var growthMeasurement = growthMeasurements.of(hanoi, instanceSizes, hanoi.presets());
        assertThatThrownBy(() -> growthMeasurement.measure(() -> {
                    if (looks.incrementAndGet() > 3) {
                        throw new RunStoppedException();
                    }
                }))
                .isInstanceOf(RunStoppedException.class);
        var before = growthMeasurement.points();
        assertThat(before).extracting(Point::size).containsExactly(2L, 3L, 4L);
        var larger = instanceSizes.at(hanoi.presets(), 7);
        var again = growthMeasurements.of(hanoi, instanceSizes, larger);
        assertThat(again).as("sizes make no difference").isSameAs(growthMeasurement);
        again.measure(() -> {});
        assertThat(again.points()).hasSize(8).startsWith(before.toArray(Point[]::new));
        again.measure(() -> {
            throw new AssertionError("nothing is left to be measured");
        });
        var other = hanoi.presets().with(hanoi.algorithmParameter(), "frame-stewart");
        assertThat(growthMeasurements.of(hanoi, instanceSizes, other).points()).isEmpty();
    }

    @Test
    void waitingForAnotherMeasurementEndsWhenItIsNotWantedAnyMore() throws InterruptedException {
        var hanoi = Catalogue.get("hanoi");
        var growthMeasurement = growthMeasurements.of(
                hanoi, new InstanceSizes(hanoi.instanceSizes().orElseThrow().parameters(), 3, 1, 5), hanoi.presets());
        var begun = new CountDownLatch(1);
        var released = new CountDownLatch(1);
        var first = Thread.ofPlatform()
                .daemon()
                .start(() -> growthMeasurement.measure(() -> {
                    begun.countDown();
                    try {
                        released.await();
                    } catch (InterruptedException interrupted) {
                        throw new IllegalStateException(interrupted);
                    }
                }));
        begun.await();
        assertThatThrownBy(() -> growthMeasurement.measure(() -> {
                    throw new RunStoppedException();
                }))
                .isInstanceOf(RunStoppedException.class);
        assertThat(growthMeasurement.points()).as("the first is still at it").isEmpty();
        released.countDown();
        first.join();
        assertThat(growthMeasurement.points()).hasSize(3);
    }
}
