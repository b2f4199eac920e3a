package puzzlescope.ui.app;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.run.RunState;
import puzzlescope.text.Listing;
import puzzlescope.ui.control.BoardView;
import puzzlescope.ui.control.CallStackView;
import puzzlescope.ui.control.CountersView;
import puzzlescope.ui.control.DepthCurve;
import puzzlescope.ui.control.Desk;
import puzzlescope.ui.control.ListingView;
import puzzlescope.ui.control.OptionsPane;
import puzzlescope.ui.control.SentenceView;
import puzzlescope.ui.control.Shortcut;
import puzzlescope.ui.control.TransportBar;
import puzzlescope.ui.player.Player;
import puzzlescope.ui.player.Session;
import puzzlescope.ui.theme.Look;

/**
 * One puzzle's tab: options on the left, the board in the middle, what explains it on the right, the player below. FX thread
 * only.
 */
final class PuzzleTab implements Desk {

    /** The share of the window that a column may take, so that large text leaves room for the board. */
    private static final double WIDEST_SIDE = 0.28;

    private final Look look;
    private final Puzzle puzzle;
    private final Player player;
    private final OptionsPane options;
    private final BoardView board;
    private final SentenceView sentence;
    private final ListingView listing;
    private final CallStackView callStack;
    private final CountersView counters;
    private final DepthCurve curve;
    private final TransportBar transport;
    private final RunStatus status;
    private final Button run = new Button();
    private final BorderPane root = new BorderPane();
    private boolean visited;
    private boolean anew = true;

    PuzzleTab(Look look, Puzzle puzzle, Runnable wake) {
        this.look = look;
        this.puzzle = puzzle;
        player = new Player(Session.of(puzzle, puzzle.presets()), wake);
        options = new OptionsPane(look, puzzle);
        board = Views.of(puzzle.id(), this);
        sentence = new SentenceView(look);
        listing = new ListingView(look);
        callStack = new CallStackView(look);
        counters = new CountersView(look, puzzle.vocabulary());
        curve = new DepthCurve(look);
        transport = new TransportBar(look, player);
        status = new RunStatus(look, player);
        lay();
        callStack.setOnSeek(player::seek);
        curve.setOnSeek(player::seek);
        look.texts().wordsProperty().addListener((_, _, _) -> useListing());
        look.palette().versionProperty().addListener((_, _, _) -> invalidate());
        root.sceneProperty().addListener((_, _, _) -> invalidate());
        board.widthProperty().addListener((_, _, _) -> invalidate());
        curve.widthProperty().addListener((_, _, _) -> invalidate());
        curve.heightProperty().addListener((_, _, _) -> invalidate());
        options.setOnRun(this::runFromOptions);
        useListing();
    }

    private void lay() {
        root.getStyleClass().add("tab");
        options.setMinHeight(Region.USE_PREF_SIZE);
        var left = side("options-column", heading(), options, runButton(), copyButton(), extra());
        left.setFitToHeight(true);
        root.setLeft(left);
        root.setRight(side("explanation-column", listing, callStack, counters));
        var middle = new VBox(board, sentence);
        middle.getStyleClass().add("stage");
        VBox.setVgrow(board, Priority.ALWAYS);
        root.setCenter(middle);
        var player = new VBox(curve, transport, status);
        player.getStyleClass().add("player");
        root.setBottom(player);
    }

    private ScrollPane side(String styleClass, Node... content) {
        var column = new VBox(content);
        column.getStyleClass().add("column");
        var pane = new ScrollPane(column);
        pane.setFitToWidth(true);
        pane.setFocusTraversable(false);
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        pane.getStyleClass().addAll("side", styleClass);
        pane.maxWidthProperty().bind(root.widthProperty().multiply(WIDEST_SIDE));
        return pane;
    }

    private Label heading() {
        var heading = new Label();
        heading.textProperty().bind(look.texts().of(puzzle.id() + ".name"));
        heading.getStyleClass().add("panel-heading");
        return heading;
    }

    private Button runButton() {
        run.setId("run");
        run.textProperty().bind(look.texts().of("run"));
        run.getStyleClass().add("accent");
        run.setMaxWidth(Double.MAX_VALUE);
        run.disableProperty().bind(options.validProperty().not());
        run.setTooltip(tooltip("run.help", Shortcut.RUN));
        run.setOnAction(_ -> run());
        return run;
    }

    private Button copyButton() {
        var copy = new Button();
        copy.setId("copy-text");
        copy.setGraphic(new FontIcon(MaterialDesignC.CONTENT_COPY));
        copy.textProperty().bind(look.texts().of("copy-text"));
        copy.setMaxWidth(Double.MAX_VALUE);
        copy.setTooltip(tooltip("copy-text.help", Shortcut.COPY_TEXT));
        copy.setOnAction(_ -> copyText());
        return copy;
    }

    private Tooltip tooltip(String key, Shortcut shortcut) {
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(look.texts().of("tooltip.keys", Message.of(key), shortcut.keys()));
        return tooltip;
    }

    private Node extra() {
        var panel = Optional.ofNullable(board.sidePanel()).orElseGet(VBox::new);
        VBox.setVgrow(panel, Priority.ALWAYS);
        if (panel instanceof Region region) {
            // Unless the style sheet says how low it may be.
            region.setMinHeight(Region.USE_PREF_SIZE);
        }
        return panel;
    }

    private void useListing() {
        listing.use(Listing.of(puzzle, player.session().arguments(), look.texts().language()));
        invalidate();
    }

    private void invalidate() {
        anew = true;
        player.invalidate();
    }

    Puzzle puzzle() {
        return puzzle;
    }

    Node node() {
        return root;
    }

    OptionsPane options() {
        return options;
    }

    @Override
    public Look look() {
        return look;
    }

    @Override
    public Player player() {
        return player;
    }

    @Override
    public Arguments arguments() {
        return options.arguments();
    }

    @Override
    public <T> void choose(Parameter<T> parameter, T value) {
        options.fill(parameter, value);
        run();
    }

    /** Makes a new run of what is filled in and stands at its start; nothing while the options are not valid. */
    void run() {
        if (!options.validProperty().get()) {
            return;
        }
        player.open(Session.of(puzzle, options.arguments()));
        player.session().run().start();
        useListing();
    }

    /** A run asked for from within the form; the focus leaves the form, so that Space plays. */
    private void runFromOptions() {
        run();
        curve.requestFocus();
    }

    /** Called when the tab comes to the front: the first time, its run is made, of the presets if the options do not hold. */
    void shown() {
        if (!visited) {
            visited = true;
            if (options.validProperty().get()) {
                run();
            } else {
                player.session().run().start();
            }
        }
        player.rest();
        invalidate();
    }

    /** Called when another tab comes to the front: playing goes on when this one comes back. */
    void hidden() {
        player.rest();
    }

    /** Ends what is running; the tab is not used any more. */
    void close() {
        player.session().run().stop();
    }

    void copyText() {
        CopyText.copy(look.texts().words(), player.session(), player::tell);
    }

    /**
     * Moves on to a frame's time and draws what has changed.
     *
     * @return whether another frame is wanted
     */
    boolean tick(long now) {
        if (player.tick(now) || anew) {
            draw();
        }
        return player.isBusy();
    }

    private void draw() {
        var timeline = player.session().timeline();
        var moment = player.moment();
        board.show(moment);
        board.refreshSidePanel();
        sentence.show(moment.event(), puzzle.id() + ".summary");
        listing.show(moment.event());
        callStack.show(timeline);
        counters.show(timeline);
        curve.show(player.session().trace(), timeline.position(), anew);
        var state = player.session().run().state();
        transport.show(state == RunState.RUNNING || state == RunState.PAUSED_FULL);
        status.show();
        anew = false;
    }
}
