package puzzlescope.window.fx;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;

/**
 * Shows lines of text, scrollable where not all of them fit, and following one of the lines. Unlike a scroll pane it
 * asks for the height that wrapped lines need at its width. FX thread only.
 */
public final class VisibleLines extends Region {

    /** Minimum height, in lines like the first. */
    private static final int FEWEST = 5;
    /** Padding around the lines for the focus ring, in px. */
    private static final double RING = 3;

    private final VBox lines;
    private final ScrollBar bar = new ScrollBar();
    private final Rectangle clip = new Rectangle();
    /** Cached heights of the lines by width, since other changes in a column ask for them in every frame. */
    private final Map<Double, Double> heights = new HashMap<>();

    private @Nullable Node followed;
    /** The line focused since another line was followed. */
    private @Nullable Node focused;

    public VisibleLines(VBox lines) {
        this.lines = lines;
        bar.setOrientation(Orientation.VERTICAL);
        bar.setFocusTraversable(false);
        bar.setVisible(false);
        bar.valueProperty().addListener((_, _, value) -> {
            lines.setLayoutY(-Math.rint(value.doubleValue()));
            cut();
        });
        setClip(clip);
        getChildren().addAll(lines, bar);
        setOnScroll(this::scrolled);
    }

    /** Keeps a line in view from now on; null for none. */
    public void follow(@Nullable Node line) {
        focused = Objects.equals(line, followed) ? focused : null;
        followed = line;
        scrollToFollowed();
    }

    /** Brings a line into view whenever it gets the focus. */
    public void showFocused(Node line) {
        line.focusedProperty().addListener((_, _, gained) -> {
            focused = gained ? line : null;
            scrollToFollowed();
        });
    }

    private void scrolled(ScrollEvent scroll) {
        if (bar.isVisible()) {
            bar.setValue(Math.clamp(bar.getValue() - scroll.getDeltaY(), 0, bar.getMax()));
            scroll.consume();
        }
    }

    private void scrollToFollowed() {
        var line = focused == null ? followed : focused;
        if (line != null) {
            scrollTo(line);
        }
    }

    private void scrollTo(Node line) {
        if (!bar.isVisible()) {
            return;
        }
        double above = line.getLayoutY();
        double below = above + line.getLayoutBounds().getHeight();
        boolean inSight = (above - RING >= bar.getValue() || bar.getValue() <= 0)
                && (below + RING <= bar.getValue() + getHeight() || bar.getValue() >= bar.getMax());
        if (!inSight) {
            bar.setValue(Math.clamp((above + below - getHeight()) / 2, 0, bar.getMax()));
        }
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    /** Called when lines have changed, too. */
    @Override
    public void requestLayout() {
        heights.clear();
        super.requestLayout();
    }

    private double heightAt(double width) {
        return heights.computeIfAbsent(width, lines::prefHeight);
    }

    @Override
    protected double computePrefHeight(double width) {
        return heightAt(width);
    }

    @Override
    protected double computePrefWidth(double height) {
        return lines.prefWidth(-1);
    }

    @Override
    protected double computeMinWidth(double height) {
        return lines.minWidth(-1);
    }

    @Override
    protected double computeMinHeight(double width) {
        double all = heightAt(width);
        var first = lines.getChildren().stream().filter(Node::isManaged).findFirst();
        return first.map(row -> Math.min(all, FEWEST * row.prefHeight(-1))).orElse(all);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        double all = heightAt(width);
        // Tolerance for rounding by half a pixel.
        boolean cut = all > height + 1;
        double barWidth = bar.prefWidth(-1);
        double room = cut ? width - barWidth : width;
        all = heightAt(room);
        lines.resize(room, all);
        lines.layout();
        // The bar takes some width, and lines that are being changed may be lower in what is left.
        double hidden = cut ? Math.max(0, all - height) : 0;
        bar.setVisible(cut);
        bar.setMax(hidden);
        bar.setVisibleAmount(cut ? height * hidden / all : 0);
        bar.setBlockIncrement(height);
        bar.resizeRelocate(width - barWidth, 0, barWidth, height);
        bar.setValue(Math.clamp(bar.getValue(), 0, bar.getMax()));
        cut();
        scrollToFollowed();
    }

    /** Clips scrolled content, but not the focus ring of a line at the edge. */
    private void cut() {
        double above = bar.getValue() <= 0 ? RING : 0;
        double below = bar.getValue() >= bar.getMax() ? RING : 0;
        clip.setX(-RING);
        clip.setY(-above);
        clip.setWidth(getWidth() + 2 * RING);
        clip.setHeight(getHeight() + above + below);
    }
}
