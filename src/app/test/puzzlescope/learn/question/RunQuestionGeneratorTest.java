package puzzlescope.learn.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.maze.MazePuzzle;

/** Questions about small runs of every algorithm. */
class RunQuestionGeneratorTest {

    private static final int MOST = 3000;
    private static final int TEN = 10;
    private static final int IDEAS = 6;

    /**
     * Runs that have fewer ideas, since chance or an order out of sight decides nearly everything, or since next to
     * nothing is recorded step by step.
     */
    private static final Set<String> FEW_IDEAS = Set.of(
            "maze/own",
            "maze/giant",
            "queens/bit-masks",
            "queens/bit-masks/given=3",
            "queens/border",
            "queens/quarter-join",
            "queens/fundamental",
            "queens/construction",
            "queens/construction/n=11",
            "queens/min-conflicts",
            "queens/min-conflicts/n=12",
            "queens/min-conflicts/given=- 4",
            "knight/parberry",
            "knight/roth",
            "knight/frontier",
            "tiles/optimal",
            "recursion/fibonacci-loop",
            "recursion/call-twice",
            "recursion/binary-search/without-base-case=yes",
            "recursion/factorial/without-base-case=yes",
            "recursion/fibonacci/without-base-case=yes");

    private static final Map<String, String> SMALL =
            Map.of("n", "8", "rows", "5", "columns", "5", "size", "3", "width", "13", "height", "9");
    /** Inputs that change what is told: {@code algorithm/name=value/name=value}. */
    private static final Map<String, List<String>> TOLD_OTHERWISE = Map.of(
            "maze", mazes(),
            "queens",
                    List.of(
                            "backtracking/given=- 4",
                            "backtracking/given=- - 4",
                            "backtracking/one-at-a-time=yes",
                            "bit-masks/given=3",
                            "construction/n=11",
                            "min-conflicts/n=12",
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
                            "binary-search/target=7",
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

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("algorithms")
    void questionsDifferAndAreTheSameForTheSameSeed(String puzzleId, String algorithm) throws InterruptedException {
        var session = recorded(puzzleId, algorithm);
        try {
            long end = Math.min(MOST, session.trace().length());
            var questions = RunQuestionGenerator.about(session, 0, end, 20, new PythonRandom(3));
            assertThat(questions).doesNotHaveDuplicates();
            assertThat(RunQuestionGenerator.about(session, 0, end, 20, new PythonRandom(3)))
                    .isEqualTo(questions);
        } finally {
            session.close();
        }
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void tenQuestionsAreOfManyIdeas(String puzzleId, String algorithm) throws InterruptedException {
        var session = recorded(puzzleId, algorithm);
        try {
            long end = Math.min(MOST, session.trace().length());
            var questions = RunQuestionGenerator.about(session, 0, end, TEN, new PythonRandom(5));
            questions.forEach(PredictionGeneratorTest::checkWords);
            var numbers = questions.stream()
                    .collect(Collectors.groupingBy(each -> each.question().key(), Collectors.counting()));
            assertThat(numbers.values()).as(numbers.toString()).allMatch(number -> number <= 2);
            assertThat(numbers.getOrDefault("predict.ask.BACK", 0L)).isLessThanOrEqualTo(1);
            assertThat(questions)
                    .filteredOn(each -> each.kind() == PredictionKind.TAKE)
                    .hasSizeLessThanOrEqualTo(2);
            if (!FEW_IDEAS.contains(puzzleId + "/" + algorithm)) {
                assertThat(numbers)
                        .as("%s/%s: kinds of questions, see Puzzle.stepQuestions", puzzleId, algorithm)
                        .hasSizeGreaterThanOrEqualTo(IDEAS);
            }
            assertThat(kinds(questions))
                    .as("%s/%s: of as many sorts as the run has, up to six", puzzleId, algorithm)
                    .hasSizeGreaterThanOrEqualTo(Math.min(
                            IDEAS,
                            kinds(RunQuestionGenerator.about(session, 0, end, MOST, new PythonRandom(5)))
                                    .size()));
            assertThat(questions).isSortedAccordingTo(Comparator.comparingLong(Prediction::position));
        } finally {
            session.close();
        }
    }

    /** A walk that follows links back comes to a folder many times, so that no number of calls or tests has a law. */
    @Test
    void lawsOfOneVisitAreNotAskedWhereFoldersAreVisitedAgain() throws InterruptedException {
        assertThat(askedKeys("finder", "plain-walk")).contains("finder.step.calls", "finder.step.tests");
        assertThat(askedKeys("finder", "plain-walk/follow-links=yes"))
                .doesNotContain("finder.step.calls", "finder.step.tests", "finder.step.open");
    }

    private static Set<String> askedKeys(String puzzleId, String algorithm) throws InterruptedException {
        var session = recorded(puzzleId, algorithm);
        try {
            long end = Math.min(MOST, session.trace().length());
            return RunQuestionGenerator.about(session, 0, end, MOST, new PythonRandom(5)).stream()
                    .map(each -> each.question().key())
                    .collect(Collectors.toSet());
        } finally {
            session.close();
        }
    }

    private static Set<PredictionKind> kinds(List<Prediction> questions) {
        return questions.stream().map(Prediction::kind).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void questionsAboutAPartStayWithinIt(String puzzleId, String algorithm) throws InterruptedException {
        var session = recorded(puzzleId, algorithm);
        try {
            long end = Math.min(40, session.trace().length());
            long begin = end / 2;
            assertThat(RunQuestionGenerator.about(session, begin, end, 12, new PythonRandom(3)))
                    .allSatisfy(question -> assertThat(question.position()).isBetween(begin, end - 1));
            assertThat(RunQuestionGenerator.about(session, end, end, 12, new PythonRandom(3)))
                    .isEmpty();
        } finally {
            session.close();
        }
    }
}
