package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;

class QuestionsCommandTest {

    private static final String QUEENS = "questions queens --n 5 --count 12 --question-seed 3";

    static List<String> puzzles() {
        return Catalogue.all().stream().map(Puzzle::id).toList();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void itsFlagsDoNotCollideWithThoseOfAPuzzle(String puzzle) {
        var help = CommandResult.with("questions " + puzzle + " --help");
        assertThat(help.exitCode()).isZero();
        assertThat(help.out()).contains("--count=<", "--question-seed=<", "--format=<");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json", "gift"})
    void theSameArgumentsGiveTheSameBytes(String format) {
        for (var language : List.of("en", "zh")) {
            var line = QUEENS + " --format " + format + " --lang " + language;
            var commandResult = CommandResult.with(line);
            assertThat(commandResult.exitCode()).isZero();
            assertThat(commandResult.err()).isEmpty();
            assertThat(commandResult.out())
                    .isNotBlank()
                    .isEqualTo(CommandResult.with(line).out());
        }
    }

    @Test
    void anotherSeedGivesOtherQuestions() {
        assertThat(CommandResult.with(QUEENS).out())
                .isNotEqualTo(
                        CommandResult.with(QUEENS.replace("seed 3", "seed 4")).out());
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void everyPuzzleTakesASeedAndWhereItHasNoneOfItsOwnItIsThatOfTheQuestions(String puzzle) {
        var line = "questions " + puzzle + " --count 5 --seed 3";
        var commandResult = CommandResult.with(line);
        assertThat(commandResult.exitCode()).isZero();
        boolean own = Catalogue.get(puzzle).parameters().stream()
                .anyMatch(input -> input.name().equals("seed"));
        assertThat(commandResult
                        .out()
                        .equals(CommandResult.with(line.replace("--seed", "--question-seed"))
                                .out()))
                .isNotEqualTo(own);
    }

    @Test
    void aTextEndsWithTheAnswers() {
        assertThat(CommandResult.with(QUEENS).out())
                .startsWith("queens --algorithm backtracking --n 5\n\n1. ")
                .containsPattern("\n12\\. [^\n]*\n   [^\n]+\n   a\\) ")
                .containsPattern("\nAnswers\n\n1\\. [abcd]\\) [^\n]+\n   [^\n]+\n2\\. ");
    }

    @Test
    void jsonIsAnObjectALine() throws IOException {
        var lines = CommandResult.with(QUEENS + " --format json").out().lines().toList();
        assertThat(lines).hasSize(12);
        for (var line : lines) {
            try (var json = new JsonFactory().createParser(line)) {
                int tokens = 0;
                while (json.nextToken() != null) {
                    tokens++;
                }
                assertThat(tokens).isGreaterThan(18);
            }
        }
    }

    @Test
    void everyQuestionInGiftHasOneRightChoiceAndAReason() {
        var gift = CommandResult.with(QUEENS + " --format gift").out();
        var questions = gift.split("\n\n", -1);
        assertThat(questions).hasSize(13);
        for (int i = 1; i < questions.length; i++) {
            assertThat(questions[i].lines().filter(line -> line.startsWith("=")))
                    .as(questions[i])
                    .hasSize(1);
            assertThat(questions[i].lines().filter(line -> line.startsWith("~")))
                    .as(questions[i])
                    .hasSizeBetween(2, 3);
            assertThat(questions[i].lines().filter(line -> line.startsWith("####")))
                    .hasSize(1);
        }
    }

    @Test
    void refusalsAreSentences() {
        var none = CommandResult.with("questions queens --count 0");
        assertThat(none.exitCode()).isEqualTo(ExitCode.REFUSED);
        assertThat(none.out()).isEmpty();
        assertThat(none.err()).contains("--count").hasLineCount(1);
        var few = CommandResult.with("questions queens --n 1 --count 500");
        assertThat(few.err()).hasLineCount(1).doesNotContain("question.");
    }
}
