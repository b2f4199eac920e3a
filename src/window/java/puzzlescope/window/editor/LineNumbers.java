package puzzlescope.window.editor;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/** Line numbers of a text, scrolled with it. FX thread only. */
final class LineNumbers extends Pane {

    private final TextArea area;
    private final Label numbers = new Label();

    LineNumbers(TextArea area) {
        this.area = area;
        numbers.getStyleClass().addAll("lines", "line-numbers");
        numbers.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        numbers.translateYProperty().bind(area.scrollTopProperty().negate());
        getChildren().add(numbers);
        minWidthProperty().bind(numbers.widthProperty());
        setPrefHeight(0);
        var clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
    }

    /**
     * Numbers the current lines.
     *
     * @param wrong the line that is marked, counted from 0; none if negative
     */
    void show(int wrong) {
        int lines = (int) area.getText().chars().filter(each -> each == '\n').count() + 1;
        int width = String.valueOf(lines).length();
        numbers.setText(IntStream.range(0, lines)
                .mapToObj(line -> (line == wrong ? "\u25b8" : " ") + ("%" + width + "s").formatted(line + 1))
                .collect(Collectors.joining("\n")));
    }
}
