package puzzlescope.states;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.Golden;

class StatesTranscriptTest {

    private static String transcript(String... namesAndValues) {
        return Golden.transcript(Language.ENGLISH, "states", namesAndValues);
    }

    @Test
    void aLineIsANumberADepthAParentAMoveAndAState() {
        assertThat(transcript("space", "hanoi", "disks", "1")).isEqualTo("""
            0\t0\t-\t-\t<[1],[],[]>
            1\t1\t0\t1 A\u2192B\t<[],[1],[]>
            2\t1\t0\t1 A\u2192C\t<[],[],[1]>
            states 3, edges 3, greatest depth 1
            """);
    }

    @ParameterizedTest
    @CsvSource({"breadth-first, 21", "depth-first, 182"})
    void everyBoardOfSixSquaresHasItsLine(String algorithm, int depth) {
        var lines =
                transcript("space", "tiles-2x3", "algorithm", algorithm).lines().toList();
        assertThat(lines).hasSize(361);
        assertThat(lines.getFirst()).isEqualTo("0\t0\t-\t-\t4 5 3 / 1 2 _");
        assertThat(lines.getLast()).isEqualTo("states 360, edges 420, greatest depth " + depth);
    }

    @Test
    void theSecondOfTwoSearchesIsPrintedAfterTheFirst() {
        var both = transcript("algorithm", "side-by-side");
        assertThat(both)
                .isEqualTo("Breadth-first search:\n" + transcript("algorithm", "breadth-first")
                        + "Depth-first search:\n" + transcript("algorithm", "depth-first"));
    }

    @Test
    void countsAreTheSameInBothLanguages() {
        assertThat(Golden.transcript(Language.CHINESE, "states", "space", "tiles-2x3"))
                .endsWith("\u72b6\u6001 360\uff0c\u8fb9 420\uff0c\u6700\u5927\u6df1\u5ea6 21\n");
    }
}
