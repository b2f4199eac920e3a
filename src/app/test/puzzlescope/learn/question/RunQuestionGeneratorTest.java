package puzzlescope.learn.question;

import static java.util.stream.Collectors.collectingAndThen;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.replay.CallFrame;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
import puzzlescope.maze.MazePuzzle;

/** Questions about small runs of every algorithm. */
class RunQuestionGeneratorTest {

    private static final int MOST = 3000;
    private static final int FEWEST_KINDS = 16;
    private static final Map<String, String> SMALL =
            Map.of("n", "8", "rows", "5", "columns", "5", "size", "3", "width", "13", "height", "9");
    private static final List<Words> ALL =
            Stream.of(Language.values()).map(Words::new).toList();

    /** Where the sentence of the step would tell the answer. */
    private static final Set<QuestionKind> OF_BOARDS = EnumSet.of(
            QuestionKind.NEXT_STEP,
            QuestionKind.PHASE,
            QuestionKind.INNERMOST_CALL,
            QuestionKind.CALLER,
            QuestionKind.RETURN_VALUE,
            QuestionKind.CALL_OF_VALUE);

    private static final Set<QuestionKind> OF_CALLS = EnumSet.of(
            QuestionKind.INNERMOST_CALL,
            QuestionKind.CALLER,
            QuestionKind.RETURNS_FIRST,
            QuestionKind.RETURN_VALUE,
            QuestionKind.RETURN_STEPS,
            QuestionKind.CALLS_WITHIN,
            QuestionKind.CALL_OF_VALUE,
            QuestionKind.TRIES_OF_CALLS);

    private static final Set<QuestionKind> ASKED = EnumSet.noneOf(QuestionKind.class);

    /** Inputs that change what is told: {@code algorithm/name=value/name=value}. */
    private static final Map<String, List<String>> TOLD_OTHERWISE = Map.of(
            "maze", mazes(),
            "queens",
                    List.of(
                            "backtracking/given=- 4",
                            "backtracking/one-at-a-time=yes",
                            "bit-masks/given=3",
                            "min-conflicts/given=- 4"),
            "tiles", List.of("a-star/heuristic=linear-conflict", "ida-star/heuristic=linear-conflict"),
            "knight", List.of("warnsdorff/tours=all"),
            "hanoi", List.of("recursion/from=<[3],[],[2,1]>", "breadth-first/from=<[3],[],[2,1]>"),
            "river",
                    Stream.of("from=1,1,L", "puzzle=wolf-goat-cabbage", "puzzle=bridge-and-torch")
                            .flatMap(input -> Stream.of("breadth-first/", "depth-first/", "cheapest-first/")
                                    .map(algorithm -> algorithm + input))
                            .toList(),
            "recursion",
                    List.of(
                            "binary-search/target=24",
                            "binary-search/without-base-case=yes",
                            "factorial/without-base-case=yes",
                            "fibonacci/without-base-case=yes"),
            "states",
                    List.of(
                            "breadth-first/space=pegs-10",
                            "depth-first/space=hanoi",
                            "cheapest-first/space=bridge-and-torch",
                            "cheapest-first/load-cost=guards",
                            "side-by-side/space=tiles-2x2"),
            "gametree", List.of("minimax/game=nim", "alpha-beta/game=nim", "memoised/game=nim"));

    /** Mazes that are solved, with several paths, mud and goals. */
    private static List<String> mazes() {
        var mazes = new ArrayList<String>();
        for (var solver : MazePuzzle.SOLVE.choices()) {
            mazes.add("kruskal/solve=" + solver);
            mazes.add("kruskal/loops=40/mud=40/to=11,7 11,1/solve=" + solver);
        }
        for (var pick : List.of("newest", "random", "oldest")) {
            mazes.add("growing-tree/pick=" + pick);
        }
        return mazes;
    }

    /** Every algorithm, also with inputs that change what it tells. */
    static Stream<Arguments> algorithms() {
        return Catalogue.all().stream()
                .flatMap(puzzle -> Stream.concat(
                                puzzle.algorithms().stream().map(Algorithm::id),
                                TOLD_OTHERWISE.getOrDefault(puzzle.id(), List.of()).stream())
                        .map(algorithm -> Arguments.of(puzzle.id(), algorithm)));
    }

    private static puzzlescope.engine.puzzle.Arguments small(Puzzle puzzle, String algorithm) {
        var parts = List.of(algorithm.split("/"));
        var arguments = puzzle.presets().with(puzzle.algorithmParameter(), parts.getFirst());
        for (var parameter : puzzle.parameters()) {
            var text = SMALL.get(parameter.name());
            if (text != null && !(parameter instanceof ChoiceParameter)) {
                var changed = arguments.with(parameter, text);
                arguments = puzzle.check(changed).stream().anyMatch(Remark::blocking) ? arguments : changed;
            }
        }
        for (var part : parts.subList(1, parts.size())) {
            var given = part.split("=", 2);
            var parameter = puzzle.parameters().stream()
                    .filter(each -> each.name().equals(given[0]))
                    .findFirst()
                    .orElseThrow();
            arguments = arguments.with(parameter, given[1]);
        }
        assertThat(puzzle.check(arguments)).noneMatch(Remark::blocking);
        return arguments;
    }

    static Session recorded(String puzzleId, String algorithm) throws InterruptedException {
        var puzzle = Catalogue.get(puzzleId);
        var session = Session.of(puzzle, small(puzzle, algorithm), Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        while (!session.run().awaitEnd(Duration.ofMillis(2)) && session.trace().length() <= MOST) {
            // All is done in the condition.
        }
        return session;
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void everyQuestionHasOneRightAnswer(String puzzleId, String algorithm) throws InterruptedException {
        var session = recorded(puzzleId, algorithm);
        try {
            var run = new RunFacts(session, MOST, ALL.getFirst());
            var questions = RunQuestionGenerator.about(run, 60, 3);
            assertThat(questions).hasSizeGreaterThan(3);
            questions.forEach(runQuestion -> {
                ASKED.add(runQuestion.kind());
                check(runQuestion, run);
            });
            assertThat(questions).extracting(RunQuestion::question).doesNotHaveDuplicates();
            assertThat(RunQuestionGenerator.about(new RunFacts(session, MOST, ALL.getFirst()), 60, 3))
                    .isEqualTo(questions);
        } finally {
            session.close();
        }
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void questionsAboutAPartStayWithinIt(String puzzleId, String algorithm) throws InterruptedException {
        var session = recorded(puzzleId, algorithm);
        try {
            long end = Math.min(40, session.trace().length());
            long begin = Math.max(2, end / 2);
            var questions = RunQuestionGenerator.about(session, begin, end, ALL.getFirst(), 12, 3);
            var part = new RunFacts(session, (int) end, ALL.getFirst());
            assertThat(questions).allSatisfy(runQuestion -> {
                assertThat(runQuestion.position()).isBetween(begin, end - 1);
                check(runQuestion, part);
            });
            assertThat(RunQuestionGenerator.about(session, begin, end, ALL.getFirst(), 12, 3))
                    .isEqualTo(questions);
            assertThat(RunQuestionGenerator.about(session, end, end, ALL.getFirst(), 12, 3))
                    .isEmpty();
        } finally {
            session.close();
        }
    }

    @Test
    void nothingReturnsOrBacktracksWhereTheStackOverflows() throws InterruptedException {
        var session = recorded("recursion", "fibonacci/without-base-case=yes");
        try {
            var questions = RunQuestionGenerator.about(new RunFacts(session, MOST, ALL.getFirst()), 200, 3);
            assertThat(questions)
                    .extracting(RunQuestion::kind)
                    .contains(QuestionKind.INNERMOST_CALL, QuestionKind.DEPTH)
                    .doesNotContain(
                            QuestionKind.RETURNS_FIRST,
                            QuestionKind.RETURN_STEPS,
                            QuestionKind.CALLS_WITHIN,
                            QuestionKind.STEPS_UNTIL,
                            QuestionKind.NEXT_OF_SEVERAL);
        } finally {
            session.close();
        }
    }

    @AfterAll
    static void theyAreOfManyKinds() {
        assertThat(ASKED).hasSizeGreaterThanOrEqualTo(FEWEST_KINDS);
    }

    private static void check(RunQuestion runQuestion, RunFacts run) {
        for (var words : ALL) {
            var said = runQuestion.choices().stream().map(words::localize).toList();
            assertThat(said).as(runQuestion.toString()).hasSizeBetween(3, 4).doesNotHaveDuplicates();
            assertThat(Stream.concat(
                            said.stream(),
                            Stream.concat(
                                            runQuestion.situation().stream(),
                                            Stream.of(runQuestion.question(), runQuestion.reason()))
                                    .map(words::localize)))
                    .allMatch(
                            text -> !text.isBlank() && !text.matches("(?s).*(\\{\\d|question\\.|null).*"),
                            runQuestion.toString());
        }
        assertThat(runQuestion.situation().isEmpty()).isEqualTo(OF_BOARDS.contains(runQuestion.kind()));
        if (OF_CALLS.contains(runQuestion.kind())) {
            assertThat(run.session().instance().countedEvents().has(Role.CALL))
                    .as(runQuestion.toString())
                    .isTrue();
        }
        checkGivesNothingAway(runQuestion, run);
        right(runQuestion, run).ifPresent(right -> {
            var words = ALL.getFirst();
            assertThat(words.localize(runQuestion.right()))
                    .as(runQuestion.toString())
                    .isEqualTo(words.localize(right));
        });
    }

    private static void checkGivesNothingAway(RunQuestion runQuestion, RunFacts run) {
        if (runQuestion.kind() == QuestionKind.NEXT_STEP) {
            var wrong = new ArrayList<>(runQuestion.choices());
            wrong.remove(runQuestion.answer());
            assertThat(wrong)
                    .as(runQuestion.toString())
                    .doesNotContain(run.event((int) runQuestion.position() - 1).sentence());
        } else if (runQuestion.kind() == QuestionKind.COUNTER || runQuestion.kind() == QuestionKind.COUNTER_TOTAL) {
            assertThat(run.count(counter(runQuestion, run), run.length()))
                    .as(runQuestion.toString())
                    .isPositive();
        }
    }

    /** What the recording itself, or the timeline, says. */
    private static Optional<Message> right(RunQuestion runQuestion, RunFacts run) {
        var trace = run.session().trace();
        var timeline = run.session().newTimeline();
        timeline.seek(runQuestion.position());
        long position = runQuestion.position();
        return switch (runQuestion.kind()) {
            case NEXT_STEP -> timeline.nextEvent().map(Event::sentence);
            case DEPTH -> number(trace.depth(position));
            case DEPTH_GREATEST -> number(trace.profile().greatestDepth());
            case INNERMOST_CALL -> text(timeline.callStack(1).getFirst().call());
            case CALLER -> text(timeline.callStack(2).getLast().call());
            case RETURN_STEPS -> number(timeline.afterReturn().orElseThrow() - position);
            case RETURN_VALUE -> {
                timeline.seek(timeline.afterReturn().orElseThrow());
                yield text(timeline.returned().orElseThrow().result());
            }
            case STEPS_UNTIL -> number(trace.next(position, awaited(runQuestion)) - position);
            case TRIES_BEFORE_RESULT -> {
                timeline.seek(trace.nth(Role.SOLUTION, 1) - 1);
                yield number(timeline.count(Role.TRY));
            }
            case COUNTER, COUNTER_TOTAL ->
                number(counter(runQuestion, run).at(timeline).orElseThrow());
            case LINE_COUNT, LINE_TOTAL -> number(reached(runQuestion, run));
            case CALLS_WITHIN -> {
                long before = timeline.count(Role.CALL);
                timeline.seek(timeline.afterReturn().orElseThrow());
                yield number(timeline.count(Role.CALL) - before);
            }
            case RETURNS_FIRST -> {
                var said = runQuestion.choices().stream()
                        .map(ALL.getFirst()::localize)
                        .toList();
                yield timeline.callStack(Integer.MAX_VALUE).stream()
                        .map(CallFrame::call)
                        .filter(said::contains)
                        .findFirst()
                        .flatMap(RunQuestionGeneratorTest::text);
            }
            case MEASURE -> {
                var measure = run.session().instance().measure();
                int value = measure.start();
                for (int event = 0; event < position; event++) {
                    value = measure.after(value, trace.event(event));
                }
                yield Optional.of(measure.value(trace.phases().part(position - 1), value));
            }
            case PHASE -> Optional.of(trace.phases().name(trace.phases().at(position)));
            case CALL_OF_VALUE -> {
                var value = runQuestion.question().arguments().getLast();
                yield LongStream.rangeClosed(1, position)
                        .mapToObj(at -> {
                            timeline.seek(at);
                            return timeline.returned();
                        })
                        .flatMap(Optional::stream)
                        .filter(callFrame -> callFrame.result().equals(value)
                                && !name(callFrame).isBlank())
                        .map(RunQuestionGeneratorTest::name)
                        .distinct()
                        .collect(collectingAndThen(toList(), names -> text(String.join(" and ", names))));
            }
            case TRIES_OF_CALLS -> {
                var name = runQuestion.question().arguments().getFirst();
                yield number(LongStream.range(0, trace.length())
                        .filter(event -> (trace.vocabulary().roleBits(trace.event(event)) & Role.TRY.bit()) != 0)
                        .mapToObj(event -> {
                            timeline.seek(event);
                            return timeline.callStack(1);
                        })
                        .filter(stack ->
                                !stack.isEmpty() && name(stack.getFirst()).equals(name))
                        .count());
            }
            default -> Optional.empty();
        };
    }

    /** Without what led to the call. */
    private static String name(CallFrame callFrame) {
        return callFrame.call().split("  ", 2)[0];
    }

    private static Counter counter(RunQuestion runQuestion, RunFacts run) {
        var name = (Message) runQuestion.question().arguments().getLast();
        return Counter.of(run.session(), ALL.getFirst()).stream()
                .filter(counter -> counter.key().equals(name.key()))
                .findFirst()
                .orElseThrow();
    }

    /** How often the line that a question is about was reached. */
    private static long reached(RunQuestion runQuestion, RunFacts run) {
        var session = run.session();
        var listing = Listing.of(session.puzzle().id(), session.instance().listing(), Language.ENGLISH);
        var line = (Message) runQuestion.question().arguments().getLast();
        int number = (int) line.arguments().getFirst() - 1;
        return LongStream.range(0, runQuestion.position())
                .mapToObj(event ->
                        session.instance().vocabulary().unpack(session.trace().event(event)))
                .filter(event -> listing.lineOf(event) == number)
                .count();
    }

    private static Role awaited(RunQuestion runQuestion) {
        var key = runQuestion.question().key();
        return Role.valueOf(key.substring(key.lastIndexOf('.') + 1));
    }

    private static Optional<Message> number(long number) {
        return Optional.of(Message.of("question.number", number));
    }

    private static Optional<Message> text(String text) {
        return Optional.of(Message.of("question.text", text));
    }
}
