package puzzlescope.ui.app;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Hint;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Result;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.RunState;
import puzzlescope.core.trace.Retention;
import puzzlescope.text.Code;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.PuzzleFace;
import puzzlescope.ui.board.TabContext;
import puzzlescope.ui.control.GamePanel;
import puzzlescope.ui.control.OptionsPane;
import puzzlescope.ui.control.SentenceView;
import puzzlescope.ui.control.Shortcut;
import puzzlescope.ui.control.TransportBar;
import puzzlescope.ui.fx.SideScroll;
import puzzlescope.ui.player.Game;
import puzzlescope.ui.player.Player;
import puzzlescope.ui.player.Player.Motion;
import puzzlescope.ui.player.Session;
import puzzlescope.ui.player.Speed;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.timeline.TimelinePane;

/**
 * One puzzle's tab: options on the left, the board in the middle, what explains it on the right, the player below. FX thread
 * only.
 */
final class PuzzleTab implements TabContext {

    /** The share of the window that a column may take, so that large text leaves room for the board. */
    private static final double WIDEST_SIDE = 0.28;

    private static final double WIDEST_PROGRAM = 0.36;
    private static final PseudoClass PROGRAM = PseudoClass.getPseudoClass("program");

    /** A run of more steps is not made unasked when the window opens. */
    private static final long MANY_STEPS = 10_000_000;

    /** Faster than this, in events a second, nobody reads the words of every frame. */
    private static final double FASTEST_READ = 100;

    private final Appearance appearance;
    private final Puzzle puzzle;
    private final Retention retention;
    private final Player player;
    private final OptionsPane options;
    private final BoardView board;
    private final SentenceView sentence;
    private final Explanation explanation;
    private final TimelinePane timeline;
    private final Finding finding;
    private final CopyText copying;
    private final TransportBar transport;
    private final RunStatus status;
    private final Optional<ManualPlay> hand;
    private final BorderPane root = new BorderPane();
    private final BooleanProperty byHand = new SimpleBooleanProperty();
    private final LabelTurns turns = new LabelTurns();
    private @Nullable Message refusal;
    private long refusedAt;
    /** Whether the last run of what is filled in was one that nobody wants unasked. */
    private boolean heavy;

    private boolean visited;
    private boolean anew = true;

    /**
     * @param retention how much of its recordings is kept; shared by all tabs
     * @param choices shared by all tabs
     */
    PuzzleTab(Appearance appearance, Puzzle puzzle, Retention retention, WindowChoices choices, Runnable wake) {
        this.appearance = appearance;
        this.retention = retention;
        this.puzzle = puzzle;
        player = new Player(Session.of(puzzle, puzzle.presets(), retention), wake);
        player.speedProperty().bindBidirectional(choices.speed());
        options = new OptionsPane(appearance, puzzle);
        board = PuzzleFace.of(puzzle.id()).view(this);
        sentence = new SentenceView(appearance);
        timeline = new TimelinePane(appearance, player);
        finding = new Finding(appearance, player, board, this::focus);
        explanation = new Explanation(
                appearance,
                puzzle,
                player,
                choices,
                (line, forward) -> finding.find().choose(line, forward));
        transport = new TransportBar(appearance, player, finding::open);
        copying = new CopyText(player);
        status = new RunStatus(appearance, player, finding.find(), copying);
        hand = puzzle.gameRules().map(rules -> new ManualPlay(appearance, puzzle, rules, player, new Runs()));
        lay(choices);
        explanation.setOnTry(this::attempt);
        choices.callsAsTree().addListener((_, _, _) -> invalidate());
        choices.about().addListener((_, _, _) -> {
            explain();
            invalidate();
        });
        appearance.texts().wordsProperty().addListener((_, _, _) -> useListing());
        appearance.palette().versionProperty().addListener((_, _, _) -> invalidate());
        root.sceneProperty().addListener((_, _, _) -> invalidate());
        board.widthProperty().addListener((_, _, _) -> invalidate());
        options.setOnRun(this::runFromOptions);
        options.changedProperty().addListener((_, _, _) -> invalidate());
        options.validProperty().addListener((_, _, _) -> invalidate());
        useListing();
    }

    private void lay(WindowChoices choices) {
        root.getStyleClass().add("tab");
        root.setLeft(side(new OptionsColumn(this, options, board.sidePanel(), byHand), "options-column"));
        var middle = new VBox(board, sentence);
        middle.getStyleClass().add("stage");
        VBox.setVgrow(board, Priority.ALWAYS);
        // In the order in which the focus goes through them.
        root.setCenter(middle);
        var right = side(new VBox(explanation), "explanation-column");
        root.setRight(right);
        choices.code().subscribe(code -> widen(right, code != Code.PSEUDOCODE));
        explain();
        var player = new VBox(timeline, finding.bar(), transport, status);
        player.getStyleClass().add("player");
        root.setBottom(player);
    }

    /** Shows what explains the solver, or the game. The focus does not go away with what had it. */
    private void explain() {
        boolean had = explanation.isFocusWithin();
        explanation.lay(hand.filter(ManualPlay::isOn).map(ManualPlay::panel));
        if (had && !explanation.isFocusWithin()) {
            focus();
        }
    }

    /** Fills in what is to be tried, such as {@code n=6}, and runs it. */
    private void attempt(List<String> inputs) {
        for (var input : inputs) {
            int sign = input.indexOf('=');
            options.fill(input.substring(0, sign), input.substring(sign + 1));
        }
        run();
    }

    /** Puts the focus where the space bar plays. */
    void focus() {
        timeline.requestFocus();
    }

    /** Lets the arrow keys lead over the board, or step again if they did. */
    void switchToBoard() {
        if (board.isFocused() && board.hideCursor()) {
            focus();
        } else {
            board.requestFocus();
            board.showCursor();
        }
    }

    /** A column that scrolls where it has no room, and leaves enough to the board. */
    private SideScroll side(VBox column, String styleClass) {
        column.getStyleClass().add("column");
        var pane = new SideScroll(column);
        pane.getStyleClass().add(styleClass);
        pane.maxWidthProperty().bind(root.widthProperty().multiply(WIDEST_SIDE));
        return pane;
    }

    /** The lines of programs are longer than those of pseudocode. */
    private void widen(SideScroll pane, boolean program) {
        pane.pseudoClassStateChanged(PROGRAM, program);
        pane.maxWidthProperty().bind(root.widthProperty().multiply(program ? WIDEST_PROGRAM : WIDEST_SIDE));
    }

    private void useListing() {
        explanation.use();
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

    Finding finding() {
        return finding;
    }

    TimelinePane timeline() {
        return timeline;
    }

    BoardView board() {
        return board;
    }

    @Override
    public Appearance appearance() {
        return appearance;
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
    public String typed(Parameter<?> parameter) {
        return options.texts().getOrDefault(parameter.name(), "");
    }

    @Override
    public <T> void choose(Parameter<T> parameter, T value) {
        options.fill(parameter, value);
        run();
    }

    /** Makes a new run of what is filled in and stands at its start; nothing while the options are not valid. */
    void run() {
        if (isRefused()) {
            return;
        }
        start(options.arguments());
    }

    /** Whether the options cannot be run; then that is said, and the field is to be corrected. */
    private boolean isRefused() {
        boolean valid = options.validProperty().get();
        refusal = valid ? null : options.refusal().orElse(null);
        refusedAt = player.session().timeline().position();
        if (!valid) {
            options.focusRefused();
            invalidate();
        }
        return !valid;
    }

    /** What is to be said of the options instead of the event at the position; null if nothing. */
    private @Nullable Message refusal() {
        boolean here = refusedAt == player.session().timeline().position();
        return here && !options.validProperty().get() ? refusal : null;
    }

    @Override
    public void run(Arguments arguments) {
        fill(arguments);
        start(arguments);
    }

    /** What a game can make of the tab. */
    private final class Runs implements ManualPlay.Runs {

        @Override
        public void leave() {
            PuzzleTab.this.run();
        }

        @Override
        public void run(Arguments arguments) {
            fill(arguments);
            start(arguments);
        }

        @Override
        public void watch(Arguments arguments) {
            run(arguments);
            player.play(Motion.FORWARD);
        }

        @Override
        public void play(Arguments arguments) {
            fill(arguments);
            playByHand(arguments);
        }
    }

    private void fill(Arguments arguments) {
        puzzle.parameters().forEach(parameter -> fill(parameter, arguments));
    }

    private <T> void fill(Parameter<T> parameter, Arguments arguments) {
        options.fill(parameter, arguments.get(parameter));
    }

    private void start(Arguments arguments) {
        hand.ifPresent(ManualPlay::end);
        byHand.set(false);
        options.free();
        explain();
        player.open(Session.of(puzzle, arguments, retention));
        player.session().run().start();
        options.setRun(arguments);
        useListing();
    }

    /** From the solver to a game, or back. */
    void switchHands() {
        useHands(!isByHand());
    }

    /** Begins a game with the options, or goes back to the solver. */
    void useHands(boolean on) {
        if (!on || hand.isEmpty()) {
            run();
        } else if (isRefused()) {
            byHand.set(false);
        } else {
            playByHand(options.arguments());
        }
    }

    private void playByHand(Arguments arguments) {
        var game = hand.orElseThrow();
        game.begin(arguments);
        options.setRun(arguments);
        byHand.set(true);
        options.hold(game.idle(), "game.idle-option");
        explain();
        board.requestFocus();
        invalidate();
    }

    /** What can be done while a person plays; empty if nobody does. */
    Optional<GamePanel.Actions> hand() {
        return hand.filter(ManualPlay::isOn).map(GamePanel.Actions.class::cast);
    }

    /** The game that is being played. */
    Optional<Game> game() {
        return hand.flatMap(ManualPlay::game);
    }

    /** Takes a key as a move by hand, if it is one. */
    boolean press(KeyEvent key) {
        return isByHand() && board.press(key);
    }

    /**
     * Ends the search for a position or the copying, or takes the cursor of the keys from the board, or gives up the selected range, or stops the
     * run or the search for a hint.
     */
    void stop() {
        if (finding.end() || copying.stop() || board.hideCursor()) {
            return;
        }
        if (player.loop().range().isPresent()) {
            player.loop().clear();
        } else if (isByHand()) {
            hand.ifPresent(ManualPlay::forgetHint);
        } else {
            player.stop();
        }
    }

    Map<String, Result> bests() {
        return hand.map(ManualPlay::bests).orElseGet(Map::of);
    }

    /** Takes over a best result of an earlier time; there are none where nobody plays. */
    void reached(String contest, Result best) {
        hand.ifPresent(game -> game.bests().put(contest, best));
    }

    @Override
    public boolean isByHand() {
        return hand.filter(ManualPlay::isOn).isPresent();
    }

    @Override
    public void play(Function<Board, ? extends List<? extends Event>> move) {
        hand.ifPresent(on -> board.answer(on.play(move)));
    }

    @Override
    public Optional<Hint> hint() {
        return hand.flatMap(ManualPlay::shownHint);
    }

    /** A run asked for by a key; the focus leaves the form, so that Space plays. */
    void runFromOptions() {
        run();
        if (options.validProperty().get()) {
            focus();
        }
    }

    /** Whether the run was one of very many steps, or was stopped: it is not to be made unasked at the next start. */
    boolean isHeavy() {
        return heavy;
    }

    /** Takes over whether the last run of what is filled in was heavy. */
    void setHeavy(boolean wasHeavy) {
        heavy = wasHeavy;
    }

    /**
     * Called when the tab comes to the front: the first time, its run is made, of the presets if the options do not hold. A heavy
     * run only stands ready.
     */
    void shown() {
        if (!visited) {
            visited = true;
            if (heavy && options.validProperty().get()) {
                player.open(Session.of(puzzle, options.arguments(), retention));
                options.setRun(options.arguments());
                useListing();
            } else if (options.validProperty().get()) {
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
        hand.ifPresent(ManualPlay::hidden);
        player.rest();
    }

    /** Ends what is running; the tab is not used any more. */
    void close() {
        copying.stop();
        var run = player.session().run();
        if (run.state() != RunState.READY) {
            boolean stopped =
                    run.outcome().filter(outcome -> outcome != Outcome.STOPPED).isEmpty();
            heavy = !isByHand() && (stopped || run.trace().length() > MANY_STEPS);
        }
        hand.ifPresent(ManualPlay::end);
        player.session().run().stop();
    }

    void copyText() {
        copying.copy(appearance.texts().words(), isByHand());
    }

    /**
     * Moves on to a frame's time and draws what has changed.
     *
     * @return whether another frame is wanted
     */
    boolean tick(long now) {
        hand.ifPresent(ManualPlay::tick);
        finding.find().tick();
        boolean moved = player.tick(now);
        boolean fast = player.motionProperty().get() != Motion.PAUSED
                && Speed.eventsPerSecond(player.speedProperty().get()) > FASTEST_READ;
        if (moved || anew || turns.isBehind() && !fast) {
            turns.next(fast && !anew && !isByHand());
            draw();
        } else if (explanation.isBehind()) {
            explanation.showCalls(player.session().timeline());
        }
        return player.isBusy() || explanation.isBehind() || turns.isBehind();
    }

    /** Says what is more urgent than what happened at the position. */
    private void sayInstead() {
        var refused = refusal();
        if (refused != null) {
            sentence.show(SentenceView.Tone.CONFLICT, refused);
        } else if (player.session().run().state() == RunState.READY) {
            sentence.show(SentenceView.Tone.PLAIN, Message.of("sentence.not-run", Shortcut.RUN.keys()));
        }
    }

    private void draw() {
        var here = player.session().timeline();
        var moment = player.moment();
        if (hand.filter(ManualPlay::isRefusing).isEmpty()) {
            board.forgetRefusal();
        }
        board.show(moment);
        board.refreshSidePanel();
        if (turns.has(0)) {
            sentence.show(moment.event(), puzzle.id() + ".summary");
            hand.ifPresent(on -> on.draw(sentence));
            sayInstead();
            board.mark(hand.flatMap(ManualPlay::outcome)
                    .filter(_ -> moment.isAtRest())
                    .map(appearance.texts()::say));
            explanation.showEvent(moment.event());
        }
        if (turns.has(1)) {
            explanation.showCalls(here);
        }
        if (turns.has(2)) {
            explanation.showCounters(player.session());
        }
        timeline.lookFrom(game().map(Game::beginning).orElse(0L));
        timeline.show(anew);
        if (turns.has(3)) {
            var state = player.session().run().state();
            transport.show(state == RunState.RUNNING || state == RunState.PAUSED_FULL);
            status.show(isByHand());
        }
        anew = false;
    }
}
