package puzzlescope.export.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LineDeltaTest {

    @Test
    void equalListsDifferInNothing() {
        assertThat(LineDelta.of(new int[] {1, 2}, new int[] {1, 2})).isEmpty();
    }

    @Test
    void eachPlaceThatDiffersIsARunOfItsOwn() {
        assertThat(LineDelta.of(new int[] {1, 2, 3, 4, 5, 6, 7}, new int[] {1, 9, 3, 4, 6, 8, 7}))
                .isEqualTo(List.of(1, 1, 1, 9, 2, 1, 0, 1, 0, 1, 8));
    }

    @Test
    void whatComesFirstIsPutInWhole() {
        assertThat(LineDelta.of(new int[0], new int[] {4, 5})).isEqualTo(List.of(0, 0, 2, 4, 5));
    }

    @Test
    void listsThatDifferInMostPlacesAreReplaced() {
        var from = IntStream.range(0, 1000).toArray();
        var to = IntStream.range(0, 1000).map(i -> i % 2 == 0 ? i : -i).toArray();
        assertThat(LineDelta.of(from, to)).hasSize(3 + 999).startsWith(1, 999, 999);
    }
}
