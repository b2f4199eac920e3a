package puzzlescope.ui.board;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import javafx.geometry.Orientation;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import puzzlescope.picture.graph.GraphPen;
import puzzlescope.picture.graph.LastRows;
import puzzlescope.picture.graph.LastTablePainter;

/**
 * The states of {@code last} after each visit: a row a visit, a column a node. It brings the latest row and column into sight
 * by itself; a click on a row goes to the beginning of its visit. FX thread only.
 */
public final class LastTable extends VBox {

    private static final int FEWEST_ROWS = 6;
    private static final int MOST_ROWS = 17;

    private final TabContext context;
    private final IntFunction<OptionalLong> visited;
    private final Canvas canvas = new Canvas();
    private final Pane pane = new Pane(canvas);
    private final ScrollBar down = new ScrollBar();
    private final ScrollBar along = new ScrollBar();
    private LastRows shownRows = new NoRows();
    private int rows = FEWEST_ROWS;
    private int shownVisits = -1;
    private int shownNodes = -1;
    private double shownWidth = -1;

    /** @param visited the position just after a visit began, counted from 0; empty if that is not known */
    public LastTable(TabContext context, IntFunction<OptionalLong> visited) {
        this.context = context;
        this.visited = visited;
        setId("last-table");
        getStyleClass().add("panel");
        var heading = new Label();
        heading.getStyleClass().add("panel-heading");
        heading.textProperty().bind(context.appearance().texts().of("last"));
        var help = new Tooltip();
        help.textProperty().bind(context.appearance().texts().of("last.help"));
        heading.setTooltip(help);
        canvas.accessibleTextProperty().bind(context.appearance().texts().of("last.help"));
        down.setOrientation(Orientation.VERTICAL);
        down.setId("last-table-rows");
        along.setId("last-table-columns");
        show(down, false);
        show(along, false);
        pane.setMinWidth(0);
        var table = new BorderPane(pane);
        table.setRight(down);
        table.setBottom(along);
        getChildren().addAll(heading, table);
        pane.widthProperty().addListener((_, _, _) -> paint());
        down.valueProperty().addListener((_, _, _) -> paint());
        along.valueProperty().addListener((_, _, _) -> paint());
        pane.setOnScroll(this::scroll);
        canvas.setOnMouseClicked(clicked -> goTo(visitAt(clicked.getY())));
        canvas.setOnMouseMoved(moved -> canvas.setCursor(visitAt(moved.getY()) < 0 ? Cursor.DEFAULT : Cursor.HAND));
    }

    private void scroll(ScrollEvent scrolled) {
        boolean sideways = Math.abs(scrolled.getDeltaX()) > Math.abs(scrolled.getDeltaY());
        var bar = sideways ? along : down;
        double delta = sideways ? scrolled.getDeltaX() : scrolled.getDeltaY();
        if (bar.getMax() > 0) {
            bar.setValue(Math.clamp(bar.getValue() - Math.signum(delta), 0, bar.getMax()));
            scrolled.consume();
        }
    }

    private LastTablePainter painter() {
        var pen = new GraphPen(context.appearance().on(canvas), context.appearance());
        return new LastTablePainter(pen, shownRows, true);
    }

    private int visitAt(double y) {
        var painter = painter();
        int visit = (int) down.getValue() + (int) Math.floor((y - painter.headHeight()) / painter.rowHeight());
        return y >= painter.headHeight() && visit < shownRows.visits() ? visit : -1;
    }

    private void goTo(int visit) {
        if (visit >= 0) {
            visited.apply(visit).ifPresent(context.player()::seek);
        }
    }

    /** Follows the position; none are shown while the table is to be seen elsewhere, or there is none. */
    public void refresh(Optional<? extends LastRows> next) {
        setVisible(next.isPresent());
        setManaged(next.isPresent());
        if (next.isEmpty()) {
            return;
        }
        LastRows board = next.get();
        shownRows = board;
        int fitting = Math.min(fittingRows(), Math.max(FEWEST_ROWS, board.allVisits()));
        double width = pane.getWidth();
        if (board.visits() != shownVisits || board.nodes() != shownNodes || fitting != rows || width != shownWidth) {
            shownVisits = board.visits();
            shownNodes = board.nodes();
            shownWidth = width;
            rows = fitting;
            var painter = painter();
            int columns = painter.columns(width);
            follow(down, board.visits(), rows, Math.max(1, board.allVisits()));
            follow(along, board.nodes(), columns, board.allNodes());
        }
        paint();
    }

    /** Lets a bar range over all and stand where the newest is in sight. */
    private static void follow(ScrollBar bar, int newest, int room, int all) {
        double max = Math.max(0, all - room);
        bar.setMax(max);
        bar.setVisibleAmount(max * room / Math.max(1.0, all));
        bar.setBlockIncrement(room);
        bar.setUnitIncrement(1);
        bar.setValue(Math.clamp((double) newest - room, 0, max));
        show(bar, max > 0 && newest > 0);
    }

    private static void show(ScrollBar bar, boolean shown) {
        bar.setVisible(shown);
        bar.setManaged(shown);
    }

    /** Returns the number of rows that there is room for in the column. */
    private int fittingRows() {
        double top = 0;
        for (Node part = pane; part != null; part = part.getParent()) {
            if (part.getStyleClass().contains("viewport")) {
                var painter = painter();
                double room = part.getLayoutBounds().getHeight() - top - painter.headHeight() - 2 * painter.rowHeight();
                return Math.clamp((int) ((room - along.prefHeight(-1)) / painter.rowHeight()), FEWEST_ROWS, MOST_ROWS);
            }
            top += part.getLayoutY();
        }
        return MOST_ROWS;
    }

    private void paint() {
        var painter = painter();
        double height = painter.headHeight() + rows * painter.rowHeight();
        pane.setMinHeight(height);
        pane.setPrefHeight(height);
        canvas.setWidth(Math.floor(pane.getWidth()));
        canvas.setHeight(height);
        canvas.getGraphicsContext2D().clearRect(0, 0, canvas.getWidth(), height);
        if (canvas.getWidth() > 0 && shownRows.nodes() > 0) {
            painter.paint((int) down.getValue(), (int) along.getValue(), rows, painter.columns(canvas.getWidth()));
        }
    }

    /** Before anything is shown. */
    private static final class NoRows implements LastRows {

        @Override
        public int nodes() {
            return 0;
        }

        @Override
        public int visits() {
            return 0;
        }

        @Override
        public int visit(int index) {
            throw new IndexOutOfBoundsException(index);
        }

        @Override
        public void lastAfter(int visit, int[] row) {
            throw new IndexOutOfBoundsException(visit);
        }

        @Override
        public String name(int node) {
            throw new IndexOutOfBoundsException(node);
        }
    }
}
