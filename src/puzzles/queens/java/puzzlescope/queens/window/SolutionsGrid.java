package puzzlescope.queens.window;

import java.util.function.Consumer;
import java.util.function.LongConsumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.text.Font;
import org.controlsfx.control.GridView;
import org.jspecify.annotations.Nullable;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.picture.RecordedSolutions;
import puzzlescope.window.theme.Appearance;

/**
 * Solutions as small boards in rows, of which only the visible ones exist. One has the cursor, which arrow keys move,
 * and Enter or Space selects it; it follows the position. FX thread only.
 */
final class SolutionsGrid extends GridView<Integer> {

    private static final int ROWS_A_PAGE = 4;
    private static final int ROWS_AT_LEAST = 2;
    /** Number of queens above which boards are shown larger. */
    private static final int MOST_SMALL_QUEENS = 10;

    /** Width that {@link GridView} leaves free for its scroll bar, px. */
    private static final double SCROLL_BAR = 18;
    /** Part of a cell's width beside the board, px. */
    private static final double BORDERS = 6;

    private static final double SMALLEST_BOARD = 16;
    /** Room around a cell, in font sizes. */
    private static final double SPACING = 0.1;

    /** Height of a line of text, in font sizes. */
    private static final double LINE = 1.2;
    /** Fraction of its length by which the list grows at a time while the run is recorded. */
    private static final int GROWTH = 16;

    private final Appearance appearance;
    private final ObservableValue<Font> font;
    private final LongConsumer chosen;
    private final Indices indices = new Indices();
    private @Nullable VirtualFlow<?> flow;
    private @Nullable RecordedSolutions recordedSolutions;
    private int columns = 1;
    private long cursor;
    private long followed;

    /**
     * @param font of the numbers above the boards
     * @param chosen receives the number of the selected solution
     */
    SolutionsGrid(Appearance appearance, ObservableValue<Font> font, LongConsumer chosen) {
        this.appearance = appearance;
        this.font = font;
        this.chosen = chosen;
        setId("solutions-grid");
        getStyleClass().add("solutions-grid");
        setAccessibleRole(AccessibleRole.LIST_VIEW);
        accessibleTextProperty().bind(appearance.texts().of("queens.solutions"));
        setFocusTraversable(true);
        setItems(indices);
        setCellFactory(_ -> new SolutionCell(this, appearance));
        font.subscribe(_ -> requestLayout());
        skinProperty().subscribe(this::findFlow);
        setOnKeyPressed(this::press);
    }

    /**
     * Measures before the layout. Neither the style sheet nor a new font may do so: they may come while a cell is made,
     * and would change the number of rows meanwhile.
     */
    @Override
    protected void layoutChildren() {
        measure();
        super.layoutChildren();
    }

    private void measure() {
        double spacing = Math.rint(SPACING * font.getValue().getSize());
        setHorizontalCellSpacing(spacing);
        setVerticalCellSpacing(spacing);
        double width = Math.floor((getWidth() - SCROLL_BAR) / columns - 2 * getHorizontalCellSpacing());
        setCellWidth(Math.max(width, SMALLEST_BOARD + BORDERS));
        setCellHeight(Math.ceil(getCellWidth() + LINE * font.getValue().getSize()));
        // Takes the available room, but never so much that its end would be invisible.
        double rows = ROWS_AT_LEAST * (getCellHeight() + 2 * getVerticalCellSpacing());
        setMinHeight(rows);
        setPrefHeight(rows);
    }

    private void findFlow() {
        if (lookup("#virtual-flow") instanceof VirtualFlow<?> found) {
            found.setFocusTraversable(false);
            flow = found;
        }
    }

    /** Side of a small board, px. */
    double side() {
        return getCellWidth() - BORDERS;
    }

    @Nullable
    RecordedSolutions solutions() {
        return recordedSolutions;
    }

    long cursor() {
        return cursor;
    }

    /**
     * Shows changes.
     *
     * @param growing whether the run is being recorded
     */
    void show(RecordedSolutions next, boolean growing) {
        boolean other = recordedSolutions != next;
        recordedSolutions = next;
        if (other) {
            columns = next.queens() > MOST_SMALL_QUEENS ? 2 : 3;
            requestLayout();
        }
        int size = Math.toIntExact(Math.max(0, next.shown() - next.droppedCount()));
        int shown = indices.size();
        if (other || !growing || size < shown || size - shown > shown / GROWTH) {
            indices.resize(size);
        }
        if (other || followed != next.countSoFar()) {
            followed = next.countSoFar();
            moveCursor(followed);
        } else {
            forEachInSight(SolutionCell::refresh);
        }
    }

    /** Goes to a solution and announces it. */
    void choose(long number) {
        requestFocus();
        moveCursor(number);
        chosen.accept(cursor);
    }

    private void press(KeyEvent event) {
        // Page keys without modifiers are those of a presentation clicker.
        boolean page = event.getCode() == KeyCode.PAGE_UP || event.getCode() == KeyCode.PAGE_DOWN;
        if (event.isShiftDown() != page || event.isControlDown() || event.isAltDown() || event.isMetaDown()) {
            return;
        }
        boolean mine = true;
        switch (event.getCode()) {
            case LEFT -> moveCursor(cursor - 1);
            case RIGHT -> moveCursor(cursor + 1);
            case UP -> moveCursor(cursor - columns);
            case DOWN -> moveCursor(cursor + columns);
            case PAGE_UP -> moveCursor(cursor - (long) ROWS_A_PAGE * columns);
            case PAGE_DOWN -> moveCursor(cursor + (long) ROWS_A_PAGE * columns);
            case HOME -> moveCursor(1);
            case END -> moveCursor(Long.MAX_VALUE);
            case ENTER, SPACE -> choose(cursor);
            default -> mine = false;
        }
        if (mine) {
            event.consume();
        }
    }

    private void moveCursor(long number) {
        var now = recordedSolutions;
        if (now == null || indices.isEmpty()) {
            return;
        }
        cursor = Math.clamp(number, now.droppedCount() + 1, now.droppedCount() + indices.size());
        if (flow != null) {
            flow.scrollTo((int) (cursor - now.droppedCount() - 1) / columns);
        }
        forEachInSight(SolutionCell::refresh);
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    private void forEachInSight(Consumer<SolutionCell> action) {
        var rows = flow;
        if (rows == null || rows.getFirstVisibleCell() == null || rows.getLastVisibleCell() == null) {
            return;
        }
        int last = rows.getLastVisibleCell().getIndex();
        for (int i = rows.getFirstVisibleCell().getIndex(); i <= last; i++) {
            var row = rows.getVisibleCell(i);
            if (row != null) {
                row.getChildrenUnmodifiable().forEach(child -> {
                    if (child instanceof SolutionCell cell) {
                        action.accept(cell);
                    }
                });
            }
        }
    }

    /** A solution as text: its number and the columns of its queens. */
    String describe(long number) {
        var columns = new StringBuilder();
        var now = recordedSolutions;
        if (now != null) {
            now.placement(number).ifPresent(placement -> {
                for (int row = 0; row < now.queens(); row++) {
                    columns.append(row == 0 ? "" : " ").append(1 + WalkBoard.column(placement, row));
                }
            });
        }
        return appearance.localize("queens.solutions.board", number, columns);
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.TEXT && cursor > 0
                ? describe(cursor)
                : super.queryAccessibleAttribute(attribute, parameters);
    }
}
