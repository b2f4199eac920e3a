package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.program.Verdict.Kind;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;

/** Trace events of profilers, read as calls. */
class ChromeTraceTest {

    /** As VizTracer writes it: a call comes after those that it made. */
    private static final String FIBONACCI = """
        {"traceEvents": [
        {"ph":"M","pid":7,"tid":7,"name":"process_name","args":{"name":"MainProcess"}},
        {"ph":"M","pid":7,"tid":7,"name":"thread_name","args":{"name":"MainThread"}},
        {"pid":7,"tid":7,"ts":103.5,"dur":1.25,"name":"fib (/home/ada/fib.py:1)","ph":"X",
         "args":{"return_value":"1","func_args":{"n":"1"}},"cat":"FEE"},
        {"pid":7,"tid":7,"ts":105.0,"dur":1.0,"name":"fib (/home/ada/fib.py:1)","ph":"X",
         "args":{"return_value":"0","func_args":{"n":"0"}},"cat":"FEE"},
        {"pid":7,"tid":8,"ts":104,"dur":1,"name":"other","ph":"X"},
        {"pid":7,"tid":7,"ts":105,"name":"n","ph":"C","args":{"n":3}},
        {"pid":7,"tid":7,"ts":103.5,"dur":2.5,"name":"fib (/home/ada/fib.py:1)","ph":"X",
         "args":{"return_value":"1","func_args":{"n":"2"}},"cat":"FEE"},
        {"pid":7,"tid":7,"ts":100.0,"dur":9,"name":"<module> (/home/ada/fib.py:1)","ph":"X","cat":"FEE"}],
        "viztracer_metadata": {"version": "1.0"}}
        """;

    private static TextRun of(String text) {
        return TextRun.of(text);
    }

    @Test
    void callsComeInTheOrderOfTimeWithArgumentsAndValues() {
        assertThat(of(FIBONACCI).calls())
                .containsExactly("<module>()", "fib(2)", "fib(1)", "1", "fib(0)", "0", "1", "");
        assertThat(of(FIBONACCI).verdict().kind()).isEqualTo(Kind.RIGHT);
    }

    @Test
    void whatIsLeftOutIsSaid() {
        assertThat(of(FIBONACCI).notes())
                .containsExactly(
                        "Shown: 4 calls of the thread MainThread, which has most. "
                                + "Left out: 1 call of another thread.",
                        "Left out, since they are no calls: one counter value, nothing else.");
    }

    @Test
    void beginningsAndEndsArePairsInTheirOwnOrder() {
        var text = """
            [{"ph":"B","name":"f","ts":1,"pid":1,"tid":1,"args":{"k":5,"deep":[1]}},
             {"ph":"B","name":"g","ts":1,"pid":1,"tid":1},
             {"ph":"i","name":"x","ts":1,"pid":1,"tid":1},
             {"ph":"E","ts":1,"pid":1,"tid":1,"args":{"return_value":"true"}},
             {"ph":"E","name":"f","ts":1,"pid":1,"tid":1},
            """;
        var run = of(text);

        assertThat(run.calls()).containsExactly("f(k = 5, deep = [1])", "g()", "true", "");
        assertThat(run.verdict().kind()).as("a list may lack its end").isEqualTo(Kind.RIGHT);
    }

    /** Of two calls with the same times, the outer one is written last where calls are written when they end. */
    @Test
    void callsWithTheSameTimesAreNestedAsTheyAreWritten() {
        var inner = "{\"ph\":\"X\",\"name\":\"inner\",\"ts\":5,\"dur\":2}";
        var outer = "{\"ph\":\"X\",\"name\":\"outer\",\"ts\":5,\"dur\":2}";
        var main = "{\"ph\":\"X\",\"name\":\"main\",\"ts\":1,\"dur\":9}";

        assertThat(of("[" + inner + "," + outer + "," + main + "]").calls()).startsWith("main()", "outer()", "inner()");
        assertThat(of("[" + main + "," + outer + "," + inner + "]").calls()).startsWith("main()", "outer()", "inner()");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"ph\":\"X\",\"name\":\"g\",\"ts\":5,\"dur\":20}|Event 2: This call begins inside another one",
                "{\"ph\":\"X\",\"name\":\"g\",\"ts\":5}|Event 2: The event has no dur.",
                "{\"ph\":\"X\",\"ts\":5,\"dur\":1}|Event 2: The event has no name.",
                "{\"ph\":\"X\",\"name\":\"g\",\"ts\":\"soon\",\"dur\":1}|Event 2: The time ts must be a number",
                "{\"ph\":\"X\",\"name\":\"g\",\"ts\":1e999999,\"dur\":1}|Event 2: The time ts must be a number",
                "{\"name\":\"g\"}|Event 2: The event has no phase",
                "{\"ph\":\"E\",\"ts\":50}|Event 2: No call of the program is open",
                "17|Event 2: An event is an object such as {\"ph\"",
                "{\"ph\":\"X\" oops}|Event 2 (line 2, byte 51): This is not JSON. What comes before is shown",
                "{\"ph\":\"B\",\"name\":\"g\",\"ts\":20},{\"ph\":\"E\",\"name\":\"h\",\"ts\":21}"
                        + "|Event 3: This ends another function than event 2",
            })
    void whatIsWrongIsSaidAtItsPlaceAndWhatComesBeforeStays(String event, String reason) {
        var run = of("[{\"ph\":\"X\",\"name\":\"f\",\"ts\":1,\"dur\":10},\n" + event + "]");

        assertThat(run.sentence()).startsWith(reason);
        assertThat(run.verdict().kind()).isEqualTo(Kind.REFUSED);
        assertThat(run.calls()).startsWith("f()");
    }

    @Test
    void anObjectThatIsCutIsSaid() {
        var run = of(FIBONACCI.substring(0, FIBONACCI.indexOf("{\"pid\":7,\"tid\":8")));

        assertThat(run.calls()).containsExactly("fib(1)", "1", "fib(0)", "0");
        assertThat(run.sentence()).contains("Event 4 (line ").contains("The text ends in the middle.");
    }

    /** Every algorithm that makes calls, of every puzzle. */
    static Stream<Arguments> calling() {
        return Catalogue.all().stream()
                .flatMap(puzzle -> puzzle.algorithmParameter().choices().stream()
                        .map(algorithm -> puzzle.presets().with(puzzle.algorithmParameter(), algorithm))
                        .filter(arguments -> puzzle.check(arguments).stream().noneMatch(Remark::blocking))
                        .filter(arguments ->
                                puzzle.instance(arguments).vocabulary().hasCalls())
                        .map(arguments -> Arguments.of(puzzle, arguments)));
    }

    @ParameterizedTest
    @MethodSource("calling")
    void aPrintedRunIsReadAsTheSameCalls(Puzzle puzzle, puzzlescope.engine.puzzle.Arguments arguments) {
        var printed = TextRun.printed(new ChromeSpelling(), puzzle, arguments);

        assertThat(of(printed).calls())
                .isEqualTo(TextRun.ofBeginning(puzzle, arguments).calls());
    }

    @Test
    void durationsMayBeRoundedToMicroseconds() {
        var run = of(
                "[{\"ph\":\"X\",\"name\":\"f\",\"ts\":10,\"dur\":5},{\"ph\":\"X\",\"name\":\"g\",\"ts\":12,\"dur\":4}]");

        assertThat(run.calls()).containsExactly("f()", "g()", "", "");
    }

    @Test
    void aTraceWithoutCallsSaysSo() {
        assertThat(of("{\"traceEvents\":[]}").notes())
                .containsExactly("This trace has no calls, that is events with ph X, or B and E.");
    }

    @Tag("thorough")
    @Test
    void tooManyCallsAreABound() {
        var text = new StringBuilder("[");
        for (int call = 0; call <= ChromeCalls.MOST; call++) {
            text.append("{\"ph\":\"X\",\"name\":\"f\",\"ts\":").append(call).append(",\"dur\":0},");
        }
        var run = of(text.append("]").toString());

        assertThat(run.verdict().kind()).isEqualTo(Kind.BOUND);
        assertThat(run.sentence()).startsWith("This trace has more than 1,048,576 beginnings and ends of calls.");
        assertThat(run.calls()).hasSize(2 * ChromeCalls.MOST);
    }

    /** Bytes at random in a right text never do more than end the run with a sentence. */
    @Tag("thorough")
    @Test
    void garbageIsRefusedWithASentence() {
        var random = new Random(1);
        for (int round = 0; round < 2_000; round++) {
            var text = new StringBuilder(FIBONACCI);
            for (int changes = random.nextInt(4); changes >= 0; changes--) {
                text.setCharAt(30 + random.nextInt(text.length() - 30), (char) (' ' + random.nextInt(100)));
            }
            assertThat(of(text.toString()).sentence()).isNotEmpty().doesNotContain("\n");
        }
    }
}
