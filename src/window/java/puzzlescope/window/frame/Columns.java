package puzzlescope.window.frame;

import javafx.css.PseudoClass;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.theme.Appearance;

/**
 * The board in the middle and a column at either side. Columns are as wide as they ask for or were made, but leave enough to the
 * board: first they become narrower, down to their least width, and then one of them folds by itself. FX thread only.
 */
public final class Columns extends Pane {

    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

    /** Beside a question the board has so little room that it has to be alone there. */
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

    /** That is less than this share of its least width. */
    private static final double TIGHT_SHARE = 0.64;

    /** The share of the width that is the question's. */
    private static final double ASKED_SHARE = 0.42;

    /** The same where its words need more. */
    private static final double MOST_ASKED_SHARE = 0.5;

    /** The share of the width that is the board's. */
    private static final double LEAST_SHARE = 0.38;

    /** What explains the run gives way, too, if it needs more than this share of the width while something else is read. */
    private static final double ASIDE_SHARE = 0.4;

    /** Narrower than this share of its least width, a column is let go. */
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

    /** One of the columns. */
    private final class Column {

        private final Region content;
        private final ColumnChoices.Side choice;
        private final Handle handle;

        Column(Region content, ColumnChoices.Side choice, Handle handle) {
            this.content = content;
            this.choice = choice;
            this.handle = handle;
            handle.setOnMove(this::widen, () -> choice.width().set(1));
            choice.folded().addListener((_, _, _) -> requestLayout());
            choice.width().addListener((_, _, _) -> requestLayout());
        }

        /** As wide as it asks for where nobody has chosen. */
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
            handle.show(open);
        }

        /** Over the board, and no higher than it asks for; what is said below the board stays in sight. */
        void lie(double left, double width) {
            middle.layout();
            double room = board.getBoundsInParent().getMaxY();
            content.resizeRelocate(left, 0, width, Math.min(room, content.prefHeight(width)));
        }

        void cover() {
            content.setVisible(!over || asking && this == explanation);
            content.setViewOrder(over ? -1 : 0);
            content.pseudoClassStateChanged(OVER, over);
            handle.setVisible(!over);
        }

        double place(double left, double width) {
            content.resizeRelocate(left, 0, width, getHeight());
            return left + width;
        }
    }

    /**
     * @param options what is at the left
     * @param explanation what is at the right
     * @param middle holds the board
     * @param rest puts the focus elsewhere when what has it folds away
     */
    public Columns(
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
        var left = new Handle(appearance, "options", Shortcut.OPTIONS_COLUMN, true, this::toggleOptions);
        var right = new Handle(appearance, "explanation", Shortcut.EXPLANATION_COLUMN, false, this::toggleExplanation);
        this.options = new Column(options, choices.options(), left);
        this.explanation = new Column(explanation, choices.explanation(), right);
        left.addPin().selectedProperty().bindBidirectional(choices.pinned());
        choices.explanationFirst().addListener((_, _, _) -> requestLayout());
        // In the order in which the focus goes through them.
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

    /** Folds the options, or brings them back. */
    public void toggleOptions() {
        toggle(options);
    }

    /** Folds what explains the run, or brings it back. */
    public void toggleExplanation() {
        toggle(explanation);
    }

    public boolean showsExplanation() {
        return explanation.content.isVisible();
    }

    /** Gives the board all of the room, and lays the columns over it while they are asked for; none is at first. */
    public void setOver(boolean on) {
        if (over != on) {
            over = on;
            options.cover();
            explanation.cover();
            requestLayout();
        }
    }

    /** Lays what explains the run over the board, or takes it away. */
    public void coverWithExplanation(boolean on) {
        explanation.content.setVisible(on || asking);
        requestLayout();
    }

    /** Gives what explains the run a wide place beside the board, whatever else is chosen: a question stands in it. */
    public void setAsking(boolean on) {
        asking = on;
        if (over) {
            explanation.content.setVisible(on);
        }
        requestLayout();
    }

    /** Takes away what lies over the board; gives whether there was anything. */
    public boolean uncover() {
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

    /** Lets the options give way while something else says what is run; they come back when they are asked for. */
    public void setAside(boolean on) {
        aside = on;
        requestLayout();
    }

    /** Lets the options give way while the film plays, unless they are pinned. */
    public void setPlaying(boolean playing) {
        away = playing && !choices.pinned().get();
        requestLayout();
    }

    @Override
    protected double computeMinWidth(double height) {
        // Else its right end would lie outside the window beside a lesson in large letters.
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
            options.lie(0, Math.min(options.width(), getWidth()));
            explanation.lie(getWidth() - wide, wide);
            return;
        }
        double left = snapSizeX(options.handle.prefWidth(-1));
        double right = snapSizeX(explanation.handle.prefWidth(-1));
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
        options.handle.resizeRelocate(at, 0, left, getHeight());
        middle.resizeRelocate(at + left, 0, Math.max(0, getWidth() - one - other - left - right), getHeight());
        explanation.handle.resizeRelocate(getWidth() - other - right, 0, right, getHeight());
        explanation.place(getWidth() - other, other);
    }

    /** The options stay where there is room for them as well. */
    private void layOutQuestion() {
        double left = over ? 0 : snapSizeX(options.handle.prefWidth(-1));
        double right = over ? 0 : snapSizeX(explanation.handle.prefWidth(-1));
        double needed = Math.min(explanation.least(), MOST_ASKED_SHARE * getWidth());
        double wide = snapSizeX(Math.max(ASKED_SHARE * getWidth(), needed));
        double room = getWidth() - wide - left - right - Math.max(LEAST_SHARE * getWidth(), middle.minWidth(-1));
        boolean both = !over && !options.choice.folded().get() && !aside && options.least() <= room;
        if (over) {
            options.lie(0, Math.min(options.width(), getWidth()));
        } else {
            options.show(both);
            explanation.show(true);
        }
        double one = both ? snapSizeX(Math.min(options.width(), room)) : 0;
        options.handle.resizeRelocate(one, 0, left, getHeight());
        if (both) {
            options.place(0, one);
        }
        middle.resizeRelocate(one + left, 0, Math.max(0, getWidth() - one - wide - left - right), getHeight());
        explanation.handle.resizeRelocate(getWidth() - wide - right, 0, right, getHeight());
        explanation.place(getWidth() - wide, wide);
    }
}
