package puzzlescope.export.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.export.ExportRefusedException;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.Chapter;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.learn.lesson.LocalizedText;
import puzzlescope.learn.lesson.ShippedLesson;
import puzzlescope.learn.lesson.Task;
import puzzlescope.queens.QueensAlgorithm;
import puzzlescope.queens.QueensPuzzle;
import puzzlescope.testkit.TestExport;

class LessonSheetsTest {

    private static final Pattern ROW = Pattern.compile("<tr><td>(\\d+)</td><td>(.*?)</td><td>(.*?)</td><td>(.*?)</td>");
    private static final Pattern SECTION = Pattern.compile("<h2 class=\"section\">");
    private static final Pattern ASKED = Pattern.compile("<div class=\"asked\">");

    static List<String> lessons() {
        return ShippedLesson.all().stream().map(ShippedLesson::id).toList();
    }

    private static Lesson shipped(String id) {
        return ShippedLesson.all().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow()
                .lesson();
    }

    private static List<byte[]> files(Lesson lesson, String name, Language language, Map<String, String> values)
            throws IOException, InterruptedException {
        var arguments = Arguments.presets(LessonSheets.options());
        for (var option : LessonSheets.options()) {
            var text = values.get(option.name());
            arguments = text == null ? arguments : arguments.with(option, text);
        }
        var files = new ArrayList<byte[]>();
        for (var file : LessonSheets.make(lesson, arguments, new Words(language), Path.of(name), _ -> {})) {
            files.add(TestExport.bytes(file));
        }
        return files;
    }

    private static List<String> pages(Lesson lesson, Language language, Map<String, String> values)
            throws IOException, InterruptedException {
        return files(lesson, "a.html", language, values).stream()
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .toList();
    }

    private static long count(Pattern pattern, String page) {
        return pattern.matcher(page).results().count();
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("lessons")
    void everyChapterOfALessonIsOnTheSheetsAndInTheAnswers(String id) throws Exception {
        var lesson = shipped(id);
        for (var language : Language.values()) {
            var pages = pages(lesson, language, Map.of("variants", "2", "traced-steps", "3", "questions", "1"));
            assertThat(pages).hasSize(2);
            long written = lesson.chapters().stream()
                    .filter(chapter -> chapter.task() instanceof Task.Questions)
                    .mapToLong(chapter ->
                            ((Task.Questions) chapter.task()).written().size())
                    .sum();
            for (var page : pages) {
                assertThat(page).doesNotContain("export.").doesNotContain("question.text");
                assertThat(count(SECTION, page))
                        .isEqualTo(2L * lesson.chapters().size());
                assertThat(count(ROW, page)).isEqualTo(6L * lesson.chapters().size());
                assertThat(count(ASKED, page))
                        .isBetween(
                                2 * written + 1,
                                2 * (written + lesson.chapters().size()));
            }
            assertThat(pages.get(0)).contains("<svg").doesNotContain("class=\"right\"");
            assertThat(pages.get(1)).doesNotContain("<svg");
            assertThat(count(Pattern.compile("class=\"right\""), pages.get(1))).isEqualTo(count(ASKED, pages.get(1)));
        }
    }

    @Test
    void whatIsWrittenForAChapterComesFirstAndAsksAboutItsOwnRunInEveryVariant() throws Exception {
        var asked = new Task.Questions(
                List.of(new Task.AuthoredQuestion(
                        LocalizedText.of(Language.ENGLISH, "Is it so?"),
                        List.of(
                                new Task.AuthoredChoice(LocalizedText.of(Language.ENGLISH, "Yes")),
                                new Task.AuthoredChoice(LocalizedText.of(Language.ENGLISH, "No"))),
                        1,
                        LocalizedText.of(Language.ENGLISH, "It is not."))),
                1,
                1);
        var seeded = new QueensPuzzle()
                .presets()
                .choosing(QueensPuzzle.N, 6L)
                .choosing(QueensPuzzle.ALGORITHM, QueensAlgorithm.MIN_CONFLICTS);
        var lesson = lesson(asked, seeded);
        var answers = pages(lesson, Language.ENGLISH, Map.of("questions", "2")).get(1);
        assertThat(answers.split("<b>1\\.</b> Is it so\\?", -1)).hasSize(3);
        assertThat(answers).contains("<li class=\"right\">No</li>").contains("<p class=\"reason\">It is not.</p>");
        assertThat(answers.split("Random seed: 1", -1)).hasSize(3);
    }

    @Test
    void variantsTraceOtherSteps() throws Exception {
        var answers = pages(lesson(new Task.Watch(), "6", ""), Language.ENGLISH, Map.of("traced-steps", "5"))
                .get(1);
        var rows = ROW.matcher(answers).results().map(row -> row.group(4)).toList();
        assertThat(rows).hasSize(10);
        assertThat(rows.subList(5, 10)).isNotEqualTo(rows.subList(0, 5));
    }

    @Test
    void thePdfIsTheSameForTheSameArguments() throws Exception {
        var one = files(shipped("first-minutes"), "a.pdf", Language.CHINESE, Map.of("variants", "1"));
        var other = files(shipped("first-minutes"), "a.pdf", Language.CHINESE, Map.of("variants", "1"));
        assertThat(one).hasSize(2);
        assertThat(one.get(0)).startsWith('%', 'P', 'D', 'F').isEqualTo(other.get(0));
        assertThat(one.get(1)).startsWith('%', 'P', 'D', 'F').isEqualTo(other.get(1));
    }

    @Test
    void aChapterThatCannotBeRunIsNamed() {
        var lesson = lesson(new Task.Watch(), "6", "1 1");
        assertThatThrownBy(() -> pages(lesson, Language.ENGLISH, Map.of()))
                .isInstanceOfSatisfying(ExportRefusedException.class, refused -> {
                    assertThat(refused.option()).isEqualTo("lesson");
                    assertThat(refused.reason())
                            .isEqualTo(
                                    Message.of("lesson.make.wrong", 1, Message.of("queens.given-column", 1, 1, 2, 1)));
                });
    }

    private static Lesson lesson(Task task, String n, String given) {
        var puzzle = new QueensPuzzle();
        return lesson(task, puzzle.presets().with(QueensPuzzle.N, n).with(QueensPuzzle.GIVEN, given));
    }

    private static Lesson lesson(Task task, Arguments arguments) {
        var title = LocalizedText.of(Language.ENGLISH, "Title");
        var run = new RunFile(new QueensPuzzle(), arguments, 0, Optional.empty());
        return new Lesson(title, LocalizedText.EMPTY, List.of(new Chapter(title, LocalizedText.EMPTY, run, task)));
    }
}
