package puzzlescope.document.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.core.puzzle.Catalogue;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.session.Session;
import puzzlescope.core.trace.Retention;
import puzzlescope.question.PredictionKind;
import puzzlescope.question.Predictions;
import puzzlescope.question.Questions;
import puzzlescope.question.RecordedRun;
import puzzlescope.text.Language;
import puzzlescope.text.Words;

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
        var texts = new ArrayList<LocalText>(
                List.of(shipped.lesson().title(), shipped.lesson().about()));
        for (var chapter : shipped.lesson().chapters()) {
            texts.add(chapter.title());
            texts.add(chapter.text());
            if (chapter.task() instanceof Task.Questions(var written, int _, long _)) {
                for (var question : written) {
                    texts.add(question.question());
                    texts.add(question.reason());
                    texts.addAll(question.choices());
                    for (var language : Language.values()) {
                        assertThat(question.choices().stream().map(choice -> choice.in(language)))
                                .doesNotHaveDuplicates();
                    }
                }
            }
        }
        assertThat(texts).allSatisfy(text -> assertThat(text.texts()).containsOnlyKeys(Language.values()));
    }

    /** Predict, run, investigate, modify, make. */
    @ParameterizedTest
    @MethodSource("lessons")
    void itBeginsWithWatchingOrAskingAndAlternates(ShippedLesson shipped) {
        var tasks = shipped.lesson().chapters().stream()
                .map(each -> each.task().id())
                .toList();
        assertThat(tasks).hasSizeGreaterThanOrEqualTo(5).contains("watch", "ask", "questions");
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
            assertThat(session.run().awaitEnd(Duration.ofSeconds(10))).isTrue();
            run.range()
                    .ifPresent(range -> assertThat(range.end())
                            .as(name)
                            .isLessThanOrEqualTo(session.trace().length()));
            switch (chapter.task()) {
                case Task.Ask(Set<PredictionKind> sorts) -> assertSomethingIsAsked(name, chapter, session, sorts);
                case Task.Questions(var _, int about, long seed) ->
                    assertThat(
                                    run.range().isPresent()
                                            ? Questions.about(
                                                    session, chapter.begin(), chapter.end(), WORDS, about, seed)
                                            : Questions.about(
                                                    new RecordedRun(session, RecordedRun.MOST, WORDS), about, seed))
                            .as(name)
                            .hasSize(about);
                case Task.Watch() -> assertThat(run.range()).as(name).isPresent();
                case Task.Goal _ -> {}
            }
            session.close();
        }
    }

    private static void assertSomethingIsAsked(
            String name, Chapter chapter, Session session, Set<PredictionKind> sorts) {
        var predictions = new Predictions(session);
        var range = chapter.run().range().orElseThrow();
        var asked = EnumSet.noneOf(PredictionKind.class);
        int questions = 0;
        for (long at = range.begin(); at < range.end(); at++) {
            var question = predictions.at(at, sorts);
            if (question.isPresent()) {
                questions++;
                asked.add(question.get().kind());
            }
        }
        assertThat(questions).as(name).isBetween(5, 20);
        assertThat(asked).as(name).isEqualTo(sorts);
    }
}
