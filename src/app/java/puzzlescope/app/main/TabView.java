package puzzlescope.app.main;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.app.ask.AskPane;
import puzzlescope.app.mark.MarksPanel;
import puzzlescope.app.query.HeatBar;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Code;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.calls.CallPictures;
import puzzlescope.window.control.GamePanel;
import puzzlescope.window.control.SentenceView;
import puzzlescope.window.control.TransportBar;
import puzzlescope.window.frame.Columns;
import puzzlescope.window.frame.LabelTurns;
import puzzlescope.window.frame.PlayerBox;
import puzzlescope.window.frame.PresentedWords;
import puzzlescope.window.frame.SideColumn;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Game;
import puzzlescope.window.player.Inquiry;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Player.Motion;
import puzzlescope.window.player.Speed;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.timeline.TimelinePane;

/**
 * Layout of a tab: options on the left, the board in the centre, the explanation on the right, the player below. FX
 * thread only.
 */
final class TabView extends BorderPane {

    private static final PseudoClass PRESENTING = PseudoClass.getPseudoClass("presenting");

    /** Playback speed, in events per second, above which text is too fast to be read in every frame. */
    private static final double FASTEST_READ = 100;

    private final Appearance appearance;
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
    private final TabDialogs dialogs;
    private boolean anew = true;

    /** @param choices shared by all tabs */
    TabView(Appearance appearance, Puzzle puzzle, Player player, BoardView board, WindowChoices choices) {
        this.appearance = appearance;
        this.player = player;
        this.board = board;
        this.choices = choices;
        sentence = new SentenceView(appearance);
        // The sentence might announce the answer.
        player.veiledProperty().subscribe(veiled -> sentence.setVisible(!veiled.isAsked()));
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
        presented = new PresentedWords(appearance);
        dialogs = new TabDialogs(appearance, player, board, presented.keys(), () -> game.isPresent());
        transport = new TransportBar(
                appearance, player, finding::open, dialogs::export, dialogs::race, dialogs::whatIf, asked);
        copying = new CopyText(player);
        status = new RunStatus(appearance, player, finding.find(), copying);
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
     * Lays out the parts.
     *
     * @param tryOut runs suggested inputs
     * @param branch continues with another branch of the run
     */
    void lay(VBox options, Consumer<List<String>> tryOut, Consumer<Session> branch) {
        dialogs.setOnBranch(branch);
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
                        || heat.isVisible()
                        || ask.asking().onProperty().get());
        heat.visibleProperty().addListener((_, _, _) -> below.requestLayout());
        below.setOneAtATime(Map.of(
                marks,
                marks::close,
                finding.reasons(),
                finding.reasons()::close,
                finding.bar(),
                () -> finding.bar().setOpen(false)));
        below.getChildren()
                .addAll(timeline, marks, finding.reasons(), finding.bar(), transport, presented.keys(), status);
        setBottom(below);
    }

    /**
     * Shows the explanation of the solver or the panel of the game, without losing the focus.
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

    /** Loads the listing of the open run. */
    void useListing() {
        explanation.use();
        invalidate();
    }

    /** Commands of the board's context menu that do not depend on the place. */
    private Map<String, Runnable> commands() {
        var commands = boardCopy.commands(dialogs::export);
        commands.put("heat.open", heat::turn);
        if (game.isEmpty()) {
            commands.put("what-if.open", dialogs::whatIf);
        }
        return commands;
    }

    /** The heat map of the board's places. */
    HeatBar heat() {
        return heat;
    }

    private void showFound() {
        finding.show();
        player.invalidate();
    }

    /** Requests a redraw of everything, including the timeline. */
    void invalidate() {
        anew = true;
        player.invalidate();
    }

    /** Moves the focus to where the space bar plays. */
    void focusTimeline() {
        timeline.requestFocus();
    }

    Columns columns() {
        return columns;
    }

    /** The parts shown over the board in the presenter view. */
    ExplanationCover cover() {
        return cover;
    }

    /** Turns the presenter view on, with a large board and sentence and everything else on demand only, or off. */
    private void present(boolean on) {
        pseudoClassStateChanged(PRESENTING, on);
        cover.present(on);
        timeline.setLow(on);
        presented.show(on);
        Visibility.set(transport, !on);
        if (on) {
            focusTimeline();
        }
        invalidate();
    }

    private void showAsking() {
        boolean on = ask.asking().onProperty().get();
        columns.setAsking(on);
        explanation.ask(on ? Optional.of(ask) : Optional.empty());
        invalidate();
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

    TabDialogs dialogs() {
        return dialogs;
    }

    CopyText copying() {
        return copying;
    }

    /**
     * Advances to a frame's time and redraws what has changed.
     *
     * @return whether another frame is needed
     */
    boolean tick(long now, TabRuns runs) {
        finding.find().tick();
        ask.asking().tick();
        boolean moved = player.tick(now);
        // After the player: when it regards a game as ended, no later frame might report that.
        runs.hand().ifPresent(ManualPlay::tick);
        boolean fast = player.motionProperty().get() != Motion.PAUSED
                && Speed.eventsPerSecond(player.speedProperty().get()) > FASTEST_READ;
        if (moved || anew || turns.isBehind() && !fast) {
            turns.next(fast && !anew && !runs.isByHand());
            draw(runs);
        } else if (explanation.isBehind()) {
            explanation.showCalls(player.moment());
        }
        boolean looking = ask.isLooking();
        return looking || player.isBusy() || explanation.isBehind() || turns.isBehind();
    }

    private void draw(TabRuns runs) {
        var moment = player.moment();
        var hand = runs.hand();
        if (hand.filter(ManualPlay::isRefusing).isEmpty()) {
            board.forgetRefusal();
        }
        board.show(player::moment);
        ask.look();
        if (player.isAsked()) {
            // The heat of a place would give away the answer.
            heat.leave();
        }
        board.refreshSidePanel();
        if (turns.has(0)) {
            sentence.show(moment.event(), player.session().puzzle().id() + ".summary");
            runs.say(sentence);
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

    /** Makes the timeline show a game from its beginning. */
    void followGame(TabRuns runs) {
        timeline.control()
                .lookFrom(runs.hand()
                        .flatMap(ManualPlay::game)
                        .map(Game::beginning)
                        .orElse(0L));
    }
}
