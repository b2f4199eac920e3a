package puzzlescope.app.main;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import puzzlescope.app.ask.QuestionPane;
import puzzlescope.app.mark.MarksPanel;
import puzzlescope.app.program.OwnProgram;
import puzzlescope.app.query.HeatBar;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.CodeLanguage;
import puzzlescope.window.board.BoardLegend;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.calls.CallPictures;
import puzzlescope.window.calls.VariableHistoryView;
import puzzlescope.window.control.CommandMenu;
import puzzlescope.window.control.GamePanel;
import puzzlescope.window.control.SentenceView;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.control.TransportBar;
import puzzlescope.window.frame.ColumnsPane;
import puzzlescope.window.frame.LabelSchedule;
import puzzlescope.window.frame.PlayerBox;
import puzzlescope.window.frame.PresenterCaption;
import puzzlescope.window.frame.SideColumn;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.ManualGame;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.RecordingQuery;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.timeline.SearchTreePanel;
import puzzlescope.window.timeline.TimelinePane;
import puzzlescope.window.timeline.TimelineStrip;
import puzzlescope.window.timeline.VisibleRangeControl;

/**
 * Layout of a tab: the row of the run, the board with the explanation at its right, the timeline in one line, the player.
 * FX thread only.
 */
final class TabView extends BorderPane {

    private static final PseudoClass ASKED = PseudoClass.getPseudoClass("asked");
    private static final PseudoClass BESIDE_PAGE = PseudoClass.getPseudoClass("beside-page");
    private static final PseudoClass PRESENTING = PseudoClass.getPseudoClass("presenting");

    /** Opacity of a board that does not belong to the chosen options. */
    private static final double VEILED = 0.25;

    /** Width in text sizes from which figures stand beside the code. */
    private static final double ROOM_FOR_TWO = 120;

    /** Playback speed, in events per second, above which text is too fast to be read in every frame. */
    private static final double FASTEST_READ = 100;

    private final Appearance appearance;
    private final Player player;
    private final WindowChoices choices;
    private final BoardView board;
    private final SentenceView sentence;
    private final ExplanationColumn explanationColumn;
    private final MarksPanel marks;
    private final TimelinePane timeline;
    private final TimelineStrip strip;
    private final SearchTreePanel searchTree;
    private final FindController findController;
    private final TranscriptCopier copying;
    private final TransportBar transport;
    private final RunStatus status;
    private final BoardCopier boardCopier;
    private final LabelSchedule turns = new LabelSchedule();
    private Optional<GamePanel> game = Optional.empty();
    private final ColumnsPane columnsPane;
    private final ExplanationParts explanationParts;
    private final SideColumn left = new SideColumn(this, "options-column");
    private final SideColumn right = new SideColumn(this, "explanation-column");
    private final PresenterCaption presented;
    private final QuestionPane ask;
    private final HeatBar heat;
    private final BoardLegend legend;
    private final TabPages dialogs;
    private final Button pending = new Button();
    private final OfferBar offer;
    private Node row = new VBox();
    private boolean anew = true;

    /**
     * @param choices shared by all tabs
     * @param commands carries commands out
     */
    TabView(
            Appearance appearance,
            Puzzle puzzle,
            Player player,
            BoardView board,
            WindowChoices choices,
            CommandMenu commands) {
        this.appearance = appearance;
        this.player = player;
        this.board = board;
        this.choices = choices;
        player.wholeRunProperty().bindBidirectional(choices.wholeRun());
        player.classModeProperty().bind(choices.classMode());
        sentence = new SentenceView(appearance);
        // The sentence might announce the answer.
        player.hiddenPartProperty()
                .subscribe(hiddenPart -> sentence.pseudoClassStateChanged(ASKED, hiddenPart.isAsked()));
        marks = new MarksPanel(appearance, player, () -> commands.run(Shortcut.MAKE_LESSON), this::focusTimeline);
        var recordingQuery = new RecordingQuery(player);
        timeline = new TimelinePane(appearance, player, recordingQuery, marks::toggle, choices.searchTree());
        recordingQuery.setOnChange(this::showFound);
        boardCopier = new BoardCopier(appearance, player, board::sharedViewSettings);
        findController =
                new FindController(appearance, player, recordingQuery, board, this::commands, this::focusTimeline);
        var variables = new VariableHistoryView(appearance, player::invalidate);
        explanationColumn = new ExplanationColumn(
                appearance,
                puzzle,
                player,
                choices,
                variables,
                new PuzzleFigures(appearance, puzzle.id()).of(variables, board.sidePanel()),
                board.smallPictures().map(CallPictures::new),
                findController::line);
        ask = new QuestionPane(appearance, player, board, this::showAsking);
        var asked = ask.session().onProperty();
        legend = new BoardLegend(
                appearance,
                board,
                puzzle.id(),
                () -> player.session().arguments().text(puzzle.algorithmParameter()));
        presented = new PresenterCaption(appearance, player);
        dialogs = new TabPages(appearance, player, board, this, () -> game.isPresent());
        copying = new TranscriptCopier(player);
        status = new RunStatus(appearance, player, findController.find(), copying);
        transport = new TransportBar(appearance, player, commands, status, asked);
        strip = new TimelineStrip(timeline, status);
        searchTree = new SearchTreePanel(appearance, player, timeline, choices.searchTree(), this::focusTimeline);
        heat = new HeatBar(appearance, player, board);
        // A question needs the room, and the heat map has a legend of its own.
        Runnable hideLegend = () -> Visibility.set(legend, !asked.get() && !heat.isVisible());
        asked.subscribe(hideLegend);
        heat.visibleProperty().subscribe(hideLegend);
        hideLegend.run();
        pending.setId("pending-run");
        pending.getStyleClass().addAll("accent", "pending-run");
        Visibility.set(pending, false);
        var stack = new StackPane(board, pending);
        stack.setMinHeight(0);
        offer = new OfferBar(appearance);
        var middle = new VBox();
        Visibility.add(middle, heat, stack, legend, sentence, offer, presented.line());
        middle.getStyleClass().add("stage");
        middle.setMinHeight(0);
        VBox.setVgrow(stack, Priority.ALWAYS);
        columnsPane = new ColumnsPane(appearance, choices.columns(), left, middle, stack, right, this::focusTimeline);
        explanationParts = new ExplanationParts(explanationColumn, columnsPane, this::invalidate);
        choices.callsAsTree().addListener((_, _, _) -> invalidate());
        choices.view().addListener((_, _, _) -> {
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
    void layOut(Node row, VBox options, Consumer<List<String>> tryOut, Consumer<Session> branch) {
        this.row = row;
        dialogs.setOnBranch(branch);
        explanationColumn.setOnTry(tryOut);
        getStyleClass().add("tab");
        setMinSize(0, 0);
        columnsPane.setMinHeight(0);
        left.setColumn(options);
        var runPanels = new RunPanels(
                Map.of(
                        searchTree,
                        searchTree::close,
                        marks,
                        marks::close,
                        findController.reasons(),
                        findController.reasons()::close,
                        findController.bar(),
                        () -> findController.bar().setOpen(false)),
                heat::hide);
        columnsPane.explanationBesideProperty().subscribe(runPanels::setBeside);
        runPanels.openProperty().subscribe(columnsPane::setPanelOpen);
        explanationColumn.setPanels(runPanels.beside());
        right.setColumn(new VBox(explanationColumn));
        setTop(row);
        setCenter(columnsPane);
        choices.code().subscribe(_ -> divide());
        columnsPane.widthProperty().subscribe(_ -> divide());
        appearance.palette().versionProperty().addListener((_, _, _) -> divide());
        explain(game);
        choices.presenting().subscribe(this::present);
        choices.columns().besidePage().subscribe(on -> pseudoClassStateChanged(BESIDE_PAGE, on));
        var below = new PlayerBox(
                appearance,
                () -> choices.columns().besidePage().get()
                        || runPanels.isOpenAbove()
                        || heat.isVisible()
                        || ask.session().onProperty().get());
        heat.visibleProperty().addListener((_, _, shown) -> {
            if (shown) {
                runPanels.close();
            }
            below.requestLayout();
        });
        Visibility.add(below, runPanels.above(), strip, transport, presented.keys());
        setBottom(below);
    }

    /** Shows a person's own program in place of the code, or the code again. */
    void showProgram(Optional<OwnProgram> own) {
        explanationColumn.showProgram(own);
        divide();
    }

    /** Makes room for a program, or for pseudocode and figures beside each other in a wide window. */
    private void divide() {
        boolean program = explanationColumn.hasProgram() || choices.code().get() != CodeLanguage.PSEUDOCODE;
        boolean two = !program && columnsPane.getWidth() >= ROOM_FOR_TWO * appearance.textSize();
        right.widen(program, two);
        explanationColumn.setRoomForTwo(two);
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
        ask.session().onProperty().set(ask.session().onProperty().get() && played.isEmpty());
        boolean had = explanationColumn.isFocusWithin();
        explanationColumn.update(played);
        if (had && !explanationColumn.isFocusWithin()) {
            focusTimeline();
        }
    }

    /**
     * Veils the board with a button that runs the changed options, or shows it again.
     *
     * @param run starts the run
     */
    void veil(boolean on, Runnable run) {
        pending.textProperty().bind(appearance.texts().of("run.changed"));
        pending.setOnAction(_ -> run.run());
        Visibility.set(pending, on);
        board.setOpacity(on ? VEILED : 1);
    }

    /** Says that the open run is that before a mistake in the options. */
    void setOutdated(boolean on) {
        status.setOutdated(on);
        invalidate();
    }

    /** Loads the listing of the open run. */
    void useListing() {
        explanationColumn.setRun();
        invalidate();
    }

    /** Commands of the board's context menu that do not depend on the place. */
    private Map<String, Runnable> commands() {
        var commands = boardCopier.commands(() -> dialogs.export(Optional.empty()));
        commands.put("heat.open", heat::toggle);
        if (game.isEmpty()) {
            commands.put("what-if.open", dialogs::showWhatIf);
        }
        return commands;
    }

    /** The heat map of the board's places. */
    HeatBar heat() {
        return heat;
    }

    private void showFound() {
        findController.show();
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

    ColumnsPane columns() {
        return columnsPane;
    }

    /** The parts shown over the board in the presenter view. */
    ExplanationParts explanationParts() {
        return explanationParts;
    }

    /** Turns the presenter view on, with a large board and sentence and everything else on demand only, or off. */
    private void present(boolean on) {
        pseudoClassStateChanged(PRESENTING, on);
        explanationParts.setPresenting(on);
        timeline.setPresenting(on);
        presented.show(on);
        Visibility.set(row, !on);
        Visibility.set(transport, !on);
        if (on) {
            marks.close();
            focusTimeline();
        }
        invalidate();
    }

    private void showAsking() {
        boolean on = ask.session().onProperty().get();
        columnsPane.setAsking(on);
        explanationColumn.showQuestion(on ? Optional.of(ask) : Optional.empty());
        right.setFoot(on ? Optional.of(ask.foot()) : Optional.empty());
        invalidate();
    }

    QuestionPane questionPane() {
        return ask;
    }

    BoardView board() {
        return board;
    }

    FindController findController() {
        return findController;
    }

    MarksPanel marks() {
        return marks;
    }

    TimelinePane timeline() {
        return timeline;
    }

    /** The visible range that commands apply to: the search tree's while it has the focus, else the timeline's. */
    VisibleRangeControl visibleRange() {
        return searchTree.focusedControl().orElseGet(timeline::control);
    }

    BoardCopier boardCopier() {
        return boardCopier;
    }

    TabPages dialogs() {
        return dialogs;
    }

    TranscriptCopier copying() {
        return copying;
    }

    /** The panel beside the board. */
    ExplanationColumn explanation() {
        return explanationColumn;
    }

    /**
     * Advances to a frame's time and redraws what has changed.
     *
     * @return whether another frame is needed
     */
    boolean tick(long now, TabRuns runs) {
        findController.find().cancelIfMoved();
        ask.session().tick();
        boolean moved = player.tick(now);
        // After the player: when it regards a game as ended, no later frame might report that.
        runs.manualPlay().ifPresent(ManualPlay::tick);
        boolean fast = player.isFasterThan(FASTEST_READ);
        if (moved || anew || turns.hasPendingLabels() && !fast) {
            turns.next(fast && !anew && !runs.isByHand());
            draw(runs);
        } else if (explanationColumn.hasMoreToDraw()) {
            explanationColumn.showCalls(player.moment());
        }
        boolean looking = ask.needsFrame();
        return looking || player.isBusy() || explanationColumn.hasMoreToDraw() || turns.hasPendingLabels();
    }

    private void draw(TabRuns runs) {
        var moment = player.moment();
        var hand = runs.manualPlay();
        if (hand.filter(ManualPlay::isRefusing).isEmpty()) {
            board.forgetRefusal();
        }
        board.show(player::moment);
        ask.boardDrawn();
        if (player.isAsked()) {
            // The heat of a place would give away the answer.
            heat.hide();
        }
        board.refreshSidePanel();
        if (turns.has(0)) {
            // A person's own program moves nothing on the board.
            var event = moment.event().or(player.session().timeline()::lastEvent);
            sentence.show(event, player.session().puzzle().id() + ".summary");
            runs.showStatus(sentence);
            board.mark(hand.flatMap(ManualPlay::outcome)
                    .filter(_ -> moment.isAtRest())
                    .map(appearance.texts()::localize));
            legend.follow();
            explanationColumn.showEvent(moment.event());
            presented.line().setText(explanationColumn.lit());
        }
        if (turns.has(1)) {
            explanationColumn.showCalls(moment);
        }
        if (turns.has(2)) {
            explanationColumn.showCounters(player.session());
        }
        followGame(runs);
        timeline.show(anew);
        searchTree.show(anew);
        if (turns.has(3)) {
            transport.show(runs.isByHand());
            runs.offer();
            offer.show(player.isAsked() ? Optional.empty() : board.offer());
            status.show(runs.isByHand(), hand.filter(ManualPlay::isOver).isPresent());
            marks.show();
            findController.show();
            heat.follow();
        }
        anew = false;
    }

    /** Makes the timeline show a game from its beginning. */
    void followGame(TabRuns runs) {
        timeline.control()
                .followFrom(runs.manualPlay()
                        .flatMap(ManualPlay::game)
                        .map(ManualGame::beginning)
                        .orElse(0L));
    }
}
