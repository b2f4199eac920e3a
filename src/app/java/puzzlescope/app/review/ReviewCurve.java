package puzzlescope.app.review;

import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.learn.review.GameReview;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.window.theme.Appearance;

/**
 * Distance to the end of a game before the first move and after each; moves that lost something have a dot. FX thread
 * only.
 */
final class ReviewCurve extends Region {

    private static final double MARGIN = 0.8;
    private static final double GAP = 0.4;
    private static final double LINE = 2;
    private static final double DOT = 0.7;

    private final Appearance appearance;
    private final Canvas canvas = new Canvas();
    private @Nullable GameReview review;

    ReviewCurve(Appearance appearance) {
        this.appearance = appearance;
        setId("review-curve");
        getStyleClass().add("review-curve");
        canvas.setManaged(false);
        getChildren().add(canvas);
    }

    void show(GameReview all) {
        review = all;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        canvas.getGraphicsContext2D().clearRect(0, 0, getWidth(), getHeight());
        if (review != null) {
            var surface = appearance.on(canvas);
            surface.save();
            new Frame(surface, review).paint();
            surface.restore();
        }
    }

    /** The rectangle between the axes. */
    private final class Frame {

        private final Surface surface;
        private final GameReview shown;
        private final ReviewScale scale;
        private final double letter = appearance.textSize();
        private final Font font = Font.text(letter);
        private final double left;
        private final double right = getWidth() - letter * MARGIN;
        private final double top = letter * 2.4;
        private final double bottom = getHeight() - letter * 2;

        Frame(Surface surface, GameReview shown) {
            this.surface = surface;
            this.shown = shown;
            scale = ReviewScale.of(shown);
            left = letter * MARGIN
                    + scale.ticks().stream()
                            .mapToDouble(tick -> appearance.width(appearance.localize(tick.meaning()), font))
                            .max()
                            .orElse(0);
        }

        void paint() {
            surface.setFont(font);
            axes();
            curve();
            lost();
        }

        private int moves() {
            return shown.distances().size() - 1;
        }

        private double x(int board) {
            return left + board * (right - left) / Math.max(1, moves());
        }

        private double y(double height) {
            return bottom - height / scale.top() * (bottom - top);
        }

        private void axes() {
            surface.setFill(appearance.color(Ink.FAINT));
            surface.setStroke(appearance.color(Ink.FAINT));
            surface.setLineWidth(1);
            surface.strokeLine(left, bottom, right, bottom);
            surface.strokeLine(left, top, left, bottom);
            surface.setTextAlign(TextAlign.RIGHT);
            surface.setTextBaseline(Baseline.CENTER);
            for (var tick : scale.ticks()) {
                surface.fillText(appearance.localize(tick.meaning()), left - letter * GAP, y(tick.height()));
            }
            surface.setTextBaseline(Baseline.TOP);
            surface.fillText(String.valueOf(moves()), right, bottom + letter * GAP);
            surface.setTextAlign(TextAlign.LEFT);
            surface.fillText("0", left, bottom + letter * GAP);
            surface.fillText(appearance.localize(scale.name()), 0, 0);
            surface.setTextAlign(TextAlign.CENTER);
            surface.fillText(appearance.localize("review.axis.made"), (left + right) / 2, bottom + letter * GAP);
        }

        /** Draws the curve, interrupted where the distance is unknown. */
        private void curve() {
            surface.setStroke(appearance.color(Ink.PATH));
            surface.setLineWidth(LINE);
            for (int board = 1; board <= moves(); board++) {
                var from = scale.height(shown.distances().get(board - 1));
                var to = scale.height(shown.distances().get(board));
                if (from.isPresent() && to.isPresent()) {
                    surface.strokeLine(x(board - 1), y(from.getAsDouble()), x(board), y(to.getAsDouble()));
                }
            }
        }

        private void lost() {
            surface.setFill(appearance.color(Ink.CONFLICT));
            double dot = letter * DOT;
            for (var move : shown.losses()) {
                double height =
                        scale.height(shown.distances().get(move.number())).orElse(scale.top());
                surface.fillOval(x(move.number()) - dot / 2, y(height) - dot / 2, dot, dot);
            }
        }
    }
}
