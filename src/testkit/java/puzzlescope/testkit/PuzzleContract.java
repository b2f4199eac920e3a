package puzzlescope.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.DepthRange;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;

/**
 * What holds for every puzzle: a subclass names the puzzle and some instances of it, to which a small one of each algorithm is
 * added.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class PuzzleContract {

    /** Instances whose runs are longer are looked at up to here. */
    private static final int MOST_EVENTS = 200_000;

    private static final int SEEKS = 40;

    /** All fields are compared at each of so many events and at some of the others. */
    private static final int MOST_COMPARED = 2_000;

    private static final int SOME = 101;

    /** Games by hand go on for so long at most. */
    private static final int MOST_MOVES = 70;

    protected abstract Puzzle puzzle();

    /** Some instances, among them random ones from a fixed seed. */
    protected abstract Stream<Arguments> some();

    /** Arguments that are small enough for every algorithm. */
    protected Arguments smallest() {
        return puzzle().presets();
    }

    protected final Stream<Arguments> instances() {
        var choice = puzzle().algorithmParameter();
        var each = choice.choices().stream().map(algorithm -> smallest().with(choice, algorithm));
        return Stream.concat(each, some());
    }

    /** The presets with some values changed: name, value, name, value … */
    protected Arguments with(String... namesAndValues) {
        var arguments = puzzle().presets();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            var name = namesAndValues[i];
            var parameter = puzzle().parameters().stream()
                    .filter(p -> p.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            arguments = arguments.with(parameter, namesAndValues[i + 1]);
        }
        return arguments;
    }

    protected List<Long> events(Arguments arguments) {
        return events(puzzle().instance(arguments));
    }

    /** On a thread like a run's, whose stack bears deep recursions. */
    private static List<Long> events(Instance instance) {
        var task = new FutureTask<>(() -> solve(instance));
        SolverThread.of("contract", task).start();
        try {
            return task.get();
        } catch (ExecutionException | InterruptedException thrown) {
            throw new AssertionError(thrown);
        }
    }

    private static List<Long> solve(Instance instance) {
        var events = new ArrayList<Long>();
        try {
            instance.solver().solve(event -> {
                events.add(event);
                if (events.size() == MOST_EVENTS) {
                    throw new RunStoppedException();
                }
            });
        } catch (RunStoppedException enough) {
            assertThat(events).hasSize(MOST_EVENTS);
        }
        return events;
    }

    private Trace record(Instance instance) {
        var trace = new Trace(
                instance.vocabulary(),
                instance.measure(),
                instance.phases(),
                Retention.inMemory(Retention.MEMORY_BYTES));
        var recorder = new Recorder(trace, instance.board());
        events(instance).forEach(recorder::emit);
        recorder.end();
        return trace;
    }

    @ParameterizedTest
    @MethodSource("instances")
    void undoAfterApplyRestoresTheBoard(Arguments arguments) {
        var instance = puzzle().instance(arguments);
        holdUndone(instance, events(instance));
    }

    private static void holdUndone(Instance instance, List<Long> events) {
        var board = instance.board();
        var untouched = instance.board();
        long number = 0;
        for (long event : events) {
            var before = board.snapshot();
            boolean looked = number++ < MOST_COMPARED || number % SOME == 0;
            board.apply(event);
            if ((instance.vocabulary().roleBits(event) & Role.STILL.bit()) != 0) {
                assertThat(board.snapshot()).isEqualTo(before);
                if (looked) {
                    assertSame(board, untouched, "after event " + number + ", which leaves the board as it is");
                }
            }
            board.undo(event);
            assertThat(board.snapshot()).isEqualTo(before);
            if (looked) {
                assertSame(board, untouched, "after event " + number + " was undone");
            }
            board.apply(event);
            untouched.apply(event);
        }
        assertSame(board, untouched, "at the end");
    }

    /** Boards have the same fields, whether or not their snapshots know of them. */
    private static void assertSame(Board one, Board other, String when) {
        assertThat(FieldComparison.difference(one, other))
                .as("difference " + when)
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("instances")
    void aSnapshotRestoresTheBoard(Arguments arguments) {
        var instance = puzzle().instance(arguments);
        holdRestored(instance, events(instance));
    }

    private static void holdRestored(Instance instance, List<Long> events) {
        var board = instance.board();
        var middle = instance.board();
        events.subList(0, events.size() / 2).forEach(middle::apply);
        events.forEach(board::apply);
        var fresh = instance.board();
        fresh.restore(board.snapshot());
        assertSame(fresh, board, "of a fresh board that becomes that of the end");
        assertThat(fresh.snapshot()).isEqualTo(board.snapshot());
        fresh.restore(middle.snapshot());
        assertSame(fresh, middle, "of the board of the end that becomes that of the middle");
        assertThat(fresh.snapshot()).isEqualTo(middle.snapshot());
        for (long event : events.subList(events.size() / 2, events.size())) {
            fresh.apply(event);
        }
        assertSame(fresh, board, "after going on from the middle");
    }

    @Test
    void aGameByHandIsUndoneAndRestoredLikeARun() {
        puzzle().gameRules().ifPresent(rules -> {
            var arguments = rules.arguments(puzzle().presets());
            var instance = rules.instance(puzzle(), arguments);
            var events = game(rules, arguments, instance);
            holdUndone(instance, events);
            holdRestored(instance, events);
        });
    }

    /** The events of a game in which the hints are followed. */
    private static List<Long> game(GameRules rules, Arguments arguments, Instance instance) {
        var events = new ArrayList<Long>();
        var board = instance.board();
        EventSink sink = event -> {
            events.add(event);
            board.apply(event);
        };
        rules.open(arguments, sink);
        for (int move = 0; move < MOST_MOVES && !rules.status(arguments, board).isOver(); move++) {
            var copy = instance.board();
            copy.restore(board.snapshot());
            var hint = rules.hint(arguments, copy, () -> {});
            assertThat(hint.move()).isNotEmpty();
            hint.move().forEach(event -> sink.emit(event.pack()));
        }
        return events;
    }

    @Test
    void aSmallInstanceOfEachAlgorithmIsTaken() {
        assertThat(instances().limit(puzzle().algorithms().size()))
                .allSatisfy(arguments -> assertThat(puzzle().check(arguments)).noneMatch(Remark::blocking));
    }

    @ParameterizedTest
    @MethodSource("instances")
    void packingAndUnpackingAreInverse(Arguments arguments) {
        var instance = puzzle().instance(arguments);
        for (long event : events(instance)) {
            var record = instance.vocabulary().unpack(event);
            assertThat(record.pack()).isEqualTo(event);
            assertThat(record.kind()).isEqualTo(instance.vocabulary().kind(event));
        }
    }

    @ParameterizedTest
    @MethodSource("instances")
    void theSameArgumentsGiveTheSameEvents(Arguments arguments) {
        assertThat(events(arguments)).isEqualTo(events(arguments));
    }

    @ParameterizedTest
    @MethodSource("instances")
    void seekingEqualsReplayingFromTheStart(Arguments arguments) {
        var instance = puzzle().instance(arguments);
        var trace = record(instance);
        var timeline = new Timeline(trace, instance.board());
        var random = new Random(7);
        for (int i = 0; i < SEEKS; i++) {
            long target = random.nextLong(trace.length() + 1);
            timeline.seek(target);
            var replayed = new Timeline(trace, instance.board());
            replayed.move(target, Long.MAX_VALUE / 2);
            assertThat(timeline.position()).isEqualTo(target);
            assertSame(timeline.board(), replayed.board(), "at " + target);
            assertThat(timeline.depth()).isEqualTo(replayed.depth()).isEqualTo(trace.depth(target));
            assertThat(timeline.callStack(Integer.MAX_VALUE)).hasSize(timeline.depth());
        }
    }

    @ParameterizedTest
    @MethodSource("instances")
    void aLengthThatIsKnownBeforehandIsThatOfTheRun(Arguments arguments) {
        puzzle().instance(arguments)
                .length()
                .ifPresent(length -> assertThat(events(arguments)).hasSize((int) Math.min(length, MOST_EVENTS)));
    }

    @ParameterizedTest
    @MethodSource("instances")
    void theDepthIsNeverNegative(Arguments arguments) {
        var instance = puzzle().instance(arguments);
        int depth = 0;
        for (long event : events(instance)) {
            depth += instance.vocabulary().depthChange(event);
            assertThat(depth).isNotNegative();
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyEventHasItsLineAndItsSentence(Language language) {
        var words = new Words(language);
        instances().forEach(arguments -> {
            var instance = puzzle().instance(arguments);
            var listing = Listing.of(puzzle().id(), instance.listing(), language);
            events(instance).stream().distinct().limit(2_000).forEach(event -> {
                var record = instance.vocabulary().unpack(event);
                assertThat(listing.lineOf(record.kind().label()))
                        .as("line %s", record.kind().label())
                        .isNotNegative();
                assertThat(words.localize(record.sentence())).isNotBlank().doesNotContain("{");
                assertThat(record.call().isEmpty()).isEqualTo(record.kind().depthChange() <= 0);
            });
        });
    }

    @ParameterizedTest
    @MethodSource("small")
    void theMeasureTellsAStoryInBothLanguages(Arguments arguments) {
        var instance = puzzle().instance(arguments);
        var measure = instance.measure();
        int now = measure.start();
        var seen = new HashSet<Integer>();
        for (long event : events(instance)) {
            now = measure.after(now, event);
            seen.add(now);
        }
        assertThat(seen).as("values").hasSizeGreaterThan(1).allMatch(value -> value >= 0);
        for (var language : Language.values()) {
            var words = new Words(language);
            for (int part = 0; part < measure.parts(); part++) {
                assertThat(List.of(measure.name(part), measure.value(part, 1), measure.range(part, 2, 30)))
                        .allSatisfy(said ->
                                assertThat(words.localize(said)).isNotBlank().doesNotContain("measure.", "{"));
            }
        }
    }

    private Stream<Arguments> small() {
        return instances().limit(puzzle().algorithms().size());
    }

    @ParameterizedTest
    @MethodSource("instances")
    void theMeasureIsKeptAsItFollowsFromTheEvents(Arguments arguments) {
        var instance = puzzle().instance(arguments);
        var trace = record(instance);
        int[] values = new int[(int) trace.length()];
        int now = instance.measure().start();
        for (int i = 0; i < values.length; i++) {
            now = instance.measure().after(now, trace.event(i));
            values[i] = now;
        }
        var random = new Random(5);
        var range = new DepthRange();
        for (int i = 0; i < SEEKS; i++) {
            int from = random.nextInt(values.length);
            int to = from + 1 + random.nextInt(values.length - from);
            trace.profile().measures(from, to, range);
            var expected = Arrays.stream(values, from, to).summaryStatistics();
            assertThat(range.lowest()).isEqualTo(expected.getMin());
            assertThat(range.highest()).isEqualTo(expected.getMax());
        }
    }

    @ParameterizedTest
    @MethodSource("instances")
    void thePhasesBeginWhereTheEventsSayAndEachHasItsNameAndItsMeasure(Arguments arguments) {
        var instance = puzzle().instance(arguments);
        var trace = record(instance);
        var phases = trace.phases();
        int phase = instance.phases().first();
        int known = phase == Phases.NONE ? -1 : 0;
        int part = 0;
        for (long i = 0; i < trace.length(); i++) {
            long event = trace.event(i);
            int begun = instance.phases().begunBy(event, phase);
            if (begun != Phases.NONE) {
                phase = begun;
                known++;
                assertThat(phases.first(known)).isEqualTo(i);
                assertThat(i).as("a phase has events").isGreaterThan(known == 0 ? -1 : phases.first(known - 1));
            }
            part = instance.measure().part(part, event);
            if (begun != Phases.NONE || i % SOME == 0) {
                assertThat(phases.of(i)).isEqualTo(known);
                assertThat(phases.part(i)).isEqualTo(part);
            }
        }
        assertThat(phases.size()).isEqualTo(known + 1);
        for (var language : Language.values()) {
            var words = new Words(language);
            for (int i = 0; i < phases.size(); i++) {
                assertThat(words.localize(phases.name(i))).isNotBlank().doesNotContain("phase.", "{");
            }
        }
    }

    /** Of searches that keep a queue or an open list and are measured by it. */
    @ParameterizedTest
    @MethodSource("instances")
    void whatWaitsIsWhatTheBoardSays(Arguments arguments) {
        var instance = puzzle().instance(arguments);
        var board = instance.board();
        var words = new Words(Language.ENGLISH);
        boolean waits = words.localize(instance.measure().name(0)).matches(".*(queue|open list).*");
        var events = waits ? events(instance) : List.<Long>of();
        int now = instance.measure().start();
        for (int i = 0; i < events.size(); i++) {
            now = instance.measure().after(now, events.get(i));
            board.apply(events.get(i));
            boolean looked = i < MOST_COMPARED || i % SOME == 0;
            var agendas = looked ? board.pendingStates(1) : List.<PendingStates>of();
            if (!agendas.isEmpty()) {
                assertThat(now)
                        .isEqualTo(
                                agendas.stream().mapToInt(PendingStates::size).sum());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyInputHasItsWords(Language language) {
        var words = new Words(language);
        var id = puzzle().id();
        assertThat(List.of(id + ".name", id + ".summary")).allMatch(words::has);
        for (var parameter : puzzle().parameters()) {
            var key = id + "." + parameter.name();
            assertThat(List.of(key, key + ".help")).allMatch(words::has);
            if (parameter instanceof ChoiceParameter<?> choice) {
                assertThat(choice.choices()).allMatch(each -> words.has(key + "." + each));
            }
        }
    }
}
