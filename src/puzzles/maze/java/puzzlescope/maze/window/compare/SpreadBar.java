package puzzlescope.maze.window.compare;

import javafx.scene.layout.Region;
import puzzlescope.maze.SampleStatistics;

/**
 * Distribution of numbers between 0 and a maximum: a thin line from the minimum to the maximum, a bar one standard
 * deviation to each side of the mean, and a mark at the mean. FX thread only.
 */
final class SpreadBar extends Region {

    private static final double THIN = 2;
    private static final double MARK = 3;
    private static final double THICKNESS = 0.5;

    private final Region track = new Region();
    private final Region range = new Region();
    private final Region around = new Region();
    private final Region mean = new Region();
    private SampleStatistics sampleStatistics = SampleStatistics.NONE;
    private double greatest = 1;

    SpreadBar() {
        getStyleClass().add("spread-bar");
        track.getStyleClass().add("spread-track");
        range.getStyleClass().add("spread-range");
        around.getStyleClass().add("spread-around");
        mean.getStyleClass().add("spread-mean");
        getChildren().addAll(track, range, around, mean);
    }

    /** @param most the maximum over all bars in the column */
    void show(SampleStatistics next, double most) {
        sampleStatistics = next;
        greatest = most > 0 ? most : 1;
        for (var part : new Region[] {range, around, mean}) {
            part.setVisible(next.count() > 0);
        }
        requestLayout();
    }

    /** Position of a number, from 0 at the left to 1. */
    double share(double number) {
        return Math.clamp(number / greatest, 0, 1);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        double middle = height / 2;
        track.resizeRelocate(0, height - 1, width, 1);
        place(range, sampleStatistics.least(), sampleStatistics.most(), middle - THIN / 2, THIN);
        double thick = height * THICKNESS;
        place(
                around,
                sampleStatistics.mean() - sampleStatistics.deviation(),
                sampleStatistics.mean() + sampleStatistics.deviation(),
                middle - thick / 2,
                thick);
        double at = share(sampleStatistics.mean()) * (width - MARK);
        mean.resizeRelocate(at, 1, MARK, Math.max(0, height - 2));
    }

    private void place(Region part, double from, double to, double y, double height) {
        if (part.isVisible()) {
            double left = share(from) * getWidth();
            part.resizeRelocate(left, y, Math.max(1, share(to) * getWidth() - left), height);
        }
    }
}
