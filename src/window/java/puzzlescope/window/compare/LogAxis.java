package puzzlescope.window.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** The numbers below bars on a logarithmic scale: as many powers of ten as fit. FX thread only. */
public final class LogAxis extends Region {

    private static final double GAP = 6;

    private final IntFunction<String> words;
    private final List<Label> labels = new ArrayList<>();
    private LogScale scale = new LogScale(0, 1);

    /** @param words the label of a power of ten, by its exponent */
    public LogAxis(IntFunction<String> words) {
        this.words = words;
        getStyleClass().add("log-axis");
        show(scale);
    }

    public void show(LogScale next) {
        var texts = new ArrayList<String>();
        for (int power = next.lowest(); power <= next.highest(); power++) {
            texts.add(words.apply(power));
        }
        if (!next.equals(scale) || !texts.equals(texts())) {
            scale = next;
            labels.clear();
            texts.forEach(text -> labels.add(new Label(text)));
            getChildren().setAll(labels);
        }
    }

    /** The labels of all powers of ten, whether or not they fit. */
    public List<String> texts() {
        return labels.stream().map(Label::getText).toList();
    }

    @Override
    protected double computePrefHeight(double width) {
        return labels.getFirst().prefHeight(-1);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double taken = Double.NEGATIVE_INFINITY;
        double last = getWidth() - labels.getLast().prefWidth(-1);
        for (int i = 0; i < labels.size(); i++) {
            var label = labels.get(i);
            double width = label.prefWidth(-1);
            boolean ends = i == labels.size() - 1;
            double x = ends
                    ? last
                    : Math.clamp(getWidth() * i / scale.steps() - width / 2, 0, Math.max(0, getWidth() - width));
            boolean free = x >= taken + GAP && (ends || x + width + GAP <= last || labels.size() == 1);
            label.setVisible(free);
            label.resizeRelocate(x, 0, width, getHeight());
            if (free) {
                taken = x + width;
            }
        }
    }
}
