package puzzlescope.window.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.trace.Trace;
import puzzlescope.testkit.SampleRun;

/** What a person may type to go somewhere, and what is answered to the rest. */
class GoToInputTest {

    private static final Message NAME = Message.of("finder.result");

    private static final Trace TRACE = new SampleRun(1, 12_345, 50).record(4, 0);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | 0",
                "7 | 7",
                " 12345 | 12345",
                "12,345 | 12345",
                "12 345 | 12345",
                "12.345 | 12345",
                "12'345 | 12345",
                "12\u202f345 | 12345",
                "\uff11\uff12\uff0c\uff13\uff14\uff15 | 12345",
                "0 % | 0",
                "50 % | 6173",
                "50% | 6173",
                "\uff15\uff10\uff05 | 6173",
                "12.5 % | 1543",
                "12,5% | 1543",
                "100 % | 12345"
            })
    void numbersWithOrWithoutSeparatorsAndSharesAreTaken(String text, long position) {
        assertThat(GoToInput.position(text, TRACE, true)).isEqualTo(position);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "abc", "-1", "1,23", "1,2345", "1e3", "12 34", "%", "5 %%", "0x10", "3 events"})
    void whatIsNoNumberIsRefused(String text) {
        assertThatThrownBy(() -> GoToInput.position(text, TRACE, true))
                .isInstanceOf(InvalidInputException.class)
                .hasMessage("find.refusal.event[" + text + "]");
    }

    @Test
    void aNumberBeyondTheEndIsRefusedWithWhereThatIs() {
        assertThatThrownBy(() -> GoToInput.position("12,346", TRACE, true))
                .isInstanceOf(InvalidInputException.class)
                .hasMessage("find.refusal.beyond[12346, 12345]");
        assertThatThrownBy(() -> GoToInput.position("99999999999999999999999", TRACE, true))
                .isInstanceOf(InvalidInputException.class)
                .hasMessageStartingWith("find.refusal.beyond[");
        assertThatThrownBy(() -> GoToInput.position("101 %", TRACE, true))
                .isInstanceOf(InvalidInputException.class)
                .hasMessage("find.refusal.share[101 %]");
    }

    @Test
    void whatIsNoLongerKeptIsRefusedWithWhatIs() {
        var trace = new SampleRun(1, 6 * SampleRun.CHUNK - 5, 50).record(4, 0);
        assertThat(trace.firstKept()).isEqualTo(2L * SampleRun.CHUNK);
        assertThatThrownBy(() -> GoToInput.position("131071", trace, true))
                .isInstanceOf(InvalidInputException.class)
                .hasMessage("find.refusal.let-go[131071, 131072]");
        assertThat(GoToInput.position("131072", trace, true)).isEqualTo(131_072);
        assertThat(GoToInput.position("1 %", trace, true)).isEqualTo(131_072);
    }

    @Test
    void aSolutionIsOneOfThoseThatAreRecorded() {
        assertThat(GoToInput.solution("1,000", 1000, true, true, NAME)).isEqualTo(1000);
        assertThatThrownBy(() -> GoToInput.solution("0", 5, true, true, NAME)).hasMessage("find.refusal.solution[0]");
        assertThatThrownBy(() -> GoToInput.solution("x", 5, true, true, NAME)).hasMessage("find.refusal.solution[x]");
        assertThatThrownBy(() -> GoToInput.solution("6", 5, true, true, NAME))
                .hasMessage("find.refusal.solutions[6, 5, " + NAME + "]");
        assertThatThrownBy(() -> GoToInput.solution("6", 5, false, true, NAME))
                .hasMessage("find.refusal.solutions-so-far[6, 5, " + NAME + "]");
    }
}
