package puzzlescope.learn.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.finder.FinderPuzzle;
import puzzlescope.learn.document.JsonDocument;
import puzzlescope.learn.document.RunFile;

class LessonTest {

    private static final Words WORDS = new Words(Language.ENGLISH);
    private static final int DAMAGED = 10_000;

    private static LocalizedText both(String english, String chinese) {
        return new LocalizedText(Map.of(Language.ENGLISH, english, Language.CHINESE, chinese));
    }

    private static RunFile run(String puzzle) {
        var found = Catalogue.get(puzzle);
        return new RunFile(found, found.presets(), 3, Optional.of(new RunFile.SavedRange(3, 40)));
    }

    private static Lesson lesson() {
        var title = both("Backtracking", "回溯");
        var authoredQuestion = new Task.AuthoredQuestion(
                both("How many?", "多少？"),
                List.of(
                        new Task.AuthoredChoice(both("1", "一"), both("One more.", "还有一个。")),
                        new Task.AuthoredChoice(both("2", "二"))),
                1,
                both("Count.", "数一数。"));
        return new Lesson(
                title,
                both("About.", "简介。"),
                List.of(
                        new Chapter(title, both("# Look\n\n*here*", "看"), run("queens"), new Task.Watch()),
                        new Chapter(
                                title,
                                LocalizedText.EMPTY,
                                run("maze"),
                                new Task.Ask(EnumSet.of(PredictionKind.BACK, PredictionKind.TRY))),
                        new Chapter(title, LocalizedText.EMPTY, run("hanoi"), new Task.Goal(OptionalLong.of(7))),
                        new Chapter(title, LocalizedText.EMPTY, run("tiles"), new Task.Goal(OptionalLong.empty())),
                        new Chapter(title, LocalizedText.EMPTY, run("knight"), new Task.Ask(Set.of())),
                        new Chapter(
                                title,
                                LocalizedText.EMPTY,
                                run("queens"),
                                new Task.Make(
                                        new LinkedHashMap<>(Map.of("n", "6")),
                                        Optional.of(new Task.Count("counter.TRY", 3, 9)))),
                        new Chapter(
                                title,
                                LocalizedText.EMPTY,
                                run("queens"),
                                new Task.Program(
                                        both("class Mine {\n\tvoid solve(Queens b) {}\n}", "// 皇后"),
                                        List.of(new LinkedHashMap<>(Map.of("n", "6"))),
                                        List.of(both("Think.", "想。")))),
                        new Chapter(
                                LocalizedText.of(Language.CHINESE, "只有中文"),
                                LocalizedText.EMPTY,
                                run("river"),
                                new Task.Questions(List.of(authoredQuestion), 5, 42))));
    }

    /** So that neither its runs nor the count of its questions look at the folder. */
    @Test
    void aLessonThatNamesAFolderIsRefused(@TempDir Path folder) {
        var finder = Catalogue.get("finder");
        var arguments = finder.presets().with(FinderPuzzle.FOLDER, folder.toString());
        var run = new RunFile(finder, arguments, 0, Optional.empty());
        var ask = new Task.Ask(EnumSet.of(PredictionKind.BACK));
        var title = both("Folder", "文件夹");
        var lesson = new Lesson(title, LocalizedText.EMPTY, List.of(new Chapter(title, LocalizedText.EMPTY, run, ask)));
        assertThatThrownBy(() -> Lesson.parse(lesson.text()))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refused -> assertThat(WORDS.localize(refused.reason())).contains(folder.toString()));
    }

    @Test
    void whatIsWrittenIsReadAgain(@TempDir Path folder) throws Exception {
        var file = folder.resolve("a" + Lesson.ENDING);
        JsonDocument.write(file, false, lesson().text());
        assertThat(Lesson.read(file).text()).isEqualTo(lesson().text());
        assertThat(Lesson.read(file)).isEqualTo(lesson());
        assertThatThrownBy(() -> JsonDocument.write(file, false, lesson().text()))
                .isInstanceOf(java.io.IOException.class);
    }

    @Test
    void aTextThatIsThereInOneLanguageIsShownInEveryOne() {
        var text = LocalizedText.of(Language.CHINESE, "看");
        assertThat(text.in(Language.ENGLISH)).isEqualTo("看");
        assertThat(text.with(Language.ENGLISH, "look").in(Language.ENGLISH)).isEqualTo("look");
        assertThat(text.with(Language.CHINESE, " ").isEmpty()).isTrue();
    }

    @Test
    void aChapterBeginsWhereItsRangeBegins() {
        assertThat(lesson().chapters().getFirst().begin()).isEqualTo(3);
    }

    @Test
    void resultsAreReadAgain(@TempDir Path folder) throws Exception {
        var lessonResults = new LessonResults(
                both("Backtracking", "回溯"),
                "Ada, \"Countess\"",
                LocalDate.of(2026, 3, 1),
                List.of(new LessonAnswer(1, "back", "Where to?", "row 2", "row 1", false, 12)));
        var file = folder.resolve("ada" + LessonResults.ENDING);
        JsonDocument.write(file, false, lessonResults.text());
        assertThat(LessonResults.read(file)).isEqualTo(lessonResults);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        {}                                                                     | lacks "puzzlelesson"
        {"puzzlelesson":2}                                                     | newer
        {"puzzlelesson":1,"title":{"en":"x"}}                                  | from one to
        {"puzzlelesson":1,"title":{"fr":"x"},"chapters":[]}                    | something unknown: "title.fr"
        {"puzzlelesson":1,"title":{"en":"x"},"chapters":[{"task":"sing"}]}     | no task "sing"
        {"puzzlelesson":1,"title":{"en":"x"},"chapters":[{"task":"watch"}]}    | lacks "chapters[1].run"
        {"puzzlelesson":1,"title":{"en":"x"},"chapters":[{"task":"ask","sorts":["tea"]}]} | no kind of question "tea"
        {"puzzlelesson":1,"title":{"en":"x"},"chapters":[{"task":"make","inputs":{"tea":"1"},"run":{"puzzlescope":1,"puzzle":"queens","arguments":{},"position":0}}]} | something unknown: "tea"
        {"puzzlelesson":1,"title":{"en":"x"},"chapters":[{"task":"make","inputs":{"n":"many"},"run":{"puzzlescope":1,"puzzle":"queens","arguments":{},"position":0}}]} | "many"
        {"puzzlelesson":1,"title":{"en":"x"},"chapters":[{"task":"make","inputs":{},"counter":"x","least":3,"most":2}]} | most
        {"puzzlelesson":1,"title":{"en":"x"},"chapters":[{"task":"program","frame":{"en":"x"},"boards":[]}]} | needs its frame, one to 12 boards
        {"puzzlelesson":1,"title":{"en":"x"},"chapters":[{"task":"program","frame":{"en":"x"},"boards":[{"n":"many"}],"run":{"puzzlescope":1,"puzzle":"queens","arguments":{},"position":0}}]} | "many"
        {"puzzlelesson":1,"title":{"en":"x"},"chapters":[{"task":"program","frame":{"en":"x"},"boards":[{"match":"x"}],"run":{"puzzlescope":1,"puzzle":"finder","arguments":{},"position":0}}]} | cannot play
        {"puzzlelesson":1,"title":{"en":"x"},"chapters":[{"task":"questions"}]} | at least one question
        {"puzzlelesson":1,"title":{"en":"x"},"chapters":[{"task":"questions","questions":[{"answer":0}]}]} | A question needs a text
        {"puzzlelesson":1,"title":{"en":"x"},"chapters":[{"task":"goal","run":{"puzzlescope":1,"puzzle":"finder","arguments":{}}}]} | cannot be played by hand
        """)
    void whatIsWrongIsASentence(String text, String sentence) {
        assertThatThrownBy(() -> Lesson.parse(text))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> assertThat(WORDS.localize(refusal.reason())).contains(sentence));
    }

    @Tag("thorough")
    @Test
    void tenThousandDamagedLessonsAndResultsEachGetASentence() {
        var lesson = lesson().text();
        var results = new LessonResults(
                        both("a", "b"),
                        "c",
                        LocalDate.of(2026, 1, 1),
                        List.of(new LessonAnswer(1, "a", "b", "c", "d", true, 1)))
                .text();
        var random = new Random(7);
        int refused = 0;
        for (int i = 0; i < DAMAGED; i++) {
            boolean ofLesson = i % 2 == 0;
            var text = damaged(ofLesson ? lesson : results, random);
            try {
                assertThat(
                                ofLesson
                                        ? Lesson.parse(text).text()
                                        : LessonResults.parse(text).text())
                        .isNotEmpty();
            } catch (InvalidInputException refusal) {
                refused++;
                assertThat(WORDS.localize(refusal.reason())).isNotBlank().doesNotStartWith("run-file.");
            }
        }
        assertThat(refused).isGreaterThan(DAMAGED / 2);
    }

    private static String damaged(String text, Random random) {
        var damaged = new StringBuilder(text);
        int at = random.nextInt(text.length());
        switch (random.nextInt(4)) {
            case 0 -> damaged.setLength(at);
            case 1 -> damaged.deleteCharAt(at);
            case 2 -> damaged.setCharAt(at, (char) (' ' + random.nextInt(95)));
            default -> damaged.insert(at, text, random.nextInt(at + 1), at);
        }
        return damaged.toString();
    }
}
