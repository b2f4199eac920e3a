package puzzlescope.program.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.program.ProgramKinds;
import puzzlescope.engine.puzzle.Variables.Variable;

/** What a line of a program computes is told only where it is certain. */
class JavaCallsTest {

    private static final Event CALL = new Event() {
        @Override
        public EventKind kind() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Message sentence() {
            return Message.of("");
        }
    };

    private static String expression(String line) {
        var text = """
            class Mine {
                static int f(int n, int m) {
                    %s
                }
                int g(int n) {
                }
            }
            """.formatted(line);
        var variables = List.of(
                Variable.of("n", 7),
                Variable.of("m", -2),
                new Variable("list", "[1, 2]"),
                new Variable("done", "true"));
        var kinds = new ProgramKinds(new Vocabulary(new EventKind[0], _ -> CALL), true);
        var step = new ProgramEvent.LineEntered(kinds, 0, 3, false);
        return new JavaCalls(text).expression(CALL, step, () -> variables);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        return g(n - 1) + g(n - 2);                  | = g(6) + g(5)
        return n * g(n / 2 * 2 % 4);                 | = 7 * g(2)
        return f(n - 1, f(n, m - 1)) - m;            | = f(6, f(7, -3)) - -2
        return g(list.size()) + g(-(n + m));         | = g(list.size()) + g(-5)
        return done && g(n) > 3;  // and more        | = true && g(7) > 3
        return Math.max(g(n - 1), g(m));             | = Math.max(g(6), g(-2))
        m = g(n - 1) + 1;                            | m = g(6) + 1
        int half = g(n / 2);                         | half = g(3)
        if (g(n) > 2) {                              | if g(7) > 2
        } else if (g(n) > (g(m))) {                  | if g(7) > (g(-2))
        int half = (n + m) / 2;                      | half = (7 + -2) / 2
        """)
    void callsHaveTheValuesOfTheirArguments(String line, String expression) {
        assertThat(expression(line)).isEqualTo(expression);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        return n + m;
        list[g(n)] = g(m);
        m += g(n);
        while (g(n) > 2) {
        int half = n;
        n = 3 * 4;
        return n < 2 ? n : g(n - 1);
        return g(n--) + g(n);
        return g(m = 3) + m;
        return list.stream().mapToInt(i -> g(i)).sum();
        if (n > 2) return g(n - 1);
        return g(n - 1)
        """)
    void whatIsNotCertainIsNotTold(String line) {
        assertThat(expression(line)).isEmpty();
    }
}
