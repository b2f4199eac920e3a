package puzzlescope.window.fx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;

class VisibilityTest {

    private final VBox pane = new VBox();
    private final Node first = part(false);
    private final Node second = part(true);
    private final Node third = part(false);

    private static Node part(boolean visible) {
        var part = new Region();
        part.setVisible(visible);
        return part;
    }

    @Test
    void aHiddenPartIsAddedInItsPlaceWhenItIsShownForTheFirstTime() {
        Visibility.add(pane, first, second, third);
        assertThat(pane.getChildren()).containsExactly(second);
        Visibility.set(third, true);
        assertThat(pane.getChildren()).containsExactly(second, third);
        Visibility.set(first, true);
        assertThat(pane.getChildren()).containsExactly(first, second, third);
    }

    @Test
    void aPartThatWasShownStaysWhenItIsHiddenAgain() {
        Visibility.add(pane, first, second, third);
        Visibility.set(first, true);
        Visibility.set(first, false);
        Visibility.set(first, true);
        assertThat(pane.getChildren()).containsExactly(first, second);
    }

    @Test
    void aPartIsAddedBehindWhatAnotherPutsBetweenThem() {
        Visibility.add(pane, first, second, third);
        var other = part(true);
        pane.getChildren().addFirst(other);
        Visibility.set(third, true);
        assertThat(pane.getChildren()).containsExactly(other, second, third);
    }

    @Test
    void allCanBeAddedHiddenSoThatTheyCanBeLookedUp() {
        third.setId("third");
        Visibility.add(pane, first, second, third);
        var around = new VBox(pane);
        assertThat(around.lookup("#third")).isNull();
        Visibility.addHidden(around);
        assertThat(pane.getChildren()).isEqualTo(List.of(first, second, third));
        assertThat(around.lookup("#third")).isEqualTo(third).matches(part -> !part.isVisible());
        Visibility.set(third, true);
        assertThat(pane.getChildren()).hasSize(3);
    }
}
