package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Parameter;

/** What must be true of the controls of every tab. */
class ControlsTest extends WindowTest {

    private static final List<String> EVERYWHERE = List.of(
            "play",
            "step",
            "step-back",
            "next-milestone",
            "speed",
            "timeline",
            "position",
            "run",
            "all-options",
            "predict",
            "race",
            "what-if",
            "mark",
            "run-menu",
            "panel-code",
            "panel-figures",
            "panel-about",
            "present",
            "file-menu");

    private static List<String> idsOf(String tab) {
        return Stream.of(
                        EVERYWHERE.stream(),
                        // The other tabs' headers are reached from this one's with the arrow keys.
                        Stream.of("tab-" + tab),
                        Catalogue.get(tab).parameters().stream()
                                .map(Parameter::name)
                                .map(ControlsTest::idOf))
                .flatMap(each -> each)
                .toList();
    }

    /** The id of a parameter's control; the board itself has that name. */
    private static String idOf(String parameter) {
        return parameter.equals("board") ? "board-text" : parameter;
    }

    @TabTest
    void everyControlHasItsIdANameAndAPlaceInTheFocusOrder(String tab) {
        click("#tab-" + tab);
        for (var id : idsOf(tab)) {
            Node node = node(id);
            assertThat(node.isFocusTraversable())
                    .as("#%s can have the focus", id)
                    .isTrue();
            assertThat(nameOf(node)).as("name of #%s", id).isNotBlank();
        }
    }

    private static String nameOf(Node node) {
        if (node.getAccessibleText() != null) {
            return node.getAccessibleText();
        }
        return node instanceof Labeled labeled ? labeled.getText() : "";
    }

    @TabTest
    void everyControlIsReachedWithTheTabKey(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        push(KeyCode.F7);
        Set<String> missing = new TreeSet<>(idsOf(tab));
        // Options that make no difference are left out of the form.
        missing.removeIf(id -> !now(() -> isShown(window.lookup("#" + id))));
        Node first = now(() -> window.scene().getFocusOwner());
        Node focus = first;
        do {
            missing.remove(focus.getId());
            push(KeyCode.TAB);
            focus = now(() -> window.scene().getFocusOwner());
        } while (!focus.equals(first));
        assertThat(missing).isEmpty();
    }

    @TabTest
    void noIdIsThereTwice(String tab) {
        click("#tab-" + tab);
        var ids = now(() -> everythingIn(window.scene().getRoot()).stream()
                .filter(node -> node.getId() != null && !isInsideAChoice(node))
                .map(Node::getId)
                .toList());
        assertThat(ids).contains("position", "board", "run").doesNotHaveDuplicates();
    }

    /** Whether a node is a part that JavaFX makes a box of choices of, which have the same ids in every box. */
    private static boolean isInsideAChoice(Node node) {
        return Stream.<Node>iterate(node.getParent(), Objects::nonNull, Node::getParent)
                .anyMatch(ComboBox.class::isInstance);
    }

    private static List<Node> everythingIn(Parent parent) {
        var nodes = new ArrayList<Node>(List.of(parent));
        for (var child : parent.getChildrenUnmodifiable()) {
            nodes.addAll(child instanceof Parent inner ? everythingIn(inner) : List.of(child));
        }
        return nodes;
    }
}
