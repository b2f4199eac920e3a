package puzzlescope.queens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.queens.event.WalkEvent;
import puzzlescope.queens.event.WalkEvent.SolutionFound;
import puzzlescope.queens.search.QueensBacktracking;

class SymmetryTest {

    /** OEIS A002562. */
    @ParameterizedTest
    @CsvSource({"1, 1", "4, 1", "5, 2", "6, 1", "7, 6", "8, 12", "9, 46", "10, 92"})
    void fundamentalSolutionsAreCountedOnce(int n, int fundamental) {
        var board = new WalkBoard(n);
        var representatives = new HashSet<Long>();
        new QueensBacktracking(n).solve(event -> {
            board.apply(event);
            if (WalkEvent.Kind.VOCABULARY.unpack(event) instanceof SolutionFound) {
                representatives.add(Symmetry.representative(board.placement(), n));
            }
        });
        assertThat(representatives).hasSize(fundamental);
    }

    @ParameterizedTest
    @CsvSource({"4, 0x2031", "8, 0x31625740"})
    void fourTurnsAndTwoMirroringsLeadBack(int n, String placement) {
        long from = Long.decode(placement);
        long turned = from;
        for (int i = 0; i < 4; i++) {
            turned = Symmetry.turned(turned, n);
        }
        assertThat(turned).isEqualTo(from);
        assertThat(Symmetry.mirrored(Symmetry.mirrored(from, n), n)).isEqualTo(from);
    }
}
