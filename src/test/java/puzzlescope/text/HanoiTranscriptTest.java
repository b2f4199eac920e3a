package puzzlescope.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
}
