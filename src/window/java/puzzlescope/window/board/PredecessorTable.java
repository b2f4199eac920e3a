package puzzlescope.window.board;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import puzzlescope.picture.Pen;
import puzzlescope.picture.graph.PredecessorRows;
import puzzlescope.picture.graph.PredecessorTablePainter;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.WindowPage;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;

/**
 * The states of {@code last} after each visit: a row per visit, a column per node. Scrolls to the latest row and column
 * by itself; a click on a row goes to the beginning of its visit. Opens as a page of its own where there is no room beside
 * the board. FX thread only.
 */
public final class PredecessorTable extends VBox {

    private static final String WHOLE = "last-whole";

    private static final int FEWEST_ROWS = 6;
    private static final int MOST_ROWS = 17;

    private final TabContext context;
    private final IntFunction<OptionalLong> visited;
    private final Canvas canvas = new Canvas();
    private final Pane pane = new Pane(canvas);
    private final ScrollBar down = new ScrollBar();
    private final ScrollBar along = new ScrollBar();
    private PredecessorRows shownRows = new NoRows();
    private int rows = FEWEST_ROWS;
    private int shownVisits = -1;
    private int shownNodes = -1;
    private double shownWidth = -1;
    /** The page with the whole table while it is open. */
    private @Nullable WindowPage page;

    private @Nullable PredecessorTable whole;

    /** @param visited the position just after a visit began, counted from 0; empty if unknown */
    public PredecessorTable(TabContext context, IntFunction<OptionalLong> visited) {
        this(context, visited, "last-table");
        getStyleClass().add("panel");
        getChildren().addFirst(heading());
    }

    private PredecessorTable(TabContext context, IntFunction<OptionalLong> visited, String id) {
        this.context = context;
        this.visited = visited;
        setId(id);
        canvas.accessibleTextProperty().bind(context.appearance().texts().of("last.help"));
        down.setOrientation(Orientation.VERTICAL);
        down.setId(id + "-rows");
        along.setId(id + "-columns");
        Visibility.set(down, false);
        Visibility.set(along, false);
        pane.setMinWidth(0);
        var table = new BorderPane(pane);
        table.setRight(down);
        table.setBottom(along);
        getChildren().add(table);
        pane.widthProperty().addListener((_, _, _) -> paint());
        down.valueProperty().addListener((_, _, _) -> paint());
        along.valueProperty().addListener((_, _, _) -> paint());
        pane.setOnScroll(this::scroll);
        canvas.setOnMouseClicked(clicked -> goTo(visitAt(clicked.getY())));
        canvas.setOnMouseMoved(moved -> canvas.setCursor(visitAt(moved.getY()) < 0 ? Cursor.DEFAULT : Cursor.HAND));
    }

    private HBox heading() {
        var texts = context.appearance().texts();
        var name = LocalizedControls.wrapped();
        name.getStyleClass().add("panel-heading");
        name.textProperty().bind(texts.of("last"));
        name.setMaxWidth(Double.MAX_VALUE);
        Tooltips.set(name, texts.of("last.help"));
        var enlarge = new Button("", new FontIcon(MaterialDesignA.ARROW_EXPAND));
        enlarge.setId("last-enlarge");
        enlarge.getStyleClass().addAll("flat", "tool");
        enlarge.setMinWidth(USE_PREF_SIZE);
        enlarge.accessibleTextProperty().bind(texts.of(WHOLE));
        Tooltips.set(enlarge, texts.of(WHOLE));
        enlarge.setOnAction(_ -> enlarge(enlarge));
        HBox.setHgrow(name, Priority.ALWAYS);
        var heading = new HBox(name, enlarge);
        heading.setAlignment(Pos.CENTER_LEFT);
        return heading;
    }

    private void enlarge(Node owner) {
        var table = new PredecessorTable(context, visited, WHOLE);
        var opened = new WindowPage(context.appearance(), owner, "last", table, Position.INSTEAD);
        opened.setOnClosed(() -> {
            page = null;
            whole = null;
        });
        page = opened;
        whole = table;
        // Rows for the whole height, also when the page becomes higher.
        table.heightProperty().addListener((_, _, _) -> table.refresh(Optional.of(shownRows)));
        opened.show();
        table.refresh(Optional.of(shownRows));
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

    private PredecessorTablePainter painter() {
        var pen = new Pen(context.appearance().on(canvas), context.appearance());
        return new PredecessorTablePainter(pen, shownRows, true);
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

    /** Follows the position; shows no rows while the table is visible elsewhere, or there is none. */
    public void refresh(Optional<? extends PredecessorRows> next) {
        if (whole != null) {
            whole.refresh(next);
        }
        if (page != null && next.isEmpty()) {
            page.close();
        }
        Visibility.set(this, next.isPresent());
        if (next.isEmpty()) {
            return;
        }
        PredecessorRows board = next.get();
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

    /** Sets a bar's range to all and its position so that the newest is visible. */
    private static void follow(ScrollBar bar, int newest, int room, int all) {
        double max = Math.max(0, all - room);
        bar.setMax(max);
        bar.setVisibleAmount(max * room / Math.max(1.0, all));
        bar.setBlockIncrement(room);
        bar.setUnitIncrement(1);
        bar.setValue(Math.clamp((double) newest - room, 0, max));
        Visibility.set(bar, max > 0 && newest > 0);
    }

    /** Returns the number of rows that fit into the column. */
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

    /** The empty table before the first is shown. */
    private static final class NoRows implements PredecessorRows {

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
