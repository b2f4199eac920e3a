package puzzlescope.window.control;

import java.text.BreakIterator;
import java.util.Locale;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/**
 * Figures with their names, a row each: the name at the left, its figure at the right. A name breaks between words
 * only, and where that leaves no room for the figure, the figure moves below. A row is shown while its figure is
 * visible. FX thread only.
 */
public final class FigureTable extends VBox {

    public FigureTable() {
        getStyleClass().add("counters");
    }

    /** Adds a row whose name follows the language. */
    public void add(ObservableValue<String> name, Label figure) {
        var label = new Label();
        label.textProperty().bind(name);
        add(label, figure);
    }

    public void add(Label name, Label figure) {
        name.setLabelFor(figure);
        figure.getStyleClass().add("counter");
        getChildren().add(new Row(name, figure));
    }

    public void clear() {
        getChildren().clear();
    }

    private static final class Row extends Region {

        private static final double GAP = 8;
        /** Minimum width of a wrapped name, in text sizes. */
        private static final double LEAST = 4.5;

        private final Label name;
        private final Label figure;
        private String measured = "";
        private Font font = Font.getDefault();
        private double widestPiece;

        Row(Label name, Label figure) {
            this.name = name;
            this.figure = figure;
            name.setWrapText(true);
            figure.setWrapText(true);
            visibleProperty().bind(figure.visibleProperty());
            managedProperty().bind(figure.visibleProperty());
            getChildren().addAll(name, figure);
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        /** Width that the figure leaves for the name beside it. */
        private double nameWidth(double width) {
            return width - GAP - Math.ceil(figure.prefWidth(-1));
        }

        private boolean isBelow(double width) {
            return nameWidth(width) < Math.min(Math.ceil(name.prefWidth(-1)), leastWidth());
        }

        /** Width of the longest unbreakable piece of the name. */
        private double leastWidth() {
            if (!name.getText().equals(measured) || !name.getFont().equals(font)) {
                measured = name.getText();
                font = name.getFont();
                widestPiece = LEAST * font.getSize();
                var breaks = BreakIterator.getLineInstance(Locale.ROOT);
                breaks.setText(measured);
                int from = breaks.first();
                for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
                    var piece = new Text(measured.substring(from, to).strip());
                    piece.setFont(font);
                    widestPiece = Math.max(
                            widestPiece, Math.ceil(piece.getLayoutBounds().getWidth()));
                    from = to;
                }
            }
            return widestPiece;
        }

        @Override
        protected double computeMinWidth(double height) {
            return 0;
        }

        @Override
        protected double computePrefWidth(double height) {
            return Math.ceil(name.prefWidth(-1)) + GAP + Math.ceil(figure.prefWidth(-1));
        }

        @Override
        protected double computeMinHeight(double width) {
            return computePrefHeight(width);
        }

        @Override
        protected double computePrefHeight(double width) {
            double within = width < 0 ? prefWidth(-1) : width;
            return isBelow(within)
                    ? name.prefHeight(within) + figure.prefHeight(within)
                    : Math.max(name.prefHeight(nameWidth(within)), figure.prefHeight(-1));
        }

        @Override
        protected void layoutChildren() {
            double width = getWidth();
            double figureWidth = Math.min(width, Math.ceil(figure.prefWidth(-1)));
            boolean below = isBelow(width);
            double nameWidth = below ? width : nameWidth(width);
            double nameHeight = name.prefHeight(nameWidth);
            name.resizeRelocate(0, 0, nameWidth, nameHeight);
            figure.resizeRelocate(
                    width - figureWidth, below ? nameHeight : 0, figureWidth, figure.prefHeight(figureWidth));
        }
    }
}
