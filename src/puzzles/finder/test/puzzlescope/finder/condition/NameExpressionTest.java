package puzzlescope.finder.condition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.InvalidInputException;

class NameExpressionTest {

    private static boolean isFound(String expression, String name) {
        return ExpressionParser.parse(expression).isFoundIn(name);
    }

    @ParameterizedTest
    @CsvSource({
        "b,abc,true",
        "^b,abc,false",
        "c$,abc,true",
        "^$,abc,false",
        "[^a-b],abc,true",
        "[^a-c],abc,false",
        "[]a],],true",
        "[a-],-,true",
        "a{2},aab,true",
        "^a{2}$,aaa,false",
        "a{x},a{x},true",
        "\\d\\d,a12,true",
        "\\bspam\\b,my spam.txt,true",
        "\\bspam\\b,spams,false",
        "^(?:ab)+$,abab,true",
        "(a|b|)c,c,true",
        "ä,Ärger,true",
        "^.$,\ud83d\ude00,true",
        "a*?b,aab,true",
        "\\.txt$,a.TXT,true"
    })
    void anExpressionIsFoundOrNot(String expression, String name, boolean expected) {
        assertThat(isFound(expression, name)).isEqualTo(expected);
    }

    /** The regular expressions of Java take exponential time for the first of these. */
    @ParameterizedTest
    @ValueSource(strings = {"(a*)*b", "(a|a)*b", "(a?){150}a{150}b", "((a*)*)*b", "(|a|aa){99}b", ".*.*.*.*.*.*.*b"})
    void noExpressionHangs(String expression) {
        Assertions.assertTimeoutPreemptively(
                Duration.ofMinutes(1),
                () -> assertThat(isFound(expression, "a".repeat(255))).isFalse());
    }

    @Test
    void bracketsWithinBracketsHaveAnEnd() {
        assertThat(isFound("(".repeat(490) + "a" + ")".repeat(490), "ba")).isTrue();
        assertThatThrownBy(() -> ExpressionParser.parse("(".repeat(100_000)))
                .isInstanceOf(InvalidInputException.class)
                .hasMessageContaining("finder.refusal.regex.large");
    }

    @Test
    void randomExpressionsFindWhatThoseOfJavaFind() {
        var random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            var expression = random(random, 3);
            var java = Pattern.compile(expression, Pattern.CASE_INSENSITIVE);
            var name = random.ints(random.nextInt(7), 0, 4)
                    .mapToObj(each -> "abC_".substring(each, each + 1))
                    .reduce("", String::concat);
            assertThat(isFound(expression, name))
                    .as(expression + " in " + name)
                    .isEqualTo(java.matcher(name).find());
        }
    }

    private static String random(Random random, int depth) {
        return switch (random.nextInt(depth == 0 ? 6 : 11)) {
            case 0 -> "a";
            case 1 -> "B";
            case 2 -> "[^a]";
            case 3 -> "[a-b]";
            case 4 -> ".";
            case 5 -> random.nextBoolean() ? "^" : "$";
            case 6 -> "(" + random(random, depth - 1) + ")*";
            case 7 -> "(?:" + random(random, depth - 1) + "){1,2}";
            case 8 -> "(" + random(random, depth - 1) + "|" + random(random, depth - 1) + ")";
            case 9 -> "(" + random(random, depth - 1) + ")?";
            default -> random(random, depth - 1) + random(random, depth - 1);
        };
    }
}
