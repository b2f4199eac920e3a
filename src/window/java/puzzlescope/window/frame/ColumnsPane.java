package puzzlescope.window.frame;

import javafx.css.PseudoClass;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.theme.Appearance;

/**
 * The board in the centre and a column at either side. Columns have their preferred or chosen width, but leave enough
 * to the board: first they become narrower, down to their minimum width, and then one of them folds by itself. FX
 * thread only.
 */
public final class ColumnsPane extends Pane {

    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

    /** Beside a question the board has so little room that it must be alone there. */
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

    /** Share of its minimum width below which the board is tight. */
    private static final double TIGHT_SHARE = 0.64;

    /** Share of the width for the question. */
    private static final double ASKED_SHARE = 0.42;

    /** The same where its text needs more. */
    private static final double MOST_ASKED_SHARE = 0.5;

    /** Smallest share of the width for the board. */
    private static final double LEAST_SHARE = 0.38;

    /** Share of the width above which the explanation folds, too, while something else is read. */
    private static final double ASIDE_SHARE = 0.4;

    /** Share of its minimum width below which a dragged column folds. */
    private static final double LET_GO = 0.7;

    private final ColumnChoices choices;
    private final Region middle;
    private final Region board;
    private final Column options;
    private final Column explanation;
    private boolean away;
    private boolean aside;
    private boolean over;
    private boolean asking;

    private final class Column {

        private final Region content;
        private final ColumnChoices.Side choice;
        private final ColumnHandle columnHandle;

        Column(Region content, ColumnChoices.Side choice, ColumnHandle columnHandle) {
            this.content = content;
            this.choice = choice;
            this.columnHandle = columnHandle;
            columnHandle.setOnMove(this::widen, () -> choice.width().set(1));
            choice.folded().addListener((_, _, _) -> requestLayout());
            choice.width().addListener((_, _, _) -> requestLayout());
        }

        /** Width of a column that no person has resized. */
        private double usual() {
            return Math.min(content.prefWidth(-1), content.getMaxWidth());
        }

        double least() {
            return content.minWidth(-1);
        }

        double width() {
            return Math.max(least(), usual() * choice.width().get());
        }

        private void widen(double by) {
            double width = content.getWidth() + by;
            if (!content.isVisible()) {
                return;
            }
            if (width < LET_GO * least()) {
                toggle(this);
            } else {
                choice.widen(width / usual());
            }
        }

        void show(boolean open) {
            content.setVisible(open);
            columnHandle.show(open);
        }

        /** Lays the column over the board, no higher than it needs; the sentence below the board stays visible. */
        void layOutOverBoard(double left, double width) {
            middle.layout();
            double room = board.getBoundsInParent().getMaxY();
            content.resizeRelocate(left, 0, width, Math.min(room, content.prefHeight(width)));
        }

        void cover() {
            content.setVisible(!over || asking && this == explanation);
            content.setViewOrder(over ? -1 : 0);
            content.pseudoClassStateChanged(OVER, over);
            columnHandle.setVisible(!over);
        }

        double place(double left, double width) {
            content.resizeRelocate(left, 0, width, getHeight());
            return left + width;
        }
    }

    /**
     * @param options the left column
     * @param explanation the right column
     * @param middle holds the board
     * @param rest moves the focus elsewhere when its owner folds away
     */
    public ColumnsPane(
            Appearance appearance,
            ColumnChoices choices,
            Region options,
            Region middle,
            Region board,
            Region explanation,
            Runnable rest) {
        this.choices = choices;
        this.middle = middle;
        this.board = board;
        var left = new ColumnHandle(appearance, "options", Shortcut.OPTIONS_COLUMN, true, this::toggleOptions);
        var right = new ColumnHandle(
                appearance, "explanation", Shortcut.EXPLANATION_COLUMN, false, this::toggleExplanation);
        this.options = new Column(options, choices.options(), left);
        this.explanation = new Column(explanation, choices.explanation(), right);
        left.addPin().selectedProperty().bindBidirectional(choices.pinned());
        choices.explanationFirst().addListener((_, _, _) -> requestLayout());
        // In focus order.
        getChildren().addAll(options, left, middle, right, explanation);
        getStyleClass().add("columns");
        for (var content : new Region[] {options, explanation}) {
            content.visibleProperty().addListener((_, _, open) -> {
                if (!open && content.isFocusWithin()) {
                    rest.run();
                }
            });
        }
    }

    /** Folds or unfolds the options. */
    public void toggleOptions() {
        toggle(options);
    }

    /** Folds or unfolds the explanation of the run. */
    public void toggleExplanation() {
        toggle(explanation);
    }

    public boolean showsExplanation() {
        return explanation.content.isVisible();
    }

    /** Gives the board all of the room, with the columns laid over it on request; none is at first. */
    public void setOver(boolean on) {
        if (over != on) {
            over = on;
            options.cover();
            explanation.cover();
            requestLayout();
        }
    }

    /** Lays the explanation over the board, or removes it. */
    public void coverWithExplanation(boolean on) {
        explanation.content.setVisible(on || asking);
        requestLayout();
    }

    /** Gives the explanation a wide place beside the board, whatever else is chosen, for the question in it. */
    public void setAsking(boolean on) {
        asking = on;
        if (over) {
            explanation.content.setVisible(on);
        }
        requestLayout();
    }

    /** Removes the columns over the board; returns whether there were any. */
    public boolean hideCover() {
        boolean covered = over && !asking && (options.content.isVisible() || explanation.content.isVisible());
        if (covered) {
            options.content.setVisible(false);
            explanation.content.setVisible(false);
        }
        return covered;
    }

    private void toggle(Column column) {
        if (over) {
            column.content.setVisible(!column.content.isVisible());
            requestLayout();
            return;
        }
        boolean open = !column.content.isVisible();
        column.choice.folded().set(!open);
        if (open) {
            choices.explanationFirst().set(column == explanation);
            away = false;
            aside = false;
        }
        requestLayout();
    }

    /** Folds the options while something else shows the run; they unfold on request. */
    public void hideOptions(boolean on) {
        aside = on;
        requestLayout();
    }

    /** Folds the options during playback, unless they are pinned. */
    public void setPlaying(boolean playing) {
        away = playing && !choices.pinned().get();
        requestLayout();
    }

    @Override
    protected double computeMinWidth(double height) {
        // Otherwise its right end would lie outside the window beside a lesson in large text.
        return 0;
    }

    @Override
    protected double computeMinHeight(double width) {
        return middle.minHeight(-1);
    }

    @Override
    protected void layoutChildren() {
        if (asking) {
            layOutQuestion();
        }
        pseudoClassStateChanged(TIGHT, asking && middle.getWidth() < TIGHT_SHARE * middle.minWidth(-1));
        if (asking) {
            return;
        }
        if (over) {
            double wide = Math.min(explanation.width(), getWidth());
            middle.resizeRelocate(0, 0, getWidth(), getHeight());
            options.layOutOverBoard(0, Math.min(options.width(), getWidth()));
            explanation.layOutOverBoard(getWidth() - wide, wide);
            return;
        }
        double left = snapSizeX(options.columnHandle.prefWidth(-1));
        double right = snapSizeX(explanation.columnHandle.prefWidth(-1));
        double room = getWidth() - left - right - Math.max(LEAST_SHARE * getWidth(), middle.minWidth(-1));
        boolean first = !options.choice.folded().get() && !away && !aside;
        boolean second =
                !explanation.choice.folded().get() && !(aside && explanation.least() > ASIDE_SHARE * getWidth());
        if (first && second && options.least() + explanation.least() > room) {
            first = !choices.explanationFirst().get();
            second = !first;
        }
        options.show(first);
        explanation.show(second);
        double one = first ? options.width() : 0;
        double other = second ? explanation.width() : 0;
        double more = one + other - room;
        double slack = one + other - (first ? options.least() : 0) - (second ? explanation.least() : 0);
        if (more > 0 && slack > 0) {
            double share = Math.min(1, more / slack);
            one -= first ? share * (one - options.least()) : 0;
            other -= second ? share * (other - explanation.least()) : 0;
        }
        one = snapSizeX(one);
        other = snapSizeX(other);
        double at = options.place(0, one);
        options.columnHandle.resizeRelocate(at, 0, left, getHeight());
        middle.resizeRelocate(at + left, 0, Math.max(0, getWidth() - one - other - left - right), getHeight());
        explanation.columnHandle.resizeRelocate(getWidth() - other - right, 0, right, getHeight());
        explanation.place(getWidth() - other, other);
    }

    /** Lays out the question; the options stay where there is room for them as well. */
    private void layOutQuestion() {
        double left = over ? 0 : snapSizeX(options.columnHandle.prefWidth(-1));
        double right = over ? 0 : snapSizeX(explanation.columnHandle.prefWidth(-1));
        double needed = Math.min(explanation.least(), MOST_ASKED_SHARE * getWidth());
        double wide = snapSizeX(Math.max(ASKED_SHARE * getWidth(), needed));
        double room = getWidth() - wide - left - right - Math.max(LEAST_SHARE * getWidth(), middle.minWidth(-1));
        boolean both = !over && !options.choice.folded().get() && !aside && options.least() <= room;
        if (over) {
            options.layOutOverBoard(0, Math.min(options.width(), getWidth()));
        } else {
            options.show(both);
            explanation.show(true);
        }
        double one = both ? snapSizeX(Math.min(options.width(), room)) : 0;
        options.columnHandle.resizeRelocate(one, 0, left, getHeight());
        if (both) {
            options.place(0, one);
        }
        middle.resizeRelocate(one + left, 0, Math.max(0, getWidth() - one - wide - left - right), getHeight());
        explanation.columnHandle.resizeRelocate(getWidth() - wide - right, 0, right, getHeight());
        explanation.place(getWidth() - wide, wide);
    }
}
