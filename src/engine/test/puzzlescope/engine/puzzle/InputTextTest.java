package puzzlescope.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
                "\uFEFF1\r\n-2/x\n",
                "['1', \"-2\", \u201Cx\u201D]",
                "1 -> -2\u2192x"
            })
    void entriesAreFoundBetweenAnySeparators(String text) {
        assertThat(InputText.entries(text)).containsExactly("1", "-2", "x");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1|2|3\n4||5\n7|8|6",
                "+---+---+---+\r\n"
                        + "| 1 | 2 | 3 |\r\n"
                        + "+---+---+---+\r\n"
                        + "| 4 |   | 5 |\r\n"
                        + "+---+---+---+\r\n"
                        + "| 7 | 8 | 6 |\r\n"
                        + "+---+---+---+",
                " 1 | 2 | 3\n---+---+---\n 4 |   | 5\n---+---+---\n 7 | 8 | 6",
                "\u250C\u2500\u252C\u2500\u252C\u2500\u2510\n"
                        + "\u25021\u25022\u25023\u2502\n"
                        + "\u25024\u2502 \u25025\u2502\n"
                        + "\u25027\u25028\u25026\u2502\n"
                        + "\u2514\u2500\u2534\u2500\u2534\u2500\u2518",
                "1\t2\t3\r\n4\t\t5\r\n7\t8\t6\r\n",
                "\uFF11\uFF1B\uFF12\uFF1B\uFF13\n\uFF14\uFF1B\uFF1B\uFF15\n\uFF17\uFF1B\uFF18\uFF1B\uFF16",
                "1,2,3\n4,,5\n7,8,6",
                "[[1, 2, 3], [4, null, 5], [7, 8, 6]]",
                "[['1','2','3'],\n ['4','','5'],\n ['7','8','6']]"
            })
    void theFreeSquareOfAGridIsSeen(String text) {
        assertThat(InputText.grid(text)).contains(List.of("1", "2", "3", "4", "", "5", "7", "8", "6"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1,2,3,4", "1,2\n3", "1 2\n3 4", "XO-\n---\n--O", "[1,2],[3]"})
    void otherTextsAreNoGrids(String text) {
        assertThat(InputText.grid(text)).isEmpty();
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
