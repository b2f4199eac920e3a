package puzzlescope.ui.app;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Labeled;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.run.RunState;
import puzzlescope.core.session.Session;
import puzzlescope.text.Code;
import puzzlescope.ui.ask.AskPane;
import puzzlescope.ui.ask.Asking;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.calls.CallPictures;
import puzzlescope.ui.control.GamePanel;
import puzzlescope.ui.control.SentenceView;
import puzzlescope.ui.control.Shortcut;
import puzzlescope.ui.control.TransportBar;
import puzzlescope.ui.export.ExportPane;
import puzzlescope.ui.frame.Columns;
import puzzlescope.ui.frame.LabelTurns;
import puzzlescope.ui.frame.PlayerBox;
import puzzlescope.ui.frame.SideColumn;
import puzzlescope.ui.mark.MarksPanel;
import puzzlescope.ui.player.Game;
import puzzlescope.ui.player.Inquiry;
import puzzlescope.ui.player.Player;
import puzzlescope.ui.player.Player.Motion;
import puzzlescope.ui.player.Speed;
import puzzlescope.ui.query.HeatBar;
import puzzlescope.ui.race.GrowthDialog;
import puzzlescope.ui.race.RaceDialog;
import puzzlescope.ui.race.WhatIfPane;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.timeline.TimelinePane;
import puzzlescope.ui.timeline.Veiled;

/**
 * What a tab shows: options on the left, the board in the middle, what explains it on the right, the player below. FX thread
 * only.
 */
final class TabView extends BorderPane {

    private static final PseudoClass PRESENTING = PseudoClass.getPseudoClass("presenting");

    /** Faster than this, in events a second, nobody reads the words of every frame. */
    private static final double FASTEST_READ = 100;

    private final Appearance appearance;
    private final Puzzle puzzle;
    private final Player player;
    private final WindowChoices choices;
    private final BoardView board;
    private final SentenceView sentence;
    private final Explanation explanation;
    private final MarksPanel marks;
    private final TimelinePane timeline;
    private final Finding finding;
    private final CopyText copying;
    private final TransportBar transport;
    private final RunStatus status;
    private final BoardCopy boardCopy;
    private final LabelTurns turns = new LabelTurns();
    private Optional<GamePanel> game = Optional.empty();
    private final Columns columns;
    private final ExplanationCover cover;
    private final SideColumn left = new SideColumn(this, "options-column");
    private final SideColumn right = new SideColumn(this, "explanation-column");
    private final PresentedWords presented;
    private final AskPane ask;
    private final HeatBar heat;
    private Consumer<Session> goOn = _ -> {};
    private boolean anew = true;

    /** @param choices shared by all tabs */
    TabView(Appearance appearance, Puzzle puzzle, Player player, BoardView board, WindowChoices choices) {
        this.appearance = appearance;
        this.puzzle = puzzle;
        this.player = player;
        this.board = board;
        this.choices = choices;
        sentence = new SentenceView(appearance);
        marks = new MarksPanel(appearance, player, this::focusTimeline);
        var inquiry = new Inquiry(player);
        timeline =
                new TimelinePane(appearance, player, inquiry, marks::toggle, choices.searchTree(), choices.wholeRun());
        inquiry.setOnChange(this::showFound);
        boardCopy = new BoardCopy(appearance, player, board::sharedHabits);
        finding = new Finding(appearance, player, inquiry, board, this::commands, this::focusTimeline);
        explanation = new Explanation(
                appearance, puzzle, player, choices, board.smallPictures().map(CallPictures::new), finding::line);
        ask = new AskPane(appearance, player, board, this::showAsking);
        var asked = ask.asking().onProperty();
        transport = new TransportBar(appearance, player, finding::open, this::export, this::race, this::whatIf, asked);
        copying = new CopyText(player);
        status = new RunStatus(appearance, player, finding.find(), copying);
        presented = new PresentedWords(appearance);
        heat = new HeatBar(appearance, player, board);
        var middle = new VBox(heat, board, sentence, presented.line());
        middle.getStyleClass().add("stage");
        middle.setMinHeight(0);
        VBox.setVgrow(board, Priority.ALWAYS);
        columns = new Columns(appearance, choices.columns(), left, middle, board, right, this::focusTimeline);
        cover = new ExplanationCover(explanation, columns, this::invalidate);
        player.motionProperty()
                .addListener((_, _, motion) -> columns.setPlaying(motion != Motion.PAUSED && game.isEmpty()));
        choices.callsAsTree().addListener((_, _, _) -> invalidate());
        choices.about().addListener((_, _, _) -> {
            explain(game);
            invalidate();
        });
        appearance.texts().wordsProperty().addListener((_, _, _) -> useListing());
        appearance.palette().versionProperty().addListener((_, _, _) -> invalidate());
        sceneProperty().addListener((_, _, _) -> invalidate());
        board.widthProperty().addListener((_, _, _) -> invalidate());
        useListing();
    }

    /**
     * Puts the parts in their places.
     *
     * @param tryOut what is done with the inputs that are to be tried
     * @param branch what is done with another branch of the run, to go on with it as it stands
     */
    void lay(VBox options, Consumer<List<String>> tryOut, Consumer<Session> branch) {
        goOn = branch;
        explanation.setOnTry(tryOut);
        getStyleClass().add("tab");
        setMinSize(0, 0);
        columns.setMinHeight(0);
        left.hold(options);
        right.hold(new VBox(explanation));
        setCenter(columns);
        choices.code().subscribe(code -> right.widen(code != Code.PSEUDOCODE));
        explain(game);
        choices.presenting().subscribe(this::present);
        var below = new PlayerBox(
                appearance,
                () -> timeline.isTree()
                        || marks.isVisible()
                        || finding.isOpen()
                        || ask.asking().onProperty().get());
        below.getChildren()
                .addAll(timeline, marks, finding.reasons(), finding.bar(), transport, presented.keys(), status);
        setBottom(below);
    }

    /**
     * Shows what explains the solver, or the game. The focus does not go away with what had it.
     *
     * @param played the panel of the game; empty if nobody plays
     */
    void explain(Optional<GamePanel> played) {
        if (played.isPresent() != game.isPresent()) {
            choices.columns().explanationFirst().set(played.isPresent());
        }
        game = played;
        ask.asking().onProperty().set(ask.asking().onProperty().get() && played.isEmpty());
        boolean had = explanation.isFocusWithin();
        explanation.lay(played);
        if (had && !explanation.isFocusWithin()) {
            focusTimeline();
        }
    }

    /** Takes the listing of the run that is open. */
    void useListing() {
        explanation.use();
        invalidate();
    }

    /** What can be done wherever the menu of the board is opened. */
    private Map<String, Runnable> commands() {
        var commands = boardCopy.commands(this::export);
        commands.put("heat.open", heat::turn);
        if (game.isEmpty()) {
            commands.put("what-if.open", this::whatIf);
        }
        return commands;
    }

    /** The tints that tell what happened at the places of the board. */
    HeatBar heat() {
        return heat;
    }

    private void showFound() {
        finding.show();
        player.invalidate();
    }

    /** Asks for a drawing of all, the timeline too. */
    void invalidate() {
        anew = true;
        player.invalidate();
    }

    /** Puts the focus where the space bar plays. */
    void focusTimeline() {
        timeline.requestFocus();
    }

    Columns columns() {
        return columns;
    }

    /** What lies over the board while one presents. */
    ExplanationCover cover() {
        return cover;
    }

    /** Shows the board and what is said of it as large as can be, and all else on demand only; or everything again. */
    private void present(boolean on) {
        pseudoClassStateChanged(PRESENTING, on);
        cover.present(on);
        timeline.setLow(on);
        presented.show(on);
        transport.setVisible(!on);
        transport.setManaged(!on);
        if (on) {
            focusTimeline();
        }
        invalidate();
    }

    /** Gives the question its place, and hides what would answer it. */
    private void showAsking() {
        boolean on = ask.asking().onProperty().get();
        columns.setAsking(on);
        explanation.ask(on ? Optional.of(ask) : Optional.empty());
        boolean asked = ask.asking().isAsking();
        timeline.hide(veiled(ask.asking()));
        board.hideAnswers(asked);
        status.hideAnswers(asked);
        invalidate();
    }

    private static Veiled veiled(Asking asking) {
        if (asking.isAsking() && asking.isAboutRun()) {
            return Veiled.ALL;
        }
        return asking.hidesAhead() ? Veiled.AHEAD : Veiled.NOTHING;
    }

    AskPane ask() {
        return ask;
    }

    BoardView board() {
        return board;
    }

    Finding finding() {
        return finding;
    }

    MarksPanel marks() {
        return marks;
    }

    TimelinePane timeline() {
        return timeline;
    }

    BoardCopy boardCopy() {
        return boardCopy;
    }

    /** Asks what is to be taken along of the run. */
    void export() {
        ExportPane.open(appearance, player, game.isPresent(), board, presented.keys());
    }

    /** Shows the run, or the game, beside another run on the same instance. */
    void race() {
        RaceDialog.open(appearance, player.session(), game.isPresent(), presented.keys());
    }

    /** Asks what else the algorithm could do where the run stands, and shows what comes of that. */
    void whatIf() {
        player.pause();
        if (game.isPresent()) {
            player.tell(Message.of("transport.what-if.why-not"));
        } else {
            WhatIfPane.open(appearance, player.session(), presented.keys(), goOn);
        }
    }

    /** Shows how the work grows with the size; nothing if the puzzle has none. */
    void grow(Arguments arguments) {
        GrowthDialog.open(appearance, puzzle, arguments, presented.keys());
    }

    /** What always stands in the window, for dialogs. */
    Labeled owner() {
        return presented.keys();
    }

    CopyText copying() {
        return copying;
    }

    /**
     * Moves on to a frame's time and draws what has changed.
     *
     * @return whether another frame is wanted
     */
    boolean tick(long now, TabRuns runs) {
        finding.find().tick();
        ask.asking().tick();
        boolean moved = player.tick(now);
        // After the player: what it takes for ended has ended for a game, too, which no later frame might tell.
        runs.hand().ifPresent(ManualPlay::tick);
        boolean fast = player.motionProperty().get() != Motion.PAUSED
                && Speed.eventsPerSecond(player.speedProperty().get()) > FASTEST_READ;
        if (moved || anew || turns.isBehind() && !fast) {
            turns.next(fast && !anew && !runs.isByHand());
            draw(runs);
        } else if (explanation.isBehind()) {
            explanation.showCalls(player.moment());
        }
        return player.isBusy() || ask.asking().isLooking() || explanation.isBehind() || turns.isBehind();
    }

    private void draw(TabRuns runs) {
        var moment = player.moment();
        var hand = runs.hand();
        if (hand.filter(ManualPlay::isRefusing).isEmpty()) {
            board.forgetRefusal();
        }
        board.show(moment);
        if (ask.asking().isAsking()) {
            // How warm a place is would answer.
            heat.leave();
        }
        board.refreshSidePanel();
        if (turns.has(0)) {
            sentence.show(moment.event(), puzzle.id() + ".summary");
            hand.ifPresent(on -> on.draw(sentence));
            sayInstead(runs);
            board.mark(hand.flatMap(ManualPlay::outcome)
                    .filter(_ -> moment.isAtRest())
                    .map(appearance.texts()::say));
            explanation.showEvent(moment.event());
            presented.line().setText(explanation.lit());
        }
        if (turns.has(1)) {
            explanation.showCalls(moment);
        }
        if (turns.has(2)) {
            explanation.showCounters(player.session());
        }
        followGame(runs);
        timeline.show(anew);
        if (turns.has(3)) {
            var state = player.session().run().state();
            transport.show(state == RunState.RUNNING || state == RunState.PAUSED_FULL, runs.isByHand());
            status.show(runs.isByHand());
            marks.show();
            finding.show();
            heat.follow();
        }
        anew = false;
    }

    /** Lets the timeline show a game from its beginning. */
    void followGame(TabRuns runs) {
        timeline.lookFrom(
                runs.hand().flatMap(ManualPlay::game).map(Game::beginning).orElse(0L));
    }

    /** Says what is more urgent than what happened at the position. */
    private void sayInstead(TabRuns runs) {
        var refused = runs.refusal();
        if (refused != null) {
            sentence.show(SentenceView.Tone.CONFLICT, refused);
        } else if (player.session().run().state() == RunState.READY) {
            sentence.show(SentenceView.Tone.PLAIN, Message.of("sentence.not-run", Shortcut.RUN.keys()));
        }
    }
}
