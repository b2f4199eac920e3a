package puzzlescope.window.control;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.window.fx.SideScroll;

/**
 * Sections below each other. Where there is no room for all of them in full, the yielding ones shrink first, in their
 * order, so that the others stay as they are; where even that does not suffice, the column around them scrolls, and none
 * within it. Remaining room goes to the section that grows, if any. FX thread only.
 */
public final class Sections extends Pane {

    /** Padding of scrolling sections for the focus ring, in px. */
    private static final double RING = 4;

    private static final double GAP = 13;

    private List<Node> yielding = List.of();

    /** Sets which sections shrink where there is no room, and in which order. */
    public void setYielding(List<? extends Node> order) {
        yielding = List.copyOf(order);
        requestLayout();
    }

    /** A section that scrolls when it is lower than its content; the style sheet sets its minimum height. */
    public static SideScroll scrolling(Node content) {
        // A stack pane would not take the padding from the width for which it asks for the least height.
        var padded = new VBox(content);
        VBox.setVgrow(content, Priority.ALWAYS);
        padded.setPadding(new Insets(RING));
        var pane = new SideScroll(padded);
        pane.getStyleClass().add("section");
        return pane;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double gaps() {
        return GAP * Math.max(0, getManagedChildren().size() - 1);
    }

    @Override
    protected double computePrefHeight(double width) {
        return gaps()
                + getManagedChildren().stream()
                        .mapToDouble(section -> section.prefHeight(wide(section, width)))
                        .sum();
    }

    @Override
    protected double computeMinHeight(double width) {
        double least = gaps()
                + getManagedChildren().stream()
                        .mapToDouble(section -> lowest(section, wide(section, width)))
                        .sum();
        return least <= room() ? least : prefHeight(width);
    }

    /** Height in the column around it; without limit where there is none. */
    private double room() {
        for (var around = getParent(); around != null; around = around.getParent()) {
            if (around instanceof SideScroll column) {
                double above =
                        column.getContent().sceneToLocal(localToScene(0, 0)).getY();
                return column.getViewportBounds().getHeight() - above;
            }
        }
        return Double.MAX_VALUE;
    }

    @Override
    protected double computePrefWidth(double height) {
        return getManagedChildren().stream()
                .mapToDouble(section -> section.prefWidth(-1))
                .max()
                .orElse(0);
    }

    @Override
    protected double computeMinWidth(double height) {
        return getManagedChildren().stream()
                .mapToDouble(section -> section.minWidth(-1))
                .max()
                .orElse(0);
    }

    private double lowest(Node section, double width) {
        return yielding.contains(section) ? section.minHeight(width) : section.prefHeight(width);
    }

    /** Width of a section; scrolling ones are wider by their padding, so that all contents are aligned. */
    private static double wide(Node section, double width) {
        return width < 0 || !(section instanceof SideScroll) ? width : width + 2 * RING;
    }

    @Override
    protected void layoutChildren() {
        var sections = getManagedChildren();
        double width = getWidth();
        double[] heights = sections.stream()
                .mapToDouble(section -> snapSizeY(section.prefHeight(wide(section, width))))
                .toArray();
        double left = getHeight() - gaps();
        for (double height : heights) {
            left -= height;
        }
        for (var section : yielding) {
            int i = sections.indexOf(section);
            if (i >= 0 && left < 0) {
                double less = Math.clamp(heights[i] - section.minHeight(wide(section, width)), 0, -left);
                heights[i] -= less;
                left += less;
            }
        }
        for (int i = 0; i < heights.length; i++) {
            if (left > 0 && VBox.getVgrow(sections.get(i)) == Priority.ALWAYS) {
                heights[i] += left;
                left = 0;
            }
        }
        place(sections, heights, width);
    }

    private static void place(List<Node> sections, double[] heights, double width) {
        double top = 0;
        for (int i = 0; i < heights.length; i++) {
            var section = sections.get(i);
            double wide = wide(section, width);
            section.resizeRelocate((width - wide) / 2, top, wide, heights[i]);
            top += heights[i] + GAP;
        }
    }
}
