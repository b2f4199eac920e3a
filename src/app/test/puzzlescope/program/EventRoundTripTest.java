package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The run of a program is printed with all that was read of it. */
class EventRoundTripTest {

    private static final String LABELLED = """
        {"puzzlescope":1,"puzzle":"states","space":"own","own":"edge A - B\\nedge A - C\\nedge B - C\\nstart A\\ngoal C"}
        {"label":["A","f 2, g 0 + h 2"]}
        {"call":"search","args":"\\"A\\", [1, 2]"}
        {"line":3}
        {"expand":["A"]}
        {"generate":["A","B"]}
        {"label":["B","first"]}
        {"generate":["A","C"]}
        {"f":["C",9.5]}
        {"g":["C",9.0]}
        {"h":["C",0.25]}
        {"label":["C","far"]}
        {"close":["A"]}
        {"say":"now B"}
        {"expand":["B"]}
        {"generate":["B","C"]}
        {"update":["B","C"]}
        {"label":["C","f 2.5, g 2.5 + h 0"]}
        {"expand":["C"]}
        {"found":["C"]}
        {"return":"C"}
        """;

    private static final String COSTS = """
        version: 1.4.0
        events:
          - {type: source, id: a, x: 0, y: 0}
          - {type: destination, id: c, x: 2, y: 1}
          - {type: expanding, id: a, x: 0, y: 0}
          - {type: generating, id: b, pId: a, x: 1, y: 0, f: 3.5, g: 1, h: 2.5}
          - {type: generating, id: c, pId: a, x: 2, y: 1, g: 9}
          - {type: closing, id: a, x: 0, y: 0}
          - {type: expanding, id: b, x: 1, y: 0}
          - {type: updating, id: c, pId: b, x: 2, y: 1, g: 0.00001, h: 0}
          - {type: closing, id: b, x: 1, y: 0}
          - {type: expanding, id: c, x: 2, y: 1}
        """;

    static List<String> texts() throws IOException {
        return ProgramExamplesTest.documented();
    }

    @ParameterizedTest
    @MethodSource("texts")
    void linesAreReadAsTheSameRun(String text) {
        var printed = TextRun.printedAgain(new LineSpelling(), text);
        var first = TextRun.of(text);
        var again = TextRun.of(printed);

        assertThat(again.sentences()).isEqualTo(first.sentences());
        assertThat(again.calls()).isEqualTo(first.calls());
        assertThat(again.verdict().sentence()).isEqualTo(first.verdict().sentence());
        assertThat(TextRun.printedAgain(new LineSpelling(), printed)).isEqualTo(printed);
    }

    @Test
    void noLineOfASearchIsLost() {
        var printed = TextRun.printedAgain(new LineSpelling(), LABELLED);

        assertThat(printed.lines().skip(1))
                .containsExactlyElementsOf(LABELLED.lines().skip(1).toList());
        assertThat(TextRun.of(printed).sentences())
                .isEqualTo(TextRun.of(LABELLED).sentences())
                .anyMatch(sentence -> sentence.endsWith("(first)"))
                .anyMatch(sentence -> sentence.endsWith("(f 9.5, g 9 + h 0.25, far)"));
    }

    @Test
    void costsAndPlacesOfASearchTraceAreKept() {
        var printed = TextRun.printedAgain(new PosthocSpelling(), COSTS);

        assertThat(printed)
                .contains("\"x\":2,\"y\":1")
                .contains("\"f\":3.5")
                .contains("\"g\":9")
                .contains("\"h\":2.5")
                .contains("\"g\":0.00001");
        assertThat(costs(TextRun.of(printed)))
                .isEqualTo(costs(TextRun.of(COSTS)))
                .hasSize(3);
    }

    private static List<String> costs(TextRun run) {
        return run.sentences().stream()
                .filter(sentence -> sentence.endsWith(")"))
                .map(sentence -> sentence.substring(sentence.lastIndexOf('(')))
                .toList();
    }
}
