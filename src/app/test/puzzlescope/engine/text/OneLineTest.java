package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Message;

class OneLineTest {

    @Test
    void ordinaryTextIsLeftAsItIs() {
        assertThat(OneLine.escaped("maze é 迷宫 😀 C:\\temp \"x\"")).isEqualTo("maze é 迷宫 😀 C:\\temp \"x\"");
    }

    @Test
    void whatATerminalWouldObeyIsWrittenAsAnEscape() {
        assertThat(OneLine.escaped("a\nb\r\tc\u001B[31m\u0007\u009B\u007F"))
                .isEqualTo("a\\nb\\r\\tc\\u001B[31m\\u0007\\u009B\\u007F");
        assertThat(OneLine.escaped("x\u2028y\u2029z\u0085")).isEqualTo("x\\u2028y\\u2029z\\u0085");
    }

    @Test
    void whatWouldTurnTheDirectionOfReadingIsWrittenAsAnEscape() {
        assertThat(OneLine.escaped("\u202Egpj.exe")).isEqualTo("\\u202Egpj.exe");
    }

    @Test
    void halfACharacterIsWrittenAsAnEscape() {
        assertThat(OneLine.escaped("a\uD83D")).isEqualTo("a\\uD83D");
    }

    @Test
    void longTextLosesItsMiddle() {
        var cut = OneLine.cut("a".repeat(100_000) + "\n".repeat(100_000) + "z".repeat(100_000));
        assertThat(cut).hasSizeLessThan(410).startsWith("aaa").contains(" … ").endsWith("zzz");
        assertThat(OneLine.cut("\n".repeat(300))).hasSizeLessThan(410);
        assertThat(OneLine.cut("a".repeat(400))).isEqualTo("a".repeat(400));
    }

    @Test
    void textsInMessagesAreMadeFitAndNumbersStayNumbers() {
        var message = Message.of("outer", 7, Message.of("inner", "a\nb"), "c\u001Bd");
        assertThat(OneLine.of(message)).isEqualTo(Message.of("outer", 7, Message.of("inner", "a\\nb"), "c\\u001Bd"));
    }
}
