package puzzlescope.ui.review;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import puzzlescope.core.puzzle.Outlook;
import puzzlescope.core.puzzle.Outlook.Kind;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.review.GameReview;
import puzzlescope.ui.theme.Appearance;

/** How far the end of a game was before the first move and after each; moves that lost something have a dot. FX thread only. */
final class ReviewCurve extends Region {

    private static final double MARGIN = 0.8;
    private static final double LINE = 2;
    private static final double DOT = 0.7;

    private final Appearance appearance;
    private final Canvas canvas = new Canvas();
    private List<Outlook> outlooks = List.of();
    private Set<Integer> lost = Set.of();

    ReviewCurve(Appearance appearance) {
        this.appearance = appearance;
        setId("review-curve");
        getStyleClass().add("review-curve");
        canvas.setManaged(false);
        getChildren().add(canvas);
    }

    void show(GameReview review) {
        outlooks = review.outlooks();
        lost = review.lost().stream().map(GameReview.Lost::number).collect(Collectors.toSet());
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        canvas.getGraphicsContext2D().clearRect(0, 0, getWidth(), getHeight());
        if (outlooks.size() > 1) {
            var surface = appearance.on(canvas);
            surface.save();
            paint(surface);
            surface.restore();
        }
    }

    private void paint(Surface surface) {
        double letter = appearance.textSize();
        int greatest =
                Math.max(1, outlooks.stream().mapToInt(Outlook::left).max().orElse(1));
        double left = letter * 2.6;
        double right = getWidth() - letter * MARGIN;
        double top = letter * MARGIN;
        double bottom = getHeight() - letter * 1.9;
        surface.setFont(Font.text(letter * 0.9));
        surface.setFill(appearance.color(Ink.FAINT));
        surface.setTextAlign(TextAlign.RIGHT);
        surface.setTextBaseline(Baseline.CENTER);
        surface.fillText(String.valueOf(greatest), left - letter * 0.5, top);
        surface.fillText("0", left - letter * 0.5, bottom);
        surface.setTextBaseline(Baseline.TOP);
        surface.fillText(String.valueOf(outlooks.size() - 1), right, bottom + letter * 0.4);
        surface.setStroke(appearance.color(Ink.FAINT));
        surface.setLineWidth(1);
        surface.strokeLine(left, bottom, right, bottom);
        surface.setStroke(appearance.color(Ink.PATH));
        surface.setLineWidth(LINE);
        double across = (right - left) / (outlooks.size() - 1);
        for (int i = 1; i < outlooks.size(); i++) {
            if (isKnown(i - 1) && isKnown(i)) {
                surface.strokeLine(
                        left + (i - 1) * across,
                        height(i - 1, greatest, top, bottom),
                        left + i * across,
                        height(i, greatest, top, bottom));
            }
        }
        surface.setFill(appearance.color(Ink.CONFLICT));
        double dot = letter * DOT;
        for (int i = 1; i < outlooks.size(); i++) {
            if (lost.contains(i)) {
                double y = isKnown(i) ? height(i, greatest, top, bottom) : top;
                surface.fillOval(left + i * across - dot / 2, y - dot / 2, dot, dot);
            }
        }
    }

    private boolean isKnown(int board) {
        return outlooks.get(board).kind() != Kind.UNKNOWN;
    }

    /** What cannot end any more is as far as can be. */
    private double height(int board, int greatest, double top, double bottom) {
        var outlook = outlooks.get(board);
        double share = outlook.kind() == Kind.IMPOSSIBLE ? 1 : (double) outlook.left() / greatest;
        return bottom - share * (bottom - top);
    }
}
