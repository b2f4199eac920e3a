package puzzlescope.window.compare;

import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.theme.Appearance;

/**
 * A table with a row for each compared item: its name, then bars with their numbers, or numbers alone. FX thread only.
 */
public final class ComparisonTable extends GridPane {

    private final Appearance appearance;
    private final double barWidth;

    /** @param barWidth preferred width of a bar in px */
    public ComparisonTable(Appearance appearance, double barWidth) {
        this.appearance = appearance;
        this.barWidth = barWidth;
        setId("compare");
        getStyleClass().add("comparison");
        getColumnConstraints().add(new ColumnConstraints());
    }

    public void addBars(String headingKey) {
        int column = getColumnConstraints().size();
        var bars = new ColumnConstraints(barWidth / 2, barWidth, Double.MAX_VALUE);
        bars.setHgrow(Priority.ALWAYS);
        getColumnConstraints().addAll(bars, new ColumnConstraints());
        add(heading(headingKey), column, 0, 2, 1);
    }

    public void addNumbers(String headingKey) {
        int column = getColumnConstraints().size();
        getColumnConstraints().add(new ColumnConstraints());
        var heading = heading(headingKey);
        GridPane.setHalignment(heading, HPos.RIGHT);
        add(heading, column, 0);
    }

    private Label heading(String key) {
        var heading = LocalizedControls.label(appearance, key);
        heading.setLabelFor(this);
        heading.getStyleClass().add("panel-heading");
        return heading;
    }

    /** A number that is never truncated, right-aligned in its column. */
    public static Label number(String id) {
        var number = new Label();
        number.setId(id);
        number.getStyleClass().add("counter");
        number.setMinWidth(Region.USE_PREF_SIZE);
        GridPane.setHalignment(number, HPos.RIGHT);
        return number;
    }

    /** Adds a row below the others. */
    public void addAll(Node... cells) {
        addRow(getRowCount(), cells);
    }
}
