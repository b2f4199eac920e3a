package puzzlescope.hanoi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.Golden;

class HanoiTranscriptTest {

    private static String transcript(String... namesAndValues) {
        return Golden.transcript(Language.ENGLISH, "hanoi", namesAndValues);
    }

    @ParameterizedTest
    @ValueSource(strings = {"recursion", "breadth-first"})
    void threeDisksGoAcrossInSevenMoves(String algorithm) {
        assertThat(transcript("disks", "3", "algorithm", algorithm)).isEqualTo("""
            <[3,2,1],[],[]>
            <[3,2],[],[1]>
            <[3],[2],[1]>
            <[3],[2,1],[]>
            <[],[2,1],[3]>
            <[1],[2],[3]>
            <[1],[],[3,2]>
            <[],[],[3,2,1]>
            """);
    }

    @Test
    void fourPegsAreWrittenInTheSameWay() {
        assertThat(transcript("disks", "3", "algorithm", "frame-stewart")).isEqualTo("""
            <[3,2,1],[],[],[]>
            <[3,2],[1],[],[]>
            <[3],[1],[2],[]>
            <[],[1],[2],[3]>
            <[],[1],[],[3,2]>
            <[],[],[],[3,2,1]>
            """);
    }

    @Test
    void theTableOfPredecessorsFollowsTheSearch() {
        var printed = Golden.transcript(
                Language.ENGLISH, "hanoi", "algorithm", "breadth-first", "disks", "2", "table", "yes");
        var lines = printed.lines().toList();
        assertThat(lines.get(4)).startsWith("visited\t<[2,1],[],[]>\t<[2],[1],[]>\t<[2],[],[1]>\t");
        assertThat(lines.get(5)).isEqualTo("0 (<[2,1],[],[]>)\t-1\t0\t0\t-1\t-1\t-1\t-1\t-1\t-1");
        assertThat(lines).hasSize(4 + 1 + 9);
        assertThat(lines.getLast()).startsWith("8 (").doesNotContain("\t-1\t-1");
        assertThat(Golden.transcript(Language.ENGLISH, "hanoi", "algorithm", "breadth-first", "disks", "2"))
                .isEqualTo(String.join("\n", lines.subList(0, 4)) + "\n");
    }
}
