package puzzlescope.window.timeline;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import puzzlescope.engine.event.Message;
import puzzlescope.window.theme.Appearance;

/**
 * The curve's name, and a few round numbers at their heights, at the beginning of the part of the run that they are
 * about. FX thread only.
 */
final class MeasureAxis extends Pane {

    private static final double LEFT = 12;
    private static final double BESIDE = 12;
    /** Minimum distance of the numbers, in their heights. */
    private static final double APART = 1.1;

    private static final int MOST = 3;
    private static final int TEN = 10;

    private final Appearance appearance;
    private final double lane;
    private final Label title = label();
    private double begin;
    private double curveWidth;
    private final List<Label> numbers =
            Stream.generate(MeasureAxis::label).limit(MOST).toList();

    MeasureAxis(Appearance appearance, double lane) {
        this.appearance = appearance;
        this.lane = lane;
        setId("timeline-axis");
        title.setId("timeline-title");
        setManaged(false);
        setMouseTransparent(true);
        getChildren().add(title);
        getChildren().addAll(numbers);
    }

    private static Label label() {
        var label = new Label();
        label.setManaged(false);
        label.getStyleClass().add("timeline-caption");
        label.fontProperty().addListener((_, _, _) -> label.autosize());
        return label;
    }

    void setTitle(Message name) {
        var text = appearance.texts().localize(name);
        if (!text.equals(title.getText())) {
            title.setText(text);
            title.applyCss();
            title.autosize();
        }
        placeTitle();
    }

    /**
     * Sets where the part begins.
     *
     * @param left in px, as is the width of the curve
     */
    void setBegin(double left, double width) {
        begin = Math.rint(left);
        curveWidth = width;
        placeTitle();
    }

    /** Places the title below the lane of marks and above the numbers. */
    private void placeTitle() {
        title.relocate(within(LEFT, title), lane);
    }

    /** Returns the place of a label so far right of the beginning, or as near to it as there is room. */
    private double within(double right, Label label) {
        return begin == 0 ? right : Math.max(0, Math.min(begin + right, curveWidth - label.getWidth()));
    }

    /**
     * Writes numbers beside the curve, below its title.
     *
     * @param top the highest visible value
     * @param scale of the values, in device pixels
     */
    void show(int top, DepthScale scale, double pixelsPerPx, double height) {
        double line = title.getHeight() * APART;
        double unit = scale.unit() / pixelsPerPx;
        int step = unit <= 0 ? 0 : step(line / unit, top - Math.max(0, scale.base()));
        int first = step == 0 ? 0 : (Math.max(0, scale.base()) / step + 1) * step;
        for (int i = 0; i < MOST; i++) {
            int value = first + i * step;
            double y = height - scale.height(value) / pixelsPerPx;
            boolean seen = step > 0 && value <= top && y - line / 2 > lane + title.getHeight();
            place(numbers.get(i), value, y, seen);
        }
    }

    private void place(Label number, int value, double y, boolean seen) {
        number.setVisible(seen);
        if (seen) {
            var text = appearance.localize("number", value) + " \u2013";
            if (!text.equals(number.getText())) {
                number.setText(text);
                number.applyCss();
                number.autosize();
            }
            number.relocate(within(BESIDE, number), Math.rint(y - number.getHeight() / 2));
        }
    }

    /** The smallest of 1, 2, 5, 10 … that is at least {@code least} and leaves few enough numbers; 0 if none does. */
    private static int step(double least, int top) {
        for (long ten = 1; ten <= Integer.MAX_VALUE / TEN; ten *= TEN) {
            for (long step : new long[] {ten, 2 * ten, 5 * ten}) {
                if (step >= least && step * (MOST + 1) > top) {
                    return step > top ? 0 : (int) step;
                }
            }
        }
        return 0;
    }
}
