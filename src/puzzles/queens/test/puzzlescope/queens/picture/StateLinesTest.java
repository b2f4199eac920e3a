package puzzlescope.queens.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.queens.event.WalkEvent.QueenRejected;

class StateLinesTest {

    @Test
    void theStateIsWrittenAsPythonDoes() {
        assertThat(StateLines.state(new int[] {-1, -1, -1, -1})).isEqualTo("state = ()");
        assertThat(StateLines.state(new int[] {2, -1, -1, -1})).isEqualTo("state = (2,)");
        assertThat(StateLines.state(new int[] {2, 0, 3, -1})).isEqualTo("state = (2, 0, 3)");
    }

    @Test
    void aConflictIsADistanceOfNoColumnsOrOfAsManyAsRows() {
        int[] columns = {2, 0, -1, -1};
        assertThat(StateLines.comparison(columns, columns, new QueenRejected(2, 0, 1, true, false)))
                .isEqualTo("abs(state[1] - 0) = abs(0 - 0) = 0 in (0, 1)");
        assertThat(StateLines.comparison(columns, columns, new QueenRejected(3, 2, 1, false, false)))
                .isEqualTo("abs(state[1] - 2) = abs(0 - 2) = 2 in (0, 2)");
    }
}
