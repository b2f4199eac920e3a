package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.Catalogue;

/** The variables of the current call stand among the figures, with the steps at which they changed. */
@Tag("thorough")
class VariableHistoryTest extends WindowTest {

    private void open(String tab) {
        run(() -> window.select(tab));
        awaitEndOfRun();
    }

    /** The rows in sight, such as {@code 3: n = 4}, the newest first. */
    private List<String> rows() {
        var table = window.lookup(".variable-history");
        if (table == null || !isShown(table)) {
            return List.of();
        }
        var steps = table.lookupAll(".variable-step").stream()
                .map(each -> ((Label) each).getText())
                .toList();
        var values = table.lookupAll(".variable-values").stream()
                .map(row -> String.join(", ", links(row).map(Hyperlink::getText).toList()))
                .toList();
        return Stream.iterate(0, i -> i + 1)
                .limit(steps.size())
                .map(i -> steps.get(i) + ": " + values.get(i))
                .toList();
    }

    private static Stream<Hyperlink> links(Node row) {
        return row.lookupAll(".hyperlink").stream().map(Hyperlink.class::cast);
    }

    private void awaitRows(String... rows) {
        awaitFrame("the rows are " + List.of(rows), () -> rows().equals(List.of(rows)));
    }

    @Test
    void eachValueLeadsToItsMoment() {
        open("recursion");
        click("#code-python");
        run(() -> window.showFigures(true));
        run(() -> window.player().seek(9));
        awaitRows("9: second = 0", "7: first = 1", "5: n = 2");
        var table = window.lookup(".variable-history");
        run(() -> links(table).toList().get(1).fire());
        assertThat(position()).isEqualTo(7);
        awaitRows("7: first = 1", "5: n = 2");
        push(KeyCode.HOME);
        awaitRows();
    }

    @Test
    void pseudocodeHasNone() {
        open("recursion");
        run(() -> window.showFigures(true));
        run(() -> window.player().seek(9));
        frame();
        assertThat(now(this::rows)).isEmpty();
    }

    @Test
    void theVariablesOfAPersonsProgramAreShownWhateverTheLanguageOfTheCode() {
        open("recursion");
        run(() -> window.run(Catalogue.get("recursion").presets().withProgram(new ProgramSource("java", """
            class Mine {
                int run() {
                    int sum = 0;
                    for (int i = 1; i < 40; i++) {
                        sum = sum + i;
                    }
                    return sum;
                }
            }
            """))));
        awaitEndOfRun();
        run(() -> window.showFigures(true));
        for (int i = 0; i < 60; i++) {
            run(() -> window.player().step());
        }
        awaitFrame("there are rows", () -> rows().size() == 12);
        assertThat(now(this::rows)).anyMatch(row -> row.contains("sum = ")).anyMatch(row -> row.contains("i = "));
        assertThat(isShown(node(Label.class, "variables-earlier"))).isTrue();
    }
}
