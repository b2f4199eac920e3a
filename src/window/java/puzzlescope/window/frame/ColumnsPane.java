package puzzlescope.window.frame;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.css.PseudoClass;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * The board in the centre, a drawer with options at the left on request, and the explanation at the right. Both have
 * their preferred or chosen width, but leave most of the room to the board: first they become narrower, down to their
 * minimum width; where that is not enough, only the one that was asked for last is open. FX thread only.
 */
public final class ColumnsPane extends Pane {

    /** Set beside a question that leaves the board so little room that it must be alone there. */
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

    /** Set beside a panel about the run, which leaves room for the sentence. */
    private static final PseudoClass PANEL = PseudoClass.getPseudoClass("panel");

    /** Width, in text sizes, below which a window with a question is tight. */
    private static final double TIGHT_BELOW = 64;

    /** Share of the width for the question. */
    private static final double ASKED_SHARE = 0.28;

    /** Share of the width for the question where the window is tight. */
    private static final double TIGHT_ASKED_SHARE = 0.3;

    /** Smallest width of a question, in text sizes, unless that were more than half of the width. */
    private static final double LEAST_ASKED = 13;

    /** Width, in text sizes, of a panel about the run where the window is tight. */
    private static final double PANEL_WIDTH = 11.5;

    /** Smallest share of the width for the board. */
    private static final double LEAST_SHARE = 0.66;

    /** Smallest share for the board beside a column that a person has made wider. */
    private static final double LEAST_WIDENED = 0.38;

    /** Smallest share for the board beside an explanation that is needed, as in a game. */
    private static final double LEAST_BESIDE_NEEDED = 0.5;

    /** Share of its minimum width below which a dragged column folds. */
    private static final double LET_GO = 0.7;

    private final Appearance appearance;
    private final ColumnChoices choices;
    private final Region middle;
    private final Region board;
    private final Column options;
    private final Column explanation;
    private final ReadOnlyBooleanWrapper explanationBeside = new ReadOnlyBooleanWrapper();
    private boolean optionsHidden;
    /** True where something else replaces a column beside the board, until the user asks for the column. */
    private boolean optionsAside;

    private boolean explanationAside;
    private boolean boardAlone;
    private boolean asking;
    private boolean panelOpen;
    /** Width of this pane from which on the explanation stays open because a person opened it. */
    private double insistedFrom = Double.MAX_VALUE;

    private final class Column {

        private final Region content;
        private final ColumnChoices.Side choice;
        private final ColumnHandle columnHandle;
        private final ReadOnlyBooleanWrapper shown = new ReadOnlyBooleanWrapper();

        Column(Region content, ColumnChoices.Side choice, ColumnHandle columnHandle) {
            this.content = content;
            this.choice = choice;
            this.columnHandle = columnHandle;
            shown.bind(content.visibleProperty());
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

        void useBoardAlone() {
            content.setVisible(!boardAlone || asking && this == explanation);
            content.setViewOrder(boardAlone && this == options ? -1 : 0);
            columnHandle.setVisible(!boardAlone);
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
        this.appearance = appearance;
        this.choices = choices;
        this.middle = middle;
        this.board = board;
        var left = new ColumnHandle(appearance, "options", Shortcut.OPTIONS_COLUMN, true, this::toggleOptions);
        var right = new ColumnHandle(
                appearance, "explanation", Shortcut.EXPLANATION_COLUMN, false, this::toggleExplanation);
        this.options = new Column(options, choices.options(), left);
        this.explanation = new Column(explanation, choices.explanation(), right);
        choices.explanationFirst().addListener((_, _, _) -> requestLayout());
        choices.besidePage().subscribe(on -> {
            optionsAside = on || optionsHidden;
            explanationAside = on;
            requestLayout();
        });
        explanation.visibleProperty().subscribe(_ -> updateBeside());
        // In focus order.
        options.setVisible(!choices.options().folded().get());
        Visibility.add(this, options, left, middle, right, explanation);
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

    /** True while the drawer with the options is open. */
    public ReadOnlyBooleanProperty optionsShownProperty() {
        return options.shown.getReadOnlyProperty();
    }

    /** True while the explanation has its usual place beside the board. */
    public ReadOnlyBooleanProperty explanationBesideProperty() {
        return explanationBeside.getReadOnlyProperty();
    }

    private void updateBeside() {
        explanationBeside.set(explanation.content.isVisible() && !boardAlone);
    }

    /** Opens the drawer with the options. */
    public void showOptions() {
        if (!options.content.isVisible()) {
            toggle(options);
        }
    }

    public boolean showsExplanation() {
        return explanation.content.isVisible();
    }

    /** Gives the board all of the room, with the options over it or the explanation beside it on request. */
    public void setBoardAlone(boolean on) {
        if (boardAlone != on) {
            boardAlone = on;
            options.useBoardAlone();
            explanation.useBoardAlone();
            updateBeside();
            requestLayout();
        }
    }

    /** Shows the explanation beside a board that has all of the room, or removes it. */
    public void showExplanation(boolean on) {
        explanation.content.setVisible(on || asking);
        requestLayout();
    }

    /** Gives the explanation a wide place beside the board, whatever else is chosen, for the question in it. */
    public void setAsking(boolean on) {
        asking = on;
        if (boardAlone) {
            explanation.content.setVisible(on);
        }
        requestLayout();
    }

    /** Gives a panel about the run the same place where the window is tight, since it would push the board away. */
    public void setPanelOpen(boolean on) {
        panelOpen = on;
        requestLayout();
    }

    /** Hides the columns that were asked for beside a board alone; returns whether there were any. */
    public boolean hideColumns() {
        boolean any = boardAlone && !asking && (options.content.isVisible() || explanation.content.isVisible());
        if (any) {
            options.content.setVisible(false);
            explanation.content.setVisible(false);
        }
        return any;
    }

    private void toggle(Column column) {
        if (boardAlone) {
            column.content.setVisible(!column.content.isVisible());
            requestLayout();
            return;
        }
        boolean open = !column.content.isVisible();
        column.choice.folded().set(!open);
        choices.explanationFirst().set(open && column == explanation);
        insistedFrom = open && column == explanation ? getWidth() : Double.MAX_VALUE;
        if (open) {
            optionsAside = false;
            explanationAside = false;
        }
        requestLayout();
    }

    /** Folds the options while something else shows the run; they unfold on request. */
    public void hideOptions(boolean on) {
        optionsHidden = on;
        optionsAside = on || choices.besidePage().get();
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
        boolean tight = getWidth() < TIGHT_BELOW * appearance.textSize();
        boolean beside = asking || panelOpen && tight && !boardAlone;
        pseudoClassStateChanged(TIGHT, beside && tight);
        pseudoClassStateChanged(PANEL, beside && !asking);
        if (beside) {
            double share = tight ? TIGHT_ASKED_SHARE : ASKED_SHARE;
            double least = Math.min(LEAST_ASKED * appearance.textSize(), getWidth() / 2);
            layOutBeside(asking ? Math.max(share * getWidth(), least) : PANEL_WIDTH * appearance.textSize());
            return;
        }
        if (boardAlone) {
            // What moves must not be behind the code.
            double wide = explanation.content.isVisible() ? Math.min(explanation.width(), getWidth() / 2) : 0;
            place(0, 0, 0, snapSizeX(wide));
            options.layOutOverBoard(0, Math.min(options.width(), getWidth()));
            return;
        }
        double handle = snapSizeX(explanation.columnHandle.prefWidth(-1));
        double room = getWidth() - handle - Math.max(share() * getWidth(), middle.minWidth(-1));
        boolean asked = choices.explanationFirst().get();
        boolean first = !options.choice.folded().get() && !optionsAside;
        boolean second = !explanation.choice.folded().get() && !explanationAside;
        if (first && second && options.least() + handle + explanation.least() > room) {
            first = !asked;
            second = asked;
        }
        double roomIfNeeded = getWidth() - handle - LEAST_BESIDE_NEEDED * getWidth();
        second &= getWidth() >= insistedFrom || explanation.least() <= (asked ? roomIfNeeded : room);
        double left = first ? handle : 0;
        room -= left;
        show(first, second);
        double one = first ? options.width() : 0;
        double other = second ? explanation.width() : 0;
        double more = one + other - room;
        double slack = one + other - (first ? options.least() : 0) - (second ? explanation.least() : 0);
        if (more > 0 && slack > 0) {
            double share = Math.min(1, more / slack);
            one -= first ? share * (one - options.least()) : 0;
            other -= second ? share * (other - explanation.least()) : 0;
        }
        place(snapSizeX(one), left, handle, snapSizeX(other));
    }

    /** Smallest share of the width for the board, less where a person has made a column wider. */
    private double share() {
        boolean wider =
                options.choice.width().get() > 1 || explanation.choice.width().get() > 1;
        return wider ? LEAST_WIDENED : LEAST_SHARE;
    }

    private void show(boolean first, boolean second) {
        options.show(first);
        options.columnHandle.setVisible(first);
        explanation.show(second);
    }

    /** Places the columns and the board between them. */
    private void place(double one, double left, double right, double other) {
        if (!boardAlone) {
            options.place(0, one);
        }
        options.columnHandle.resizeRelocate(one, 0, left, getHeight());
        middle.resizeRelocate(one + left, 0, Math.max(0, getWidth() - one - other - left - right), getHeight());
        explanation.columnHandle.resizeRelocate(getWidth() - other - right, 0, right, getHeight());
        explanation.place(getWidth() - other, other);
    }

    /** Lays out a question or a panel; the options stay where there is room for them as well. */
    private void layOutBeside(double width) {
        double right = boardAlone ? 0 : snapSizeX(explanation.columnHandle.prefWidth(-1));
        double wide = snapSizeX(width);
        double room = getWidth() - wide - 2 * right - LEAST_SHARE * getWidth();
        boolean both = !boardAlone && !options.choice.folded().get() && !optionsAside && options.least() <= room;
        if (boardAlone) {
            options.layOutOverBoard(0, Math.min(options.width(), getWidth()));
        } else {
            show(both, true);
        }
        place(both ? snapSizeX(Math.min(options.width(), room)) : 0, both ? right : 0, right, wide);
    }
}
