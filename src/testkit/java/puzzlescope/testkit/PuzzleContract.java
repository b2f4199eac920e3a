package puzzlescope.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.check.PuzzleCheck;
import puzzlescope.engine.check.RunRule;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/**
 * The rules of {@link PuzzleCheck} as tests, for a puzzle of the app or of a plug-in: a subclass names the puzzle and some
 * instances of it, to which a small one of each algorithm is added.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class PuzzleContract {

    /** Instances whose runs are longer are looked at up to here. */
    private static final int MOST_EVENTS = 200_000;

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

    /** Fails with the findings of a rule, in English. */
    private static void none(List<Message> findings) {
        var words = new Words(Language.ENGLISH);
        assertThat(findings.stream().map(words::localize)).isEmpty();
    }

    private void holds(Arguments arguments, RunRule rule) {
        none(check().run(arguments, List.of(rule)));
    }

    private PuzzleCheck check() {
        return new PuzzleCheck(puzzle(), FieldComparison::difference, MOST_EVENTS);
    }

    @Test
    void messagesAndListingsAreComplete() {
        none(PuzzleCheck.structure(puzzle()));
    }

    @ParameterizedTest
    @MethodSource("instances")
    void undoAfterApplyRestoresTheBoard(Arguments arguments) {
        holds(arguments, RunRule.UNDO);
    }

    @ParameterizedTest
    @MethodSource("instances")
    void aSnapshotRestoresTheBoard(Arguments arguments) {
        holds(arguments, RunRule.SNAPSHOT);
    }

    @Test
    void aGameByHandIsUndoneAndRestoredLikeARun() {
        none(check().game());
    }

    @Test
    void aSmallInstanceOfEachAlgorithmIsTaken() {
        assertThat(small())
                .allSatisfy(arguments -> assertThat(puzzle().check(arguments)).noneMatch(Remark::blocking));
    }

    @ParameterizedTest
    @MethodSource("instances")
    void packingAndUnpackingAreInverse(Arguments arguments) {
        holds(arguments, RunRule.PACKING);
    }

    @ParameterizedTest
    @MethodSource("instances")
    void theSameArgumentsGiveTheSameEvents(Arguments arguments) {
        none(check().repetition(arguments));
    }

    @ParameterizedTest
    @MethodSource("instances")
    void seekingEqualsReplayingFromTheStart(Arguments arguments) {
        holds(arguments, RunRule.SEEK);
    }

    @ParameterizedTest
    @MethodSource("instances")
    void theDepthIsNeverNegativeAndTheLengthAsKnownBeforehand(Arguments arguments) {
        holds(arguments, RunRule.ORDER);
    }

    @ParameterizedTest
    @MethodSource("instances")
    void everyEventHasItsLineAndItsSentence(Arguments arguments) {
        holds(arguments, RunRule.SENTENCES);
    }

    @ParameterizedTest
    @MethodSource("small")
    void theMeasureTellsAStory(Arguments arguments) {
        holds(arguments, RunRule.STORY);
    }

    @ParameterizedTest
    @MethodSource("instances")
    void theMeasureAndThePhasesHaveTheirNames(Arguments arguments) {
        holds(arguments, RunRule.MEASURE_WORDS);
    }

    private Stream<Arguments> small() {
        return instances().limit(puzzle().algorithms().size());
    }

    @ParameterizedTest
    @MethodSource("instances")
    void theMeasureIsKeptAsItFollowsFromTheEvents(Arguments arguments) {
        holds(arguments, RunRule.MEASURE);
    }

    @ParameterizedTest
    @MethodSource("instances")
    void thePhasesBeginWhereTheEventsSay(Arguments arguments) {
        holds(arguments, RunRule.PHASES);
    }

    @ParameterizedTest
    @MethodSource("instances")
    void whatWaitsIsWhatTheBoardSays(Arguments arguments) {
        holds(arguments, RunRule.PENDING_STATES);
    }
}
