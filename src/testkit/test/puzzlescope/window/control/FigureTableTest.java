package puzzlescope.window.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.testkit.StageTest;

class FigureTableTest extends StageTest {

    private static final double GAP = 4;

    private final FigureTable table = new FigureTable();
    private final VBox column = new VBox(table);

    @Override
    protected void start(Stage stage) {
        add("Queens on the board", "1,000,000 of 1,000,000");
        add("Attacks", "0");
        add("Squares that backtracking would look at", "15,720");
        add("盘面上的皇后", "1,000,000 / 1,000,000");
        stage.setScene(new Scene(new HBox(column), 400, 600));
        stage.show();
    }

    private void add(String name, String figure) {
        table.add(new Label(name), new Label(figure));
    }

    private static Text text(Node label) {
        return (Text) label.lookup(".text");
    }

    private static Bounds place(Label label) {
        return label.localToScene(label.getBoundsInLocal());
    }

    @ParameterizedTest
    @ValueSource(ints = {11, 14, 18, 24})
    void inANarrowColumnNoWordIsBrokenAndNoFigureCut(int size) {
        robot.interact(() -> {
            column.setStyle("-fx-font-size: " + size + "px");
            column.setMinWidth(15 * size);
            column.setMaxWidth(15 * size);
            column.getParent().applyCss();
            column.getParent().layout();
        });
        for (var row : table.getChildrenUnmodifiable()) {
            var labels = row.lookupAll(".label").stream().map(Label.class::cast).toList();
            var name = labels.getFirst();
            var figure = labels.getLast();
            assertThat(place(figure).getMaxX()).isLessThanOrEqualTo(15 * size + 1);
            assertThat(text(figure).getText()).isEqualTo(figure.getText());
            assertThat(text(name).getText()).isEqualTo(name.getText());
            assertThat(longestWord(name)).isLessThanOrEqualTo(name.getWidth() + 1);
            boolean beside = place(name).getMaxX() <= place(figure).getMinX() - GAP;
            boolean above = place(name).getMaxY() <= place(figure).getMinY() + 1;
            assertThat(beside || above).as(name.getText()).isTrue();
        }
    }

    private static double longestWord(Label label) {
        return words(label).stream()
                .mapToDouble(word -> {
                    var text = new Text(word);
                    text.setFont(label.getFont());
                    return text.getLayoutBounds().getWidth();
                })
                .max()
                .orElse(0);
    }

    private static List<String> words(Label label) {
        return Arrays.asList(label.getText().split(" "));
    }
}
