package puzzlescope.window.form;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/** Line numbers of a text, scrolled with it. FX thread only. */
public final class LineNumbers extends Pane {

    private final TextArea area;
    private final Label numbers = new Label();

    public LineNumbers(TextArea area) {
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
     * @param cause the index in the text whose line is marked; none if negative
     */
    public void show(int cause) {
        int lines = line(area.getLength()) + 1;
        int wrong = cause < 0 ? -1 : line(cause);
        int width = String.valueOf(lines).length();
        numbers.setText(IntStream.range(0, lines)
                .mapToObj(line -> (line == wrong ? "\u25b8" : " ") + ("%" + width + "s").formatted(line + 1))
                .collect(Collectors.joining("\n")));
    }

    /** The line at an index of the text, counted from 0. */
    private int line(int index) {
        var before = area.getText().substring(0, Math.min(index, area.getLength()));
        return (int) before.chars().filter(each -> each == '\n').count();
    }
}
