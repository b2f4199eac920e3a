package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of values that are fine one by one but not together. */
class RemarksTest {

    @ParameterizedTest
    @ValueSource(strings = {"", " --lang zh"})
    void valuesThatDoNotFitEachOtherAreRefusedInOneLine(String language) {
        var commandResult = CommandResult.with("transcript knight --start 9,9" + language);
        assertThat(commandResult.exitCode()).isEqualTo(2);
        assertThat(commandResult.out()).isEmpty();
        assertThat(commandResult.err())
                .startsWith("--start")
                .contains("9")
                .endsWith("\n")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " --lang zh"})
    void aProofThatThereIsNoSolutionIsTheReason(String language) {
        var commandResult = CommandResult.with("transcript knight --start 0,1 --rows 5 --columns 5" + language);
        assertThat(commandResult.exitCode()).isEqualTo(1);
        assertThat(commandResult.err()).contains("5").hasLineCount(1);
    }
}
