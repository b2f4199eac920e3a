package puzzlescope.finder.window;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import javafx.geometry.Orientation;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.DragEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.TransferMode;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.finder.FinderTargets;
import puzzlescope.finder.board.FinderBoard;
import puzzlescope.finder.desktop.SystemPrograms;
import puzzlescope.finder.desktop.Trash;
import puzzlescope.finder.picture.FinderPicture;
import puzzlescope.finder.picture.RowsLayout;
import puzzlescope.picture.Box;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.window.board.BoardPlaces;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.TabContext;

/**
 * Draws the tree of folders and files as the walk finds them, and the table of matches below it. The newest row is
 * always visible, unless a person scrolls; the next event brings it back. Accepts a dropped folder.
 */
public final class FinderView extends BoardView {

    private static final System.Logger LOG = System.getLogger(FinderView.class.getName());

    private static final double MATCHES_SHARE = 0.42;
    private static final double SMALLEST_MATCHES = 120;
    private static final double LARGEST_MATCHES = 330;
    private static final double SMALLEST_TREE = 120;
    private static final double GAP = 6;
    private static final double FOLLOWED_EVENTS_PER_SECOND = 1000;
    /** Number of frames between refreshes of the table during fast playback. */
    private static final int FRAMES_BETWEEN = 12;

    private final FinderPanel panel;
    private final FinderPicture picture;
    private final MatchesPane matches;
    private final ScrollBar rows = new ScrollBar();
    private boolean following = true;
    private boolean scrolling;
    private @Nullable FinderBoard followed;
    private int followedRows;
    private boolean followedForward;
    private Optional<Event> followedEvent = Optional.empty();
    private int frames;

    public FinderView(TabContext context) {
        this(context, null);
    }

    /** @param finderActions execute commands; null for those of this system */
    FinderView(TabContext context, @Nullable FinderActions finderActions) {
        super(context);
        panel = new FinderPanel(context);
        picture = new FinderPicture(appearance());
        matches = new MatchesPane(context, finderActions == null ? actionsOfThisSystem() : finderActions);
        rows.setId("tree-rows");
        rows.setOrientation(Orientation.VERTICAL);
        rows.setFocusTraversable(false);
        rows.valueProperty().addListener((_, _, _) -> scrolled());
        rows.accessibleTextProperty().bind(appearance().texts().of("finder.view.tree"));
        getChildren().addAll(rows, matches);
        addEventHandler(ScrollEvent.SCROLL, this::scroll);
        setOnDragOver(this::dragged);
        setOnDragDropped(this::dropped);
    }

    private FinderActions actionsOfThisSystem() {
        return new FinderActions(
                new DialogPrompts(appearance(), this),
                Trash.ofThisSystem(),
                SystemPrograms.ofThisSystem(),
                FinderView::onItsOwnThread);
    }

    private static void onItsOwnThread(Runnable work) {
        var thread = new Thread(work, "finder-action");
        thread.setDaemon(true);
        thread.setUncaughtExceptionHandler(
                (_, thrown) -> LOG.log(System.Logger.Level.ERROR, "an action with files failed", thrown));
        thread.start();
    }

    /** The currently visible rows. */
    RowsLayout layoutNow() {
        return picture.layout();
    }

    private void scroll(ScrollEvent event) {
        if (event.getY() < treeHeight() && rows.isVisible()) {
            double rowsMoved = -event.getDeltaY() / picture.rowHeight();
            rows.setValue(Math.clamp(rows.getValue() + rowsMoved, 0, rows.getMax()));
            event.consume();
        }
    }

    private void scrolled() {
        if (!scrolling) {
            following = false;
            repaint();
        }
    }

    private void dragged(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY_OR_MOVE);
        }
        event.consume();
    }

    private void dropped(DragEvent event) {
        event.setDropCompleted(FinderPanel.take(context, event.getDragboard().getFiles()));
        event.consume();
    }

    private double matchesHeight() {
        double least = Math.max(SMALLEST_MATCHES, Math.ceil(matches.minHeight(getWidth())));
        double wanted = Math.clamp(getHeight() * MATCHES_SHARE, least, Math.max(least, LARGEST_MATCHES));
        return getHeight() - wanted < SMALLEST_TREE ? 0 : Math.floor(wanted);
    }

    private double treeHeight() {
        return Math.floor(getHeight()) - matchesHeight() - GAP;
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        double bar = rows.prefWidth(-1);
        rows.resizeRelocate(getWidth() - bar, 0, bar, treeHeight());
        matches.setVisible(matchesHeight() > 0);
        matches.resizeRelocate(0, treeHeight() + GAP, getWidth(), matchesHeight());
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        var board = (FinderBoard) moment.board();
        follow(board, moment);
        int lines = picture.lines(treeHeight());
        rows.setVisible(board.rows() > lines);
        double inner = width - (rows.isVisible() ? rows.prefWidth(-1) : 0);
        picture.beginAt(following ? FinderPicture.NEWEST : (int) Math.round(rows.getValue()));
        picture.paint(surface, inner, treeHeight(), context.player().session(), moment);
        showBar(board, lines);
    }

    /** Scrolls to the newest row with every event. */
    private void follow(FinderBoard board, Moment moment) {
        boolean same = board == followed
                && board.rows() == followedRows
                && moment.forward() == followedForward
                && moment.event().equals(followedEvent);
        if (!same) {
            following = true;
            followed = board;
            followedRows = board.rows();
            followedForward = moment.forward();
            followedEvent = moment.event();
        }
    }

    private void showBar(FinderBoard board, int lines) {
        scrolling = true;
        rows.setMax(Math.max(0, board.rows() - Math.max(1, lines / 2)));
        rows.setVisibleAmount(lines);
        rows.setBlockIncrement(lines);
        if (following) {
            rows.setValue(Math.min(layoutNow().first(), rows.getMax()));
        }
        scrolling = false;
    }

    @Override
    protected @Nullable BoardPlaces places() {
        return moment() != null && moment().board() instanceof FinderBoard board ? new Rows(board) : null;
    }

    /** The rows of the tree, by their numbers; the folder of a row lies on its left. */
    private final class Rows implements BoardPlaces {

        private final FinderBoard board;

        Rows(FinderBoard board) {
            this.board = board;
        }

        @Override
        public Form form() {
            return Form.ROW;
        }

        @Override
        public long[] all() {
            return LongStream.range(0, board.rows()).toArray();
        }

        @Override
        public long first() {
            return board.rows() == 0 ? -1 : layoutNow().first();
        }

        @Override
        public long neighbour(long place, Side side) {
            return switch (side) {
                case TOP -> Math.max(0, place - 1);
                case BOTTOM -> Math.min(board.rows() - 1, place + 1);
                case LEFT -> {
                    var above = board.foundEntries().entry((int) place).parent();
                    yield above == null ? place : above.number();
                }
                case RIGHT -> place;
            };
        }

        @Override
        public @Nullable Box outline(long place) {
            return picture.outline(board, place).orElse(null);
        }

        @Override
        public boolean reveal(long place) {
            var layout = layoutNow();
            boolean hidden = place < layout.first() || place >= layout.last();
            if (hidden) {
                // Some rows above, since the folders that contain it are pinned there.
                rows.setValue(Math.clamp(place - layout.taken() / 2.0, 0, rows.getMax()));
            }
            return hidden;
        }
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        return moment() != null && moment().board() instanceof FinderBoard board && y < treeHeight()
                ? picture.entryAt(board, y).map(entry -> FinderTargets.entry(board.foundEntries(), entry)).stream()
                        .toList()
                : List.of();
    }

    @Override
    public Node sidePanel() {
        return panel;
    }

    @Override
    public void refreshSidePanel() {
        panel.refresh();
        if (!context.player().isFasterThan(FOLLOWED_EVENTS_PER_SECOND) || frames++ % FRAMES_BETWEEN == 0) {
            matches.show((FinderBoard) context.player().session().timeline().board());
        }
    }
}
