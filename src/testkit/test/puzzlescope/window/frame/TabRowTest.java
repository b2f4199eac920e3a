package puzzlescope.window.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import puzzlescope.testkit.StageTest;
import puzzlescope.window.theme.Theme;

/** How the names of the tabs share a row. */
class TabRowTest extends StageTest {

    private static final int TABS = 10;

    private List<ToggleButton> buttons;
    private TabRow row;
    private HBox header;

    @Override
    protected void start(Stage stage) {
        buttons = IntStream.range(0, TABS).mapToObj(TabRowTest::button).toList();
        buttons.get(TABS - 1).setSelected(true);
        row = new TabRow(buttons);
        HBox.setHgrow(row, Priority.ALWAYS);
        header = new HBox(row);
        header.setMinWidth(0);
        var scene = new Scene(header, 1600, 60);
        Theme.LIGHT.apply(scene);
        stage.setScene(scene);
        stage.show();
    }

    private static ToggleButton button(int number) {
        var button = new ToggleButton("A name " + number, new FontIcon(MaterialDesignT.TOURNAMENT));
        button.getStyleClass().add("tab-button");
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private double rightAt(double width) {
        robot.interact(() -> {
            header.setMaxWidth(width);
            header.setPrefWidth(width);
            header.getScene().getWindow().setWidth(width);
        });
        for (int pulse = 0; pulse < 2; pulse++) {
            robot.interact(() -> {
                header.applyCss();
                header.layout();
            });
        }
        return buttons.get(TABS - 1).getBoundsInParent().getMaxX();
    }

    @Tag("thorough")
    @Test
    void iconsMoveCloserTogetherWhereTheyHaveNoRoom() {
        double apart = rightAt(600);
        assertThat(apart).isLessThanOrEqualTo(row.getWidth());
        assertThat(rightAt(400)).isLessThanOrEqualTo(row.getWidth()).isLessThan(apart);
        assertThat(rightAt(600)).as("and apart again").isEqualTo(apart);
    }
}
