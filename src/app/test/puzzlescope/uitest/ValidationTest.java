package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.controlsfx.control.decoration.Decorator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.finder.FinderPuzzle;

/** Options are checked while they are typed. */
@Tag("thorough")
class ValidationTest extends WindowTest {

    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "maze   | width  | 20                 | 21",
                "tiles  | size   | ''                 | 2",
                "tiles  | board  | 1 2 3 4 5 6 8 7 0  | 1 2 3 4 5 6 7 0 8",
                "queens | n      | 17                 | 5",
                "knight | start  | 8,0                | 7,7"
            })
    void aBadValueIsSaidAndCannotBeRunUntilItIsCorrected(String tab, String field, String bad, String good) {
        click("#tab-" + tab);
        var before = player().session();
        type("#" + id(field), bad);
        push(KeyCode.CONTROL, KeyCode.N);
        holdRefused(field, new Words(Language.ENGLISH).localize(reason(tab, field, bad)));
        assertThat(player().session()).as("the run").isSameAs(before);
        push(KeyCode.CONTROL, KeyCode.L);
        holdRefused(field, new Words(Language.CHINESE).localize(reason(tab, field, bad)));
        type("#" + id(field), good);
        frame();
        assertThat(node("run").isDisabled()).isFalse();
        assertThat(isMarked(node(id(field)))).isFalse();
        push(KeyCode.CONTROL, KeyCode.N);
        var arguments = player().session().arguments();
        assertThat(arguments.text(parameter(tab, field))).isEqualTo(good);
    }

    /** The id of a parameter's control; the board itself has that name. */
    private static String id(String field) {
        return field.equals("board") ? "board-text" : field;
    }

    private void holdRefused(String field, String sentence) {
        var remark = node(Label.class, id(field) + "-remark");
        assertThat(node("run").isDisabled()).isTrue();
        assertThat(remark.isVisible()).isTrue();
        assertThat(remark.getText()).isEqualTo(sentence);
        assertThat(remark.getPseudoClassStates()).contains(REFUSED);
        assertThat(isMarked(node(id(field)))).isTrue();
    }

    private static boolean isMarked(Node field) {
        var decorations = Decorator.getDecorations(field);
        boolean decorated = decorations != null && !decorations.isEmpty();
        assertThat(decorated).isEqualTo(field.getPseudoClassStates().contains(REFUSED));
        return decorated;
    }

    private static Parameter<?> parameter(String puzzle, String name) {
        return Catalogue.get(puzzle).parameters().stream()
                .filter(parameter -> parameter.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Message reason(String id, String field, String bad) {
        Puzzle puzzle = Catalogue.get(id);
        try {
            var arguments = puzzle.presets().with(parameter(id, field), bad);
            return puzzle.check(arguments).getFirst().message();
        } catch (InvalidInputException refusal) {
            return refusal.reason();
        }
    }

    @Tag("thorough")
    @Test
    void besideTheBoardStandsWhatCoordinatesCountFrom() {
        click("#tab-queens");
        assertThat(node(Label.class, "coordinates").getText()).contains("(row, column)", "from 1");
        click("#tab-knight");
        assertThat(node(Label.class, "coordinates").getText()).contains("(row, column)", "from 0");
        click("#tab-maze");
        assertThat(node(Label.class, "coordinates").getText()).contains("(x, y)", "from 0");
    }

    @Tag("thorough")
    @Test
    void aConditionIsSaidInTheChosenLanguageBesideItsForm() {
        click("#tab-finder");
        frame();
        assertThat(node(Label.class, "match-remark").getText()).isEqualTo("files of an even size");
        type("#match", "not(ext:png)");
        frame();
        assertThat(node(Label.class, "match-remark").getText()).isEqualTo("all but files that end in .png");
        push(KeyCode.CONTROL, KeyCode.L);
        frame();
        assertThat(node(Label.class, "match-remark").getText())
                .isEqualTo(new Words(Language.CHINESE).localize(described("not(ext:png)")));
        type("#match", "nothing");
        frame();
        assertThat(node(Label.class, "match-remark").getText())
                .isEqualTo(new Words(Language.CHINESE).localize("finder.refusal.condition", "nothing"));
    }

    private static Message described(String condition) {
        return FinderPuzzle.MATCH.description(condition).orElseThrow();
    }

    @Test
    void advanceKnowledgeIsSaidAndCanBeRun() {
        click("#tab-queens");
        type("#n", "3");
        frame();
        var remark = node(Label.class, "n-remark");
        assertThat(remark.isVisible()).isTrue();
        assertThat(remark.getText()).isEqualTo(new Words(Language.ENGLISH).localize("queens.no-solution", 3));
        assertThat(isMarked(node("n"))).isFalse();
        assertThat(node("run").isDisabled()).isFalse();
    }

    @Tag("thorough")
    @Test
    void aChosenAlgorithmIsRunAndItsListingShown() {
        click("#tab-knight");
        click("#algorithm");
        click("Warnsdorff's rule");
        click("#run");
        awaitEndOfRun();
        click("#to-end");
        var session = player().session();
        assertThat(session.puzzle().algorithm(session.arguments()).id()).isEqualTo("warnsdorff");
        var solverReplay = new SolverReplay(session.puzzle(), session.arguments());
        afterFrame(() -> {
            ExpectedWindow.hold(window, solverReplay, "at the end");
            return null;
        });
    }
}
