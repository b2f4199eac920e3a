package puzzlescope.window.frame;

import java.util.List;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/**
 * The status, within the row of the player; where an important message is too long for that, it floats above the
 * row. The position is a label of its own, beside the timeline. FX thread only.
 */
public class StatusLine extends Region {

    /** The importance of a text. */
    protected enum Importance {
        /** Shown where there is room. */
        LOW,
        /** Shown until it can have been read. */
        NOTICE,
        /** Always shown. */
        STATE
    }

    private static final PseudoClass FLOATING = PseudoClass.getPseudoClass("floating");
    private static final String SEPARATOR = " \u00b7 ";
    private static final double GAP = 12;
    /** Width of the progress bar, in text sizes. */
    private static final double BAR = 8;
    /** Width of the row that is kept for a short message, in text sizes. */
    private static final double LEAST = 10;
    /** Largest share of the window for a floating message. */
    private static final double FLOATING_SHARE = 0.6;
    /** Time after which a notice no longer covers the timeline. */
    private static final Duration FLOATING_TIME = Duration.seconds(8);

    private final Label place = new Label();
    private final Label said = new Label();
    private final ProgressBar bar = new ProgressBar();
    private List<String> parts = List.of();
    private String least = "";
    private double room = Double.MAX_VALUE;
    private Importance importance = Importance.LOW;
    private boolean wasRead;
    private final PauseTransition reading = new PauseTransition(FLOATING_TIME);

    public StatusLine() {
        setId("status");
        getStyleClass().add("run-status");
        setViewOrder(-1);
        place.setId("position");
        place.getStyleClass().add("position");
        // Focusable, so that screen readers read it when it is reached with the Tab key.
        place.setFocusTraversable(true);
        said.getStyleClass().add("status-label");
        said.setWrapText(true);
        bar.setVisible(false);
        getChildren().addAll(said, bar);
        // The parts below the text can still be pointed at.
        said.setMouseTransparent(true);
        setPickOnBounds(false);
        reading.setOnFinished(_ -> {
            wasRead = true;
            requestLayout();
        });
    }

    /** The position, for the end of the timeline. */
    public final Label position() {
        return place;
    }

    protected final void setPlaceTooltip(Tooltip tooltip) {
        place.setTooltip(tooltip);
    }

    /**
     * Sets the parts of the position, most important first.
     *
     * @param shortest where there is no room even for the first
     */
    protected final void place(List<String> next, String shortest) {
        if (!next.equals(parts) || !shortest.equals(least)) {
            parts = List.copyOf(next);
            least = shortest;
            place.setAccessibleText(String.join(SEPARATOR, parts));
            fit(room);
        }
    }

    /** Shows as many parts of the position as have room. */
    public final void fit(double wide) {
        room = wide;
        for (int number = parts.size(); number > 0; number--) {
            place.setText(String.join(SEPARATOR, parts.subList(0, number)));
            if (place.prefWidth(-1) <= room) {
                return;
            }
        }
        place.setText(least);
    }

    /** Sets the activity. */
    protected final void setText(String words, Importance next) {
        if (next != importance || !words.equals(said.getText())) {
            wasRead = false;
            reading.stop();
        }
        importance = next;
        said.setText(words);
        requestLayout();
    }

    /** Shows progress; negative if indeterminate, and 0 for none. */
    protected final void setProgress(double done) {
        bar.setVisible(done != 0);
        bar.setProgress(done);
    }

    private double barWidth() {
        return bar.isVisible() ? BAR * said.getFont().getSize() : 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return LEAST * said.getFont().getSize();
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        return said.prefHeight(-1);
    }

    @Override
    protected void layoutChildren() {
        double wide = Math.min(barWidth(), getWidth());
        double room = getWidth() - wide - (wide > 0 ? GAP : 0);
        double needed = said.prefWidth(-1);
        boolean inside = needed <= room;
        boolean floats = importance == Importance.STATE || importance == Importance.NOTICE && !wasRead;
        boolean floating = !inside && floats && !said.getText().isEmpty();
        said.setVisible(inside || floating);
        said.pseudoClassStateChanged(FLOATING, floating);
        if (floating && importance == Importance.NOTICE) {
            reading.play();
        } else {
            reading.stop();
        }
        double line = said.prefHeight(-1);
        double middle = getHeight() / 2;
        if (floating) {
            double most =
                    getScene() == null ? needed : FLOATING_SHARE * getScene().getWidth();
            double words = snapSizeX(Math.min(said.prefWidth(-1), most));
            double height = snapSizeY(said.prefHeight(words));
            // To the left as far as needed, but not out of the window.
            double left = Math.max(
                    Math.min(0, getWidth() - words), -localToScene(0, 0).getX());
            said.resizeRelocate(snapPositionX(left), snapPositionY(-height), words, height);
        } else {
            said.resizeRelocate(0, snapPositionY(middle - line / 2), needed, line);
        }
        double barLeft = floating || !inside ? 0 : needed + GAP;
        bar.resizeRelocate(Math.min(barLeft, getWidth() - wide), snapPositionY(middle - line / 4), wide, line / 2);
    }
}
