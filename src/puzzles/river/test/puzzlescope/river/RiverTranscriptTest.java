package puzzlescope.river;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.testkit.Golden;

class RiverTranscriptTest {

    private static String transcript(String... namesAndValues) {
        return Golden.transcript(Language.ENGLISH, "river", namesAndValues);
    }

    @Test
    void theTableHasTheStatesAsHeadingIfThatIsAskedFor() {
        var plain = transcript("table", "yes");
        assertThat(transcript("table", "yes", "heading", "yes"))
                .isEqualTo("visited: 33L 32R 31R 22R 32L 30R 31L 11R 22L 02R 03L 01R 11L 02L 00R 01L\n" + plain);
    }

    @Test
    void theTableAndTheStepsAreTheDocuments() {
        assertThat(transcript("table", "yes")).isEqualTo(Golden.read("river-3x3x2-table.txt"));
    }

    @Test
    void withoutTheTableTheStepsStandAlone() {
        assertThat(transcript().lines())
                .hasSize(12)
                .startsWith("Step 0: 3,3,L", "Step 1: 3,1,R")
                .endsWith("Step 11: 0,0,R");
    }

    @ParameterizedTest
    @ValueSource(strings = {"breadth-first", "depth-first", "cheapest-first"})
    void whereThereIsNoWayItSaysSo(String algorithm) {
        assertThat(transcript("guards", "4", "prisoners", "4", "algorithm", algorithm))
                .isEqualTo("No solution\n");
    }

    @Test
    void theTableOfASearchWithoutAGoalIsPrintedToo() {
        assertThat(transcript("guards", "4", "prisoners", "4", "table", "yes").lines())
                .hasSize(12)
                .contains("0 (4,4,L): -1 0 0 0 -1 -1 -1 -1 -1 -1 -1")
                .endsWith("No solution");
    }

    @Test
    void theBridgeHasItsMinutes() {
        assertThat(transcript("puzzle", "bridge-and-torch", "algorithm", "cheapest-first")
                        .lines())
                .containsExactly(
                        "Step 0: ABCD,L (0 minutes)",
                        "Step 1: CD,R (2 minutes)",
                        "Step 2: ACD,L (3 minutes)",
                        "Step 3: A,R (13 minutes)",
                        "Step 4: AB,L (15 minutes)",
                        "Step 5: -,R (17 minutes)");
    }

    @Test
    void aWayThatWasReplacedStandsInTheTableAsItWas() {
        var rows = transcript("puzzle", "bridge-and-torch", "algorithm", "cheapest-first", "table", "yes")
                .lines()
                .filter(line -> line.contains("):"))
                .toList();
        assertThat(rows).doesNotHaveDuplicates().allMatch(row -> row.contains("): -1 0 "));
    }

    @ParameterizedTest
    @EnumSource
    void everyOptionHasItsWords(Language language) {
        var words = new Words(language);
        for (var option : new RiverTranscript().options()) {
            var key = "river." + option.name();
            assertThat(words.has(key) && words.has(key + ".help")).as(key).isTrue();
            assertThat(((ChoiceParameter<?>) option).choices()).allMatch(choice -> words.has(key + "." + choice));
        }
    }
}
