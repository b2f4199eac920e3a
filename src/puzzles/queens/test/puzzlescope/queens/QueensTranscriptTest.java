package puzzlescope.queens;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.testkit.Golden;

class QueensTranscriptTest {

    private static String transcript(String... namesAndValues) {
        return Golden.transcript(Language.ENGLISH, "queens", namesAndValues);
    }

    @Test
    void boardsStandOneBlankLineApart() {
        var first = ". X . . \n. . . X \nX . . . \n. . X . \n";
        var second = ". . X . \nX . . . \n. . . X \n. X . . \n";
        assertThat(transcript("n", "4")).isEqualTo(first + "\n" + second);
    }

    @Test
    void placementsStandOneALine() {
        assertThat(transcript("n", "4", "as", "placements")).isEqualTo("(1, 3, 0, 2)\n(2, 0, 3, 1)\n");
        assertThat(transcript("n", "8", "as", "placements").lines()).hasSize(92).startsWith("(0, 4, 7, 5, 2, 6, 1, 3)");
    }

    @Test
    void aSingleQueenIsWrittenAsPythonWritesIt() {
        assertThat(transcript("n", "1")).isEqualTo("X \n");
        assertThat(transcript("n", "1", "as", "placements")).isEqualTo("(0,)\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        4 |           7 | (2, 0, 3, 1)
        8 |           7 | (3, 6, 4, 1, 5, 0, 2, 7)
        8 |           1 | (2, 5, 1, 4, 7, 0, 6, 3)
        6 |          -3 | (2, 5, 1, 4, 0, 3)
        9 | 12345678901 | (7, 3, 6, 8, 1, 5, 0, 2, 4)
        """)
    void theSeedPicksTheSolutionThatPythonPicks(String n, String seed, String placement) {
        assertThat(transcript("n", n, "as", "placements", "pick", "random", "seed", seed))
                .isEqualTo(placement + "\n");
    }

    @Test
    void aPickedSolutionIsPrintedAsABoardToo() {
        assertThat(transcript("n", "4", "pick", "random", "seed", "7"))
                .isEqualTo(". . X . \nX . . . \n. . . X \n. X . . \n");
    }

    @Test
    void aGeneratorPrintsAConversationInPython() {
        assertThat(transcript("n", "4", "one-at-a-time", "yes", "as", "placements"))
                .isEqualTo("""
                    >>> solutions = queens(4)
                    >>> next(solutions)
                    (1, 3, 0, 2)
                    >>> next(solutions)
                    (2, 0, 3, 1)
                    >>> next(solutions)
                    Traceback (most recent call last):
                      File "<stdin>", line 1, in <module>
                    StopIteration
                    """);
    }

    @Test
    void itsBoardsArePrintedPrettily() {
        assertThat(transcript("n", "4", "one-at-a-time", "yes"))
                .startsWith(">>> solutions = queens(4)\n>>> prettyprint(next(solutions))\n. X . . \n. . . X \n")
                .contains(". . X . \n>>> prettyprint(next(solutions))\n. . X . \n");
    }

    @Test
    void aGeneratorWithoutSolutionsStopsAtOnce() {
        assertThat(transcript("n", "3", "one-at-a-time", "yes", "as", "placements"))
                .isEqualTo("""
                    >>> solutions = queens(3)
                    >>> next(solutions)
                    Traceback (most recent call last):
                      File "<stdin>", line 1, in <module>
                    StopIteration
                    """);
    }

    @Test
    void aCountPrintsWhatCameOfIt() {
        assertThat(transcript("n", "8", "algorithm", "border").lines())
                .last()
                .isEqualTo("All parts are counted: there are 92 solutions.");
        assertThat(transcript("n", "8", "algorithm", "fundamental").lines())
                .hasSize(5)
                .last()
                .asString()
                .contains(": 12 (");
    }

    @Test
    void oneSolutionIsPrintedAsItStandsAtTheEnd() {
        assertThat(transcript("n", "6", "algorithm", "construction", "as", "placements"))
                .isEqualTo("(1, 3, 5, 0, 2, 4)\n");
        assertThat(transcript("n", "20", "algorithm", "min-conflicts").lines()).hasSize(20);
    }

    @ParameterizedTest
    @ValueSource(strings = {"all", "random"})
    void whereThereIsNoSolutionNothingIsPrinted(String pick) {
        assertThat(transcript("n", "3", "pick", pick)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void everyOptionHasItsWords(Language language) {
        var words = new Words(language);
        for (var option : new QueensTranscript().options()) {
            var key = "queens." + option.name();
            assertThat(words.has(key) && words.has(key + ".help")).as(key).isTrue();
            assertThat(((ChoiceParameter<?>) option).choices()).allMatch(choice -> words.has(key + "." + choice));
        }
    }
}
