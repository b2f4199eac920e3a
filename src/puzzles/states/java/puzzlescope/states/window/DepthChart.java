package puzzlescope.states.window;

import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.states.board.DepthCounts;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.theme.Appearance;

/** A bar for each ring: the number of states at that distance from the start. Lengths are px. FX thread only. */
final class DepthChart extends VBox {

    private static final double HEIGHT = 96;
    private static final double AXIS = 16;
    private static final int STEP = 10;

    private final Appearance appearance;
    private final DepthCounts counts = new DepthCounts();
    private final Canvas canvas = new Canvas(1, HEIGHT);
    private final Label sentence = LocalizedControls.wrapped();
    private int pointed = -1;

    DepthChart(Appearance appearance) {
        this.appearance = appearance;
        setId("depth-chart");
        setSpacing(4);
        var heading = LocalizedControls.label(appearance, "states.chart");
        sentence.setId("depth-chart-sentence");
        sentence.getStyleClass().add("remark");
        getChildren().addAll(heading, canvas, sentence);
        canvas.setOnMouseMoved(this::point);
        canvas.setOnMouseExited(_ -> show(-1));
        managedProperty().bind(visibleProperty());
        setVisible(false);
    }

    @Override
    protected void layoutChildren() {
        if (canvas.getWidth() != getWidth()) {
            canvas.setWidth(getWidth());
            draw();
        }
        super.layoutChildren();
    }

    /** Its width follows the column, not the other way round. */
    @Override
    protected double computePrefWidth(double height) {
        return 1;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 1;
    }

    /** Shows the states found so far. */
    void follow(SearchPosition search) {
        if (counts.follow(search)) {
            draw();
        }
    }

    private double bar() {
        return canvas.getWidth() / (counts.deepest() + 1);
    }

    private void point(MouseEvent event) {
        int depth = (int) (event.getX() / bar());
        show(depth <= counts.deepest() ? depth : -1);
    }

    private void show(int depth) {
        if (depth != pointed) {
            pointed = depth;
            draw();
        }
    }

    /** Redraws everything, for instance after a change of colours or language. */
    void draw() {
        canvas.getGraphicsContext2D().clearRect(0, 0, canvas.getWidth(), HEIGHT);
        var surface = appearance.on(canvas);
        double room = HEIGHT - AXIS;
        double bar = bar();
        double most = Math.max(1, counts.count(counts.fullest()));
        double gap = bar > 4 ? 1 : 0;
        for (int depth = 0; depth <= counts.deepest(); depth++) {
            double height = Math.max(1, room * counts.count(depth) / most);
            surface.setFill(appearance.color(depth == pointed ? Ink.MARK : Ink.PATH));
            surface.fillRect(depth * bar, room - height, Math.max(1, bar - gap), height);
        }
        surface.setFill(appearance.color(Ink.FAINT));
        surface.setFont(Font.text(sentence.getFont().getSize()));
        surface.setTextBaseline(Baseline.BOTTOM);
        int deepest = counts.deepest();
        for (int depth = 0; depth < deepest; depth += STEP) {
            if (deepest - depth > 3 || deepest < STEP) {
                label(surface, depth, bar);
            }
        }
        label(surface, deepest, bar);
        sentence.setText(sentence(deepest));
    }

    private void label(Surface surface, int depth, double bar) {
        boolean last = depth == counts.deepest() && depth > 0;
        surface.setTextAlign(depth == 0 ? TextAlign.LEFT : last ? TextAlign.RIGHT : TextAlign.CENTER);
        double x = depth == 0 ? 0 : last ? canvas.getWidth() : (depth + 0.5) * bar;
        surface.fillText(String.valueOf(depth), x, HEIGHT);
    }

    private String sentence(int deepest) {
        if (pointed >= 0 && pointed <= deepest) {
            return appearance.localize("states.chart.depth", pointed, counts.count(pointed));
        }
        int fullest = counts.fullest();
        return appearance.localize("states.chart.most", counts.count(fullest), fullest, counts.count(deepest), deepest);
    }
}
