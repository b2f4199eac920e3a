package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code solve} says of games for two. */
class SolveGameTreeTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve gametree --squares .../.../... | Value: 0",
                "solve gametree --squares .../.../... | Winner: -",
                "solve gametree --squares .../.../... | Positions searched: 5,478",
                "solve gametree --squares .../.../... | Positions of the game tree: 549,946",
                "solve gametree | After the best moves: O.X/X.X/O..",
                "solve gametree --game nim --heaps 1,3,5,7 | Value: -1",
                "solve gametree --game nim --heaps 1,3,5,7 | Winner: B",
                "solve gametree --game nim --heaps 1,3,5,7 --first min | Winner: A",
                "solve gametree --game nim --heaps 1,3,5,7 | The xor of the heaps: 0",
                "solve gametree --game nim --heaps 1,3,5 | After the best moves: 1,3,2"
            })
    void theAnswerIsSaid(String commandLine, String answer) {
        var commandResult = CommandResult.with(commandLine);
        assertThat(commandResult.err()).isEmpty();
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.out().lines()).contains(answer);
    }

    @Test
    void whatIsNoPositionIsRefused() {
        var commandResult = CommandResult.with("solve gametree --game nim --heaps 9");
        assertThat(commandResult.exitCode()).isEqualTo(ExitCode.REFUSED);
        assertThat(commandResult.err())
                .contains("up to 4 heaps of up to 7 stones")
                .hasLineCount(1);
    }

    @Test
    void aRunIsPrinted() {
        var commandResult = CommandResult.with("transcript gametree --game nim --heaps 1,3,5 --algorithm alpha-beta");
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.out())
                .startsWith("alphabeta([1,3,5], A, −∞, +∞)\n")
                .contains("= 7, which is not 0");
    }
}
