package puzzlescope.gametree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.Golden;

class GameTreeTranscriptTest {

    private static String transcript(String... namesAndValues) {
        return Golden.transcript(Language.ENGLISH, "gametree", namesAndValues);
    }

    @Test
    void callsAreIndentedWithTheirValues() {
        assertThat(transcript("game", "nim", "heaps", "1,1")).isEqualTo("""
            minimax([1,1], A)
              minimax([0,1], B)
                minimax([0,0], A) = −1
              minimax([0,1], B) = −1
              minimax([1,0], B)
                minimax([0,0], A) = −1
              minimax([1,0], B) = −1
            minimax([1,1], A) = −1
            Without any search: 1 xor 1 = 0. So A, whose turn it is, loses: every move makes it other than 0, and the answer \
            makes it 0 again.
            The position is worth −1 (B wins) if both play as well as possible. A's best move: 1 stone from heap 1.
            """);
    }

    @Test
    void whatIsPrunedIsSaidWhereItIs() {
        var print = transcript("squares", "XOX/OXO/.X.", "first", "min", "algorithm", "alpha-beta");
        assertThat(print)
                .startsWith("alphabeta(XOX/OXO/.X., O, −∞, +∞)\n  alphabeta(XOX/OXO/OX., X, −∞, +∞)\n")
                .contains("\n    alphabeta(XOX/OXO/OXX, O, −∞, +∞) = +1\n")
                .endsWith("O's best move: row 3, column 1.\n");
        assertThat(transcript("algorithm", "alpha-beta")).contains("  Pruned: α = ", "never lets the game come");
    }
}
