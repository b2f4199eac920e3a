package puzzlescope.learn.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

class ResultsTableTest {

    private static final Words WORDS = new Words(Language.ENGLISH);

    private static LessonResults of(String name, LessonAnswer... answers) {
        var lesson = new LocalizedText(Map.of(Language.ENGLISH, "Queens", Language.CHINESE, "皇后"));
        return new LessonResults(lesson, name, LocalDate.of(2026, 3, 1), List.of(answers));
    }

    private static LessonAnswer answer(int chapter, String sort, String question, boolean correct) {
        return new LessonAnswer(chapter, sort, question, correct ? "a" : "b", "a", correct, 30);
    }

    private static final List<LessonResults> CLASS = List.of(
            of("Zoe", answer(1, "back", "Where to?", true), answer(1, "verdict", "Safe?", true)),
            of(
                    "Ada",
                    answer(1, "back", "Where to?", false),
                    answer(1, "back", "And now?", false),
                    answer(1, "verdict", "Safe?", false),
                    answer(2, "written", "How many?", true)),
            of("=1+1", answer(2, "depth-greatest", "How deep?", false)));

    @Test
    void aPersonsRowTellsHowManyWereRightAndWhatWasMissedMostFirst() {
        var table = ResultsTable.of(ResultsTable.Kind.PEOPLE, CLASS, WORDS);
        assertThat(table.rows().get(1))
                .startsWith("Ada", "Queens", "2026-03-01", "", "4", "1", "25", "2")
                .last()
                .asString()
                .isEqualTo("return and backtracking (2); outcome of a try (1)");
        assertThat(table.rows().get(2)).startsWith("Zoe", "Queens", "2026-03-01", "", "2", "2", "100", "1");
    }

    @Test
    void aPersonsRowTellsHowManyQuestionsThereAreAndWhichWereMissed() {
        var answers = List.of(answer(6, "written", "How many?", false), answer(6, "written", "How many?", true));
        var results = new LessonResults(
                CLASS.getFirst().lesson(), "Eve", LocalDate.of(2026, 3, 1), answers, new LessonScore(11, 1, 1));
        assertThat(LessonResults.parse(results.text())).isEqualTo(results);
        assertThat(ResultsTable.of(ResultsTable.Kind.PEOPLE, List.of(results), WORDS)
                        .rows()
                        .getFirst())
                .containsExactly("Eve", "Queens", "2026-03-01", "11", "1", "1", "100", "1", "6. How many?");
    }

    @Test
    void aQuestionsRowTellsHowOftenItWasRight() {
        var table = ResultsTable.of(ResultsTable.Kind.QUESTIONS, CLASS, WORDS);
        assertThat(table.rows()).hasSize(5);
        assertThat(table.rows())
                .anySatisfy(row ->
                        assertThat(row).startsWith("Queens", "1", "Where to?").endsWith("2", "1", "50"));
    }

    @Test
    void anAnswersRowTellsWhatWasGivenAndWhatWasRight() {
        var table = ResultsTable.of(ResultsTable.Kind.ANSWERS, CLASS, WORDS);
        assertThat(table.rows()).hasSize(7);
        assertThat(table.rows().getLast()).contains("Zoe", "Safe?", "yes", "30");
    }

    @Test
    void theIdeaThatAQuestionTrainsStandsBesideIt() {
        var questions = ResultsTable.of(ResultsTable.Kind.QUESTIONS, CLASS, new Words(Language.CHINESE));
        assertThat(questions.rows())
                .anySatisfy(row -> assertThat(row).contains("Safe?", "尝试的结果"))
                .anySatisfy(row -> assertThat(row).contains("How many?", ""));
        var answers = ResultsTable.of(ResultsTable.Kind.ANSWERS, CLASS, WORDS);
        assertThat(answers.rows()).anySatisfy(row -> assertThat(row).contains("Where to?", "return and backtracking"));
    }

    @ParameterizedTest
    @EnumSource
    void everyRowIsAsWideAsTheHeadingInEveryLanguage(ResultsTable.Kind kind) {
        for (var language : Language.values()) {
            var table = ResultsTable.of(kind, CLASS, new Words(language));
            assertThat(table.rows()).allSatisfy(row -> assertThat(row).hasSameSizeAs(table.heading()));
            assertThat(table.heading()).noneMatch(heading -> heading.startsWith("results."));
        }
    }

    @Test
    void aNameIsNoFormulaToASpreadsheet() {
        assertThat(ResultsTable.of(ResultsTable.Kind.PEOPLE, CLASS, WORDS).csv())
                .contains("\n'=1+1,");
    }

    @Test
    void whatSomebodySavedTwiceCountsOnce(@TempDir Path folder) throws Exception {
        var begun = of("Ada", answer(1, "back", "Where to?", false));
        var all = List.of(
                CLASS.get(1), begun, CLASS.get(0), CLASS.get(0), of("Ada", answer(1, "back", "Where to?", true)));
        for (int i = 0; i < all.size(); i++) {
            Files.writeString(
                    folder.resolve(i + LessonResults.ENDING), all.get(i).text());
        }
        assertThat(SubmittedResults.in(folder).results()).containsExactly(all.get(0), all.get(2), all.get(4));
    }

    @Test
    void whatLiesInAFolderIsReadAndWhatCannotBeIsSaid(@TempDir Path folder) throws Exception {
        Files.writeString(
                folder.resolve("zoe" + LessonResults.ENDING), CLASS.getFirst().text());
        Files.writeString(folder.resolve("bad" + LessonResults.ENDING), "{");
        Files.writeString(folder.resolve("notes.txt"), "x");
        var submittedResults = SubmittedResults.in(folder);
        assertThat(submittedResults.results()).containsExactly(CLASS.getFirst());
        assertThat(submittedResults.refused()).hasSize(1);
        assertThat(WORDS.localize(submittedResults.refused().getFirst()))
                .startsWith("bad" + LessonResults.ENDING + ": ");
        assertThatThrownBy(() -> SubmittedResults.in(folder.resolve("none"))).isInstanceOf(InvalidInputException.class);
    }
}
