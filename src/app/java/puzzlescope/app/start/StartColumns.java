package puzzlescope.app.start;

import javafx.geometry.Orientation;
import javafx.scene.layout.Region;

/**
 * Puzzles beside lessons; where there is little room, lessons above puzzles, since the puzzles have their tabs, too. FX
 * thread only.
 */
final class StartColumns extends Region {

    /** Least width for two columns, in widths of the second one. */
    private static final double WIDE = 2.3;
    /** Gap between the columns, in widths of the second one. */
    private static final double GAP = 0.075;

    private final Region puzzles;
    private final Region lessons;

    StartColumns(Region puzzles, Region lessons) {
        this.puzzles = puzzles;
        this.lessons = lessons;
        getStyleClass().add("start-columns");
        getChildren().addAll(puzzles, lessons);
    }

    private boolean isWide(double width) {
        return width >= WIDE * lessons.prefWidth(-1);
    }

    private double gap() {
        return snapSpaceX(GAP * lessons.prefWidth(-1));
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double inner = width - snappedLeftInset() - snappedRightInset();
        double second = lessons.prefWidth(-1);
        double height = isWide(width)
                ? Math.max(puzzles.prefHeight(inner - gap() - second), lessons.prefHeight(second))
                : lessons.prefHeight(inner) + gap() + puzzles.prefHeight(inner);
        return snappedTopInset() + height + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        double left = snappedLeftInset();
        double top = snappedTopInset();
        double inner = getWidth() - left - snappedRightInset();
        if (isWide(getWidth())) {
            double second = lessons.prefWidth(-1);
            double first = inner - gap() - second;
            puzzles.resizeRelocate(left, top, first, puzzles.prefHeight(first));
            lessons.resizeRelocate(left + first + gap(), top, second, lessons.prefHeight(second));
        } else {
            double above = lessons.prefHeight(inner);
            lessons.resizeRelocate(left, top, inner, above);
            puzzles.resizeRelocate(left, top + above + gap(), inner, puzzles.prefHeight(inner));
        }
    }
}
