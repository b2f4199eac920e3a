package puzzlescope.window.fx;

import javafx.geometry.VPos;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.TextAlignment;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.LineJoin;
import puzzlescope.picture.TextAlign;

/** Conversion of drawing attributes to JavaFX. */
final class FxValues {

    private FxValues() {}

    static Color of(puzzlescope.picture.Color color) {
        return new Color(color.red(), color.green(), color.blue(), color.opacity());
    }

    static LinearGradient of(Gradient gradient) {
        var stops = gradient.stops().stream()
                .map(stop -> new Stop(stop.at(), of(stop.color())))
                .toList();
        return new LinearGradient(
                gradient.x1(), gradient.y1(), gradient.x2(), gradient.y2(), false, CycleMethod.NO_CYCLE, stops);
    }

    static StrokeLineCap of(LineCap cap) {
        return switch (cap) {
            case BUTT -> StrokeLineCap.BUTT;
            case ROUND -> StrokeLineCap.ROUND;
            case SQUARE -> StrokeLineCap.SQUARE;
        };
    }

    static StrokeLineJoin of(LineJoin join) {
        return switch (join) {
            case MITER -> StrokeLineJoin.MITER;
            case ROUND -> StrokeLineJoin.ROUND;
            case BEVEL -> StrokeLineJoin.BEVEL;
        };
    }

    static TextAlignment of(TextAlign align) {
        return switch (align) {
            case LEFT -> TextAlignment.LEFT;
            case CENTER -> TextAlignment.CENTER;
            case RIGHT -> TextAlignment.RIGHT;
        };
    }

    static VPos of(Baseline baseline) {
        return switch (baseline) {
            case TOP -> VPos.TOP;
            case CENTER -> VPos.CENTER;
            case BASELINE -> VPos.BASELINE;
            case BOTTOM -> VPos.BOTTOM;
        };
    }
}
