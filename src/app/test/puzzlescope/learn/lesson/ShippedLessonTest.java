package puzzlescope.learn.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.PuzzleResource;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
import puzzlescope.learn.question.PredictionGenerator;
import puzzlescope.learn.question.RunQuestionGenerator;

/** The lessons that come with the app can be held: what they ask can be asked, and what they show is there. */
class ShippedLessonTest {

    private static final List<ShippedLesson> ALL = ShippedLesson.all();
    private static final Words WORDS = new Words(Language.ENGLISH);

    static Stream<ShippedLesson> lessons() {
        return ALL.stream();
    }

    @Test
    void thereIsOneForEveryPuzzleOneForRecursionAndOneForTheAppItself() {
        assertThat(ALL).hasSizeGreaterThanOrEqualTo(10);
        assertThat(ALL.stream().map(ShippedLesson::id)).contains(ShippedLesson.FIRST, "recursion-comes-back");
        assertThat(ShippedLesson.first()).isEqualTo(ALL.getFirst().lesson());
        var shown = ALL.stream()
                .flatMap(each -> each.lesson().chapters().stream())
                .map(chapter -> chapter.run().puzzle().id())
                .toList();
        assertThat(shown).containsAll(Catalogue.all().stream().map(Puzzle::id).toList());
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyWordIsThereInEveryLanguage(ShippedLesson shipped) {
        var texts = new ArrayList<LocalizedText>(
                List.of(shipped.lesson().title(), shipped.lesson().about()));
        for (var chapter : shipped.lesson().chapters()) {
            texts.add(chapter.title());
            texts.add(chapter.text());
            if (chapter.task() instanceof Task.Program(var frame, var _, var hints)) {
                texts.add(frame);
                texts.addAll(hints);
            }
            if (chapter.task() instanceof Task.Questions(var written, int _, long _)) {
                for (var question : written) {
                    texts.add(question.question());
                    texts.add(question.reason());
                    var reasons = IntStream.range(0, question.choices().size())
                            .mapToObj(question::reason)
                            .toList();
                    texts.addAll(reasons);
                    question.choices().forEach(choice -> texts.add(choice.words()));
                    for (var language : Language.values()) {
                        assertThat(question.choices().stream()
                                        .map(choice -> choice.words().in(language)))
                                .doesNotHaveDuplicates();
                        assertThat(reasons.stream().map(reason -> reason.in(language)))
                                .as("a reason for each choice")
                                .doesNotHaveDuplicates();
                    }
                }
            }
        }
        assertThat(texts).allSatisfy(text -> assertThat(text.texts()).containsOnlyKeys(Language.values()));
    }

    /** Nine predictions, two questions, a goal and a run to be made. */
    @Test
    void whatIsToBeAnsweredIsCounted() throws InterruptedException {
        assertThat(QuestionCount.of(ShippedLesson.first())).isEqualTo(13);
    }

    /** Predict, run, investigate, modify, make. */
    @ParameterizedTest
    @MethodSource("lessons")
    void itHasAllTasksAndBeginsWithAPrediction(ShippedLesson shipped) {
        var tasks = shipped.lesson().chapters().stream()
                .map(each -> each.task().id())
                .toList();
        assertThat(tasks).hasSizeGreaterThanOrEqualTo(5).contains("watch", "ask", "questions", "make");
        if (!shipped.id().equals(ShippedLesson.FIRST)) {
            assertThat(tasks.subList(0, 3)).startsWith("ask", "watch");
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void whatAChapterShowsAndAsksIsThere(ShippedLesson shipped) throws InterruptedException {
        for (var chapter : shipped.lesson().chapters()) {
            var run = chapter.run();
            var name = shipped.id() + ": " + chapter.title().in(Language.ENGLISH);
            if (chapter.task() instanceof Task.Goal) {
                assertThat(run.puzzle().gameRules()).as(name).isPresent();
                continue;
            }
            var session = Session.of(run.puzzle(), run.arguments(), Retention.inMemory(1 << 26));
            session.run().start();
            assertThat(session.run().awaitEnd(Duration.ofMinutes(5))).isTrue();
            run.range()
                    .ifPresent(range -> assertThat(range.end())
                            .as(name)
                            .isLessThanOrEqualTo(session.trace().length()));
            switch (chapter.task()) {
                case Task.Ask(Set<PredictionKind> sorts) -> assertSomethingIsAsked(name, chapter, session, sorts);
                case Task.Questions(var _, int about, long seed) ->
                    assertThat(
                                    run.range().isPresent()
                                            ? RunQuestionGenerator.about(
                                                    session,
                                                    chapter.begin(),
                                                    chapter.end(),
                                                    about,
                                                    new PythonRandom(seed))
                                            : RunQuestionGenerator.about(session, about, new PythonRandom(seed)))
                            .as(name)
                            .hasSize(about);
                case Task.Make make ->
                    assertThat(RunAssessment.of(session, make, WORDS).isAsWanted())
                            .as(name)
                            .isFalse();
                case Task.Watch() -> assertThat(run.range()).as(name).isPresent();
                case Task.Program program -> assertFrameIsToBeCompleted(name, chapter, program);
                case Task.Goal _ -> {}
            }
            session.close();
        }
    }

    /** A frame compiles as it is, and is right on one board at most; the textbook's program is right on all. */
    private static void assertFrameIsToBeCompleted(String name, Chapter chapter, Task.Program task) {
        for (var frame : task.frame().texts().values()) {
            var checks = BoardCheck.of(chapter.run(), task, new ProgramSource("java", frame), () -> false);
            assertThat(checks).as(name).hasSameSizeAs(task.boards());
            assertThat(checks)
                    .as(name)
                    .noneMatch(check -> check.verdict().kind() == Verdict.Kind.REFUSED)
                    .anyMatch(check -> !check.isRight());
        }
        var textbook =
                PuzzleResource.read(chapter.run().puzzle(), "textbook.java").orElseThrow();
        assertThat(BoardCheck.of(chapter.run(), task, new ProgramSource("java", textbook), () -> false))
                .as(name)
                .allMatch(BoardCheck::isRight);
    }

    /** As in the texts of lessons, so that nobody reads another figure beside the board. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        tiles     | 3 | algorithm=breadth-first         | boards expanded | 194
        tiles     | 3 | algorithm=a-star                | boards expanded | 8
        queens    | 3 | n=4                             | tries           | 60
        queens    | 3 | n=6                             | tries           | 894
        knight    | 3 | rows=6 columns=6 algorithm=plain | backtracks     | 251,339
        hanoi     | 5 | algorithm=frame-stewart         | moves           | 9
        recursion | 5 | n=10 function=fibonacci         | calls           | 177
        recursion | 5 | n=10 function=fibonacci-memoised | calls          | 19
        finder    | 3 | algorithm=walk                  | matches         | 6
        game-tree | 5 | algorithm=minimax               | calls           | 258
        game-tree | 5 | algorithm=alpha-beta            | calls           | 125
        """)
    void theFiguresInTheTextsAreThoseOfTheRuns(String id, int number, String inputs, String counter, String figure)
            throws InterruptedException {
        var lesson = lessons().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
        var chapter = lesson.lesson().chapters().get(number - 1);
        var puzzle = chapter.run().puzzle();
        var arguments = chapter.run().arguments();
        for (var input : inputs.split(" ", -1)) {
            var parts = input.split("=", -1);
            var parameter = puzzle.parameters().stream()
                    .filter(each -> each.name().equals(parts[0]))
                    .findFirst()
                    .orElseThrow();
            arguments = arguments.with(parameter, parts[1]);
        }
        var session = Session.of(puzzle, arguments, Retention.inMemory(1 << 26));
        session.run().start();
        assertThat(session.run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        session.timeline().seek(session.trace().length());
        assertThat(Counter.of(session, WORDS))
                .filteredOn(each -> WORDS.localize(each.key()).equals(counter))
                .extracting(each -> String.format(
                        Locale.ROOT, "%,d", each.at(session.timeline()).orElseThrow()))
                .containsExactly(figure);
        session.close();
        var said = new Lesson(lesson.lesson().title(), LocalizedText.EMPTY, List.of(chapter)).text();
        assertThat(Pattern.compile("\\b" + figure + "\\b").matcher(said).results())
                .as("in both languages")
                .hasSizeGreaterThanOrEqualTo(Language.values().length);
    }

    /** The task of a run to be made is done as soon as it runs; a question would be left without an answer. */
    @ParameterizedTest
    @MethodSource("lessons")
    void whatIsToBeMadeIsNoQuestion(ShippedLesson shipped) {
        assertThat(shipped.lesson().chapters())
                .filteredOn(chapter -> chapter.task() instanceof Task.Make)
                .allSatisfy(chapter -> assertThat(chapter.text().texts().values())
                        .noneMatch(text -> text.matches("(?s).*[?\uff1f].*")));
    }

    /** So that every task can be done, and none is done before anything was changed. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        first-minutes        | 5 | n=5
        recursion-comes-back | 4 | without-base-case=yes
        recursion-comes-back | 6 | n=8
        maze                 | 4 | algorithm=kruskal
        maze                 | 8 | width=41;height=31
        tiles                | 4 | algorithm=ida-star
        tiles                | 7 | board=2 3 0 1 5 6 4 7 8
        queens               | 4 | given=2 4 - - - -
        queens               | 7 | given=1 - - - - -
        knight               | 4 | algorithm=plain
        knight               | 7 | start=0,1
        hanoi                | 4 | algorithm=frame-stewart
        hanoi                | 7 | from=[3],[2,1],[]
        river                | 4 | puzzle=prisoners-and-guards
        river                | 7 | guards=4;prisoners=4
        recursion            | 3 | function=fibonacci-memoised
        recursion            | 7 | n=15
        finder               | 4 | algorithm=queue-walk
        finder               | 7 | match=name:r*
        states               | 4 | algorithm=depth-first
        states               | 7 | disks=5
        game-tree            | 4 | algorithm=alpha-beta
        game-tree            | 7 | squares=XOX/OX./..O
        """)
    void whatIsToBeMadeCanBeMade(String id, int number, String inputs) throws InterruptedException {
        var lesson = lessons().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
        var chapter = lesson.lesson().chapters().get(number - 1);
        var arguments = chapter.run().arguments();
        for (var input : inputs.split(";", -1)) {
            var parts = input.split("=", -1);
            var parameter = chapter.run().puzzle().parameters().stream()
                    .filter(each -> each.name().equals(parts[0]))
                    .findFirst()
                    .orElseThrow();
            arguments = arguments.with(parameter, parts[1]);
        }
        var session = Session.of(chapter.run().puzzle(), arguments, Retention.inMemory(1 << 26));
        session.run().start();
        assertThat(session.run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        var made = RunAssessment.of(session, (Task.Make) chapter.task(), WORDS);
        assertThat(made.isAsWanted()).as(made.toString()).isTrue();
        session.close();
    }

    private static void assertSomethingIsAsked(
            String name, Chapter chapter, Session session, Set<PredictionKind> sorts) {
        var predictionGenerator = new PredictionGenerator(session);
        var range = chapter.run().range().orElseThrow();
        var asked = EnumSet.noneOf(PredictionKind.class);
        int questions = 0;
        for (long at = range.begin(); at < range.end(); at++) {
            var question = predictionGenerator.at(at, sorts);
            if (question.isPresent()) {
                questions++;
                asked.add(question.get().kind());
            }
        }
        assertThat(questions).as(name).isBetween(5, 20);
        assertThat(asked).as(name).isEqualTo(sorts);
    }
}
