package puzzlescope.app.main;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import puzzlescope.app.ask.Asking;
import puzzlescope.app.lesson.LessonTab;
import puzzlescope.app.mark.MarksPanel;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Result;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.session.View;
import puzzlescope.engine.trace.Retention;
import puzzlescope.learn.document.RunFile;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.PuzzleFace;
import puzzlescope.window.control.GamePanel;
import puzzlescope.window.form.OptionsPane;
import puzzlescope.window.frame.Columns;
import puzzlescope.window.player.Game;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.timeline.TimelinePane;

/** One puzzle's tab: its options, its runs and games, and what is shown of them. FX thread only. */
final class PuzzleTab implements LessonTab {

    private final Appearance appearance;
    private final Puzzle puzzle;
    private final Player player;
    private final OptionsPane options;
    private final TabView view;
    private final TabRuns runs;
    private final InView seen;

    /**
     * @param retention how much of its recordings is kept; shared by all tabs
     * @param choices shared by all tabs
     * @param opener opens a run where it stands
     */
    PuzzleTab(
            Appearance appearance,
            Puzzle puzzle,
            Retention retention,
            WindowChoices choices,
            Runnable wake,
            Consumer<RunFile> opener) {
        this.appearance = appearance;
        this.puzzle = puzzle;
        player = new Player(Session.of(puzzle, puzzle.presets(), retention), wake);
        player.speedProperty().bindBidirectional(choices.speed());
        options = new OptionsPane(appearance, puzzle);
        var board = PuzzleFace.of(puzzle.id()).view(this);
        view = new TabView(appearance, puzzle, player, board, choices);
        seen = new InView(board, view.timeline(), choices.searchTree());
        player.places().remember(seen::part, seen::look);
        runs = new TabRuns(appearance, puzzle, retention, player, options, view);
        view.lay(
                new OptionsColumn(this, options, board.sidePanel(), runs.byHandProperty()),
                runs::attempt,
                branch -> opener.accept(new RunFile(
                        puzzle, branch.arguments(), branch.timeline().position(), Optional.empty())));
        puzzle.gameRules().ifPresent(rules -> view.ask().setOnAnother(() -> run(rules.another(options.arguments()))));
        options.setOnRun(this::runFromOptions);
        options.changedProperty().addListener((_, _, _) -> view.invalidate());
        options.validProperty().addListener((_, _, _) -> view.invalidate());
    }

    /** Puts the focus where the space bar plays. */
    void focus() {
        view.focusTimeline();
    }

    /** Lets the arrow keys lead over the board, or step again if they did. */
    void switchToBoard() {
        if (board().isFocused() && board().hideCursor()) {
            focus();
        } else {
            board().requestFocus();
            board().showCursor();
        }
    }

    Puzzle puzzle() {
        return puzzle;
    }

    Node node() {
        return view;
    }

    OptionsPane options() {
        return options;
    }

    Finding finding() {
        return view.finding();
    }

    MarksPanel marks() {
        return view.marks();
    }

    Columns columns() {
        return view.columns();
    }

    /** While one presents, lays a part of the explanation over the board, or takes it away. */
    void cover(Explanation.Part part) {
        view.cover().toggle(part);
    }

    /** Brings a part of what explains the run into sight; gives whether it was not. */
    boolean open(Explanation.Part part) {
        return view.cover().open(part);
    }

    /** Folds what explains the run, or brings it back. */
    void toggleExplanation() {
        view.cover().toggleAll();
    }

    TimelinePane timeline() {
        return view.timeline();
    }

    BoardView board() {
        return view.board();
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
        runs.run();
    }

    @Override
    public void run(Arguments arguments) {
        runs.run(arguments);
    }

    /** A run asked for by a key; the focus leaves the form, so that Space plays. */
    void runFromOptions() {
        run();
        if (options.validProperty().get()) {
            focus();
        }
    }

    /** From the solver to a game, or back. */
    void switchHands() {
        useHands(!isByHand());
    }

    /** Begins a game with the options, or goes back to the solver. */
    void useHands(boolean on) {
        runs.useHands(on);
    }

    /** What can be done while a person plays; empty if nobody does. */
    Optional<GamePanel.Actions> hand() {
        return runs.hand().filter(ManualPlay::isOn).map(GamePanel.Actions.class::cast);
    }

    @Override
    public void makeRoom(boolean on) {
        view.columns().setAside(on);
    }

    @Override
    public void playByHand(Arguments arguments) {
        runs.play(arguments);
    }

    @Override
    public Optional<Game> game() {
        return runs.hand().flatMap(ManualPlay::game);
    }

    @Override
    public Optional<List<List<Event>>> moves() {
        return game().map(Game::made);
    }

    @Override
    public void playAgain(Arguments arguments, List<List<Event>> moves, Runnable then) {
        runs.play(arguments);
        runs.hand().ifPresent(hand -> hand.again(moves, then));
    }

    @Override
    public View view() {
        return seen.now();
    }

    @Override
    public void look(View was) {
        view.followGame(runs);
        seen.bringBack(was);
    }

    @Override
    public boolean isByHand() {
        return runs.isByHand();
    }

    @Override
    public void play(Function<Board, ? extends List<? extends Event>> move) {
        runs.hand().ifPresent(on -> board().answer(on.play(move)));
    }

    @Override
    public Optional<Hint> hint() {
        return runs.hand().flatMap(ManualPlay::shownHint);
    }

    @Override
    public Asking asking() {
        return view.ask().asking();
    }

    /** Begins to ask what comes next, or no longer does; nobody is asked while playing by hand. */
    void switchAsking() {
        var on = asking().onProperty();
        if (isByHand()) {
            player.tell(Message.of("transport.predict.why-not"));
        } else {
            on.set(!on.get());
        }
    }

    /** Takes a key as an answer or as a move by hand, if it is one. */
    boolean press(KeyEvent key) {
        return view.ask().press(key) || isByHand() && board().press(key);
    }

    Map<String, Result> bests() {
        return runs.hand().map(ManualPlay::bests).orElseGet(Map::of);
    }

    /** Takes over a best result of an earlier time; there are none where nobody plays. */
    void reached(String contest, Result best) {
        runs.hand().ifPresent(game -> game.bests().put(contest, best));
    }

    /** Whether the run is not to be made unasked at the next start. */
    boolean isHeavy() {
        return runs.isHeavy();
    }

    /** Takes over whether the last run of what is filled in was heavy. */
    void setHeavy(boolean wasHeavy) {
        runs.setHeavy(wasHeavy);
    }

    /** Ends the search for a position or the copying, or takes away the cursor of the keys or what lies over the board; gives whether it did. */
    boolean closeOne() {
        return finding().end()
                || view.marks().close()
                || view.copying().stop()
                || asking().leave()
                || view.heat().leave()
                || board().hideCursor()
                || view.cover().uncover();
    }

    /** Gives up the selected range, or stops the run or the search for a hint. */
    void stop() {
        if (player.loop().range().isPresent()) {
            player.loop().clear();
        } else if (isByHand()) {
            runs.hand().ifPresent(ManualPlay::forgetHint);
        } else {
            player.stop();
        }
    }

    void copyPicture() {
        view.boardCopy().copy();
    }

    /** Asks what is to be taken along of the run. */
    void export() {
        view.dialogs().export();
    }

    /** Shows the run, or the game, beside another run on the same instance. */
    void race() {
        view.dialogs().race();
    }

    /** Shows what comes of another choice of the algorithm. */
    void whatIf() {
        view.dialogs().whatIf();
    }

    /** Shows what happened at each place of the board, or no longer. */
    void warm() {
        view.heat().turn();
    }

    /** Shows how the work grows with the size. */
    void grow() {
        view.dialogs().grow(options.arguments());
    }

    void copyText() {
        var printed = board().printed(player.session().arguments());
        view.copying().copy(appearance.texts().words(), isByHand(), printed);
    }

    /** Called when the tab comes to the front: the first time, its run is made. */
    void shown() {
        runs.shown();
        player.rest();
        view.invalidate();
    }

    /** Called when another tab comes to the front: playing goes on when this one comes back. */
    void hidden() {
        runs.hand().ifPresent(ManualPlay::hidden);
        player.rest();
    }

    /** Ends what is running; the tab is not used any more. */
    void close() {
        view.copying().stop();
        runs.close();
    }

    /**
     * Moves on to a frame's time and draws what has changed.
     *
     * @return whether another frame is wanted
     */
    boolean tick(long now) {
        return view.tick(now, runs);
    }
}
