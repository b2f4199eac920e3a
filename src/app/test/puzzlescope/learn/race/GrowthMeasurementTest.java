package puzzlescope.learn.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.InstanceSizes;
import puzzlescope.engine.puzzle.PhaseCounts;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
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

    /** The formula of the work for a size, which textbooks prove. */
    private record Law(String puzzle, String algorithm, String figure, LongUnaryOperator work) {}

    static Stream<Law> laws() {
        return Stream.of(
                new Law("hanoi", "recursion", "hanoi.counter.DISK_MOVED", n -> (1L << n) - 1),
                new Law("hanoi", "breadth-first", "hanoi.counter.STATE_VISITED", GrowthMeasurementTest::powerOfThree),
                new Law("hanoi", "breadth-first", "hanoi.counter.TRY", n -> 6 * powerOfThree(n)),
                new Law("recursion", "fibonacci", "counter.CALL", n -> 2 * fibonacci(n + 1) - 1),
                new Law("recursion", "fibonacci", "recursion.counter.BASE_RETURNED", n -> fibonacci(n + 1)),
                new Law("recursion", "fibonacci-memoised", "counter.CALL", n -> 2 * n - 1),
                new Law("recursion", "fibonacci-loop", "recursion.counter.VALUE_APPENDED", n -> n - 1),
                new Law("maze", "recursive-backtracker", "counter.CALL", GrowthMeasurementTest::cells),
                new Law("maze", "recursive-backtracker", "counter.UNDO", width -> cells(width) - 1),
                new Law("maze", "kruskal", "maze.counter.carved", width -> cells(width) - 1),
                new Law("maze", "kruskal", "maze.counter.tested", width -> (width - 1) * (width - 3) / 2),
                new Law("maze", "giant", "maze.counter.connected", GrowthMeasurementTest::cells),
                new Law("queens", "backtracking", "queens.result.counter", n -> SOLUTIONS.get((int) n)),
                new Law("queens", "backtracking", "counter.CALL", n -> NODES.get((int) n)));
    }

    /** The solutions of n queens, OEIS A000170. */
    private static final List<Long> SOLUTIONS = List.of(1L, 1L, 0L, 0L, 2L, 10L, 4L, 40L, 92L);

    /** The nodes of the backtracking tree of n queens, OEIS A140450. */
    private static final List<Long> NODES = List.of(1L, 2L, 3L, 6L, 17L, 54L, 153L, 552L, 2057L);

    private static long cells(long width) {
        return (width - 1) * (width - 1) / 4;
    }

    private static long powerOfThree(long n) {
        return LongStream.generate(() -> 3).limit(n).reduce(1, (one, other) -> one * other);
    }

    private static long fibonacci(long n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    @ParameterizedTest
    @MethodSource("laws")
    void theWorkIsThatOfTheTextbook(Law law) {
        var puzzle = Catalogue.get(law.puzzle());
        var all = puzzle.instanceSizes().orElseThrow();
        var sizes = new InstanceSizes(all.parameters(), all.from(), all.step(), all.from() + 4 * all.step());
        var measurement = growthMeasurements.of(
                puzzle, sizes, puzzle.presets().with(puzzle.algorithmParameter(), law.algorithm()));
        measurement.measure(() -> {});
        assertThat(measurement.points())
                .hasSize(5)
                .allSatisfy(point -> assertThat(point.figures())
                        .containsEntry(law.figure(), law.work().applyAsLong(point.size())));
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

    /** The figures are those of the panel, under the same names, without the number of parts. */
    @ParameterizedTest
    @MethodSource("scaled")
    void figuresAreTheCountersOfTheRunThatIsRecorded(Puzzle puzzle) throws InterruptedException {
        var instanceSizes = puzzle.instanceSizes().orElseThrow();
        long size = instanceSizes.from() + 2 * instanceSizes.step();
        var words = new Words(Language.ENGLISH);
        for (var algorithm : puzzle.algorithmParameter().choices()) {
            var arguments = instanceSizes.at(puzzle.presets().with(puzzle.algorithmParameter(), algorithm), size);
            if (puzzle.check(arguments).stream().anyMatch(Remark::blocking)) {
                continue;
            }
            var measured = growthMeasurements.of(
                    puzzle, new InstanceSizes(instanceSizes.parameters(), size, 1, size), arguments);
            measured.measure(() -> {});
            var session = Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES));
            session.run().start();
            assertThat(session.run().awaitEnd(DifferenceFinderTest.PATIENCE)).isTrue();
            session.timeline().seek(session.trace().length());
            var counted = new HashMap<String, Long>();
            Counter.spans(session).stream()
                    .filter(each -> !Counter.counts(session, each).equals(PhaseCounts.NONE))
                    .reduce((_, last) -> last)
                    .ifPresent(span -> Counter.of(session, words, span).stream()
                            .filter(counter -> !counter.isDepth())
                            .forEach(counter -> counter.in(session.timeline(), span)
                                    .ifPresent(value -> counted.put(counter.key(), value))));
            var events = puzzle.instance(arguments).countedEvents();
            if (events.areParts()) {
                events.kinds().forEach(kind -> counted.remove(puzzle.id() + ".counter." + kind.name()));
            }
            assertThat(measured.points().getFirst().figures())
                    .as("%s %s", puzzle.id(), algorithm)
                    .isEqualTo(counted);
            session.close();
        }
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
