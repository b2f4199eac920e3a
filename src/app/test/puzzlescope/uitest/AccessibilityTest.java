package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/** What a screen reader and an unsteady hand need in every tab. */
class AccessibilityTest extends WindowTest {

    private static final int SOME = 5;

    private static final double LEAST_SIZE = 24;
    private static final double LEAST_SIZE_ON_A_WALL = 40;

    private void open(String tab) {
        run(() -> window.select(tab));
        awaitEndOfRun();
        run(() -> window.player().seek(SOME));
        awaitRest();
    }

    private static Stream<Node> nodes(Node node) {
        return Stream.concat(
                Stream.of(node),
                node instanceof Parent parent
                        ? parent.getChildrenUnmodifiable().stream().flatMap(AccessibilityTest::nodes)
                        : Stream.empty());
    }

    private Stream<Node> focusable() {
        return nodes(window.scene().getRoot()).filter(node -> node.isFocusTraversable() && isShown(node));
    }

    private static String described(Node node) {
        var parent = Optional.ofNullable(node.getParent());
        return "%s#%s%s in %s%s %.0fx%.0f"
                .formatted(
                        node.getClass().getSimpleName(),
                        node.getId(),
                        node.getStyleClass(),
                        parent.map(each -> each.getClass().getSimpleName()).orElse(""),
                        parent.map(Node::getStyleClass).orElse(null),
                        node.getLayoutBounds().getWidth(),
                        node.getLayoutBounds().getHeight());
    }

    private static boolean hasName(Node node) {
        return node.getAccessibleText() != null && !node.getAccessibleText().isBlank()
                || node instanceof Labeled labeled && !labeled.getText().isBlank()
                || node.queryAccessibleAttribute(AccessibleAttribute.LABELED_BY) != null;
    }

    @TabTest
    void whateverCanHaveTheFocusHasARoleAndAName(String tab) {
        open(tab);
        click("#all-options");
        for (var figures : List.of(false, true)) {
            run(() -> window.showFigures(figures));
            frame();
            assertThat(unnamed()).as("figures %s", figures).isEmpty();
        }
    }

    /** Without the listing, whose lines have names of their own. */
    private List<String> unnamed() {
        return now(() -> focusable()
                .filter(node -> !"listing".equals(node.getId()))
                .filter(node -> !hasName(node) || node.getAccessibleRole() == AccessibleRole.NODE)
                .map(AccessibilityTest::described)
                .toList());
    }

    @TabTest
    void theBoardSaysInTheLanguageWhatHasHappened(String tab) {
        open(tab);
        var board = node("board");
        assertThat(board.getAccessibleText()).isEqualTo(sentence(Language.ENGLISH));
        push(KeyCode.F6);
        push(KeyCode.ESCAPE);
        assertThat(board.getAccessibleText()).isEqualTo(sentence(Language.ENGLISH));
        click("#language");
        assertThat(board.getAccessibleText()).isEqualTo(sentence(Language.CHINESE));
    }

    private String sentence(Language language) {
        return now(() -> new Words(language)
                .localize(window.player().moment().event().orElseThrow().sentence()));
    }

    /** Controls, without links, which are lines of text. */
    private List<String> smallerThan(double least) {
        return now(() -> focusable()
                .filter(node -> node instanceof ButtonBase && !(node instanceof Hyperlink)
                        || node instanceof TextInputControl
                        || node instanceof ComboBoxBase)
                .filter(node -> Math.min(
                                node.getLayoutBounds().getWidth(),
                                node.getLayoutBounds().getHeight())
                        < least)
                .map(AccessibilityTest::described)
                .toList());
    }

    @TabTest
    void controlsAreLargeEnoughToBeHit(String tab) {
        open(tab);
        click("#all-options");
        assertThat(smallerThan(LEAST_SIZE)).isEmpty();
        push(KeyCode.F11);
        frame();
        assertThat(smallerThan(LEAST_SIZE_ON_A_WALL)).isEmpty();
    }
}
