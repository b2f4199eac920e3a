package puzzlescope.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InputTextTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 -2 x",
                "1,-2,x",
                "[1, -2, x]",
                "\uFF11\u3000\uFF0D\uFF12\u3000\uFF58",
                "\uFF081\uFF0C-2\u3001x\uFF09",
                "1;\u22122|x",
                "\uFEFF1\r\n-2/x\n"
            })
    void entriesAreFoundBetweenAnySeparators(String text) {
        assertThat(InputText.entries(text)).containsExactly("1", "-2", "x");
    }

    @Test
    void plainTextIsAsLongAsBefore() {
        assertThat(InputText.plain("\uFF21\u4E2D\u3000b")).isEqualTo("A\u4E2D b");
    }

    @Test
    void aNumberMayBeOfFullWidth() {
        var number = new NumberParameter("n", -9, 9, false, 1L);
        assertThat(number.parse("\uFF0D\uFF18")).isEqualTo(-8);
    }
}
