package puzzlescope.app.main;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.input.KeyEvent;
import puzzlescope.app.ask.QuestionSession;
import puzzlescope.app.lesson.LessonTab;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.session.SavedView;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.learn.document.RunFile;
import puzzlescope.window.board.PuzzleFace;
import puzzlescope.window.control.CommandMenu;
import puzzlescope.window.form.OptionsPane;
import puzzlescope.window.player.ManualGame;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** One puzzle's tab: connects its options, its runs and games, and its view. FX thread only. */
final class PuzzleTab implements LessonTab {

    private final Appearance appearance;
    private final Puzzle puzzle;
    private final Player player;
    private final OptionsPane options;
    private final TabView view;
    private final TabRuns runs;
    private final TabViewState seen;

    /**
     * @param retention the limits of its recordings; shared by all tabs
     * @param choices shared by all tabs
     * @param commands carries commands out
     * @param opener opens a run at its current position
     * @param folder of the settings; empty if nothing is kept
     */
    PuzzleTab(
            Appearance appearance,
            Puzzle puzzle,
            Retention retention,
            WindowChoices choices,
            Runnable wake,
            CommandMenu commands,
            Consumer<RunFile> opener,
            Optional<Path> folder) {
        this.appearance = appearance;
        this.puzzle = puzzle;
        player = new Player(Session.of(puzzle, puzzle.firstRun(), retention), wake);
        player.speedProperty().bindBidirectional(choices.speed());
        player.reducedMotionProperty().bind(choices.reducedMotion());
        options = new OptionsPane(appearance, puzzle);
        var board = PuzzleFace.of(puzzle.id()).view(this);
        view = new TabView(appearance, puzzle, player, board, choices, commands);
        seen = new TabViewState(board, view.timeline(), choices.searchTree());
        player.history().remember(seen::capturePart, seen::restorePart);
        runs = new TabRuns(appearance, puzzle, retention, player, options, view, folder);
        view.layOut(
                new RunRow(this),
                new OptionsColumn(appearance, options, runs::runChosen),
                runs::attempt,
                branch -> opener.accept(new RunFile(
                        puzzle, branch.arguments(), branch.timeline().position(), Optional.empty())));
        puzzle.gameRules()
                .ifPresent(
                        rules -> view.questionPane().setOnAnotherRun(() -> run(rules.nextGame(options.arguments()))));
        options.setOnRun(this::runFromOptions);
        options.setOnChosen(runs::runChosen);
        options.setOnReveal(() -> {
            view.columns().showOptions();
            // At once, so that what is revealed can take the focus.
            view.columns().layout();
        });
        options.changedProperty().addListener((_, _, _) -> {
            runs.unveil();
            runs.offer();
            view.invalidate();
        });
        options.validProperty().addListener((_, _, valid) -> view.setOutdated(!valid));
    }

    /** Makes the arrow keys move over the board, or step again if they already did. */
    void toggleBoardKeys() {
        if (view.board().isFocused() && view.board().hideCursor()) {
            view.focusTimeline();
        } else {
            view.board().requestFocus();
            view.board().showCursor();
        }
    }

    Puzzle puzzle() {
        return puzzle;
    }

    OptionsPane options() {
        return options;
    }

    TabView view() {
        return view;
    }

    TabRuns runs() {
        return runs;
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
        runs.run();
    }

    @Override
    public void run(Arguments arguments) {
        runs.run(arguments);
    }

    /** Chooses a value, with an algorithm for which it matters, and runs it. */
    void runWith(ChoiceParameter<?> choice, String value) {
        puzzle().algorithmFor(choice, value, options.arguments())
                .ifPresent(needed -> options.fill(puzzle().algorithmParameter().name(), needed));
        options.choose(choice.name(), value);
        runs.run();
    }

    /** Starts a run by key; the focus leaves the form, so that Space plays. */
    void runFromOptions() {
        runs.run();
        if (options.validProperty().get()) {
            view.focusTimeline();
        }
    }

    @Override
    public void makeRoom(boolean on) {
        view.columns().hideOptions(on);
    }

    @Override
    public void playByHand(Arguments arguments) {
        runs.play(arguments);
    }

    @Override
    public Optional<ManualGame> game() {
        return runs.manualPlay().flatMap(ManualPlay::game);
    }

    /** Opens the editor with a program that was opened from a file, without running it. */
    void openProgram(String text) {
        runs.program().edit(text);
    }

    @Override
    public void editProgram(String text, Consumer<String> onKeep) {
        runs.program().edit(text, onKeep);
    }

    @Override
    public Optional<String> editedProgram() {
        return runs.program().edited();
    }

    @Override
    public void closeProgram() {
        if (runs.program().openProperty().get()) {
            runs.program().leave();
        }
    }

    @Override
    public Optional<List<List<Event>>> moves() {
        return game().map(ManualGame::made);
    }

    @Override
    public void playAgain(Arguments arguments, List<List<Event>> moves, Runnable then) {
        runs.play(arguments);
        runs.manualPlay().ifPresent(hand -> hand.again(moves, then));
    }

    @Override
    public SavedView captureView() {
        return seen.capture();
    }

    @Override
    public void restoreView(SavedView was) {
        view.followGame(runs);
        seen.restore(was);
    }

    @Override
    public boolean isByHand() {
        return runs.isByHand();
    }

    @Override
    public void play(Function<Board, ? extends List<? extends Event>> move) {
        runs.manualPlay().ifPresent(on -> view.board().answer(on.play(move)));
    }

    @Override
    public Optional<Hint> hint() {
        return runs.manualPlay().flatMap(ManualPlay::shownHint);
    }

    @Override
    public QuestionSession questions() {
        return view.questionPane().session();
    }

    /** Toggles predictions; none are asked in manual play. */
    void toggleQuestions() {
        var on = questions().onProperty();
        if (isByHand()) {
            player.showNotice(Message.of("transport.predict.why-not"));
        } else {
            on.set(!on.get());
        }
    }

    /** Handles a key that is an answer or a manual move; returns whether it was. */
    boolean handleKey(KeyEvent key) {
        return view.questionPane().handleKey(key) || isByHand() && view.board().handleKey(key);
    }

    /**
     * Closes one thing: the search for a position, the list of marks, copying, a question, the heat map, the keyboard
     * cursor, or the parts over the board; returns whether there was any.
     */
    boolean closeOne() {
        return view.findController().end()
                || view.marks().close()
                || view.copying().stop()
                || questions().skip()
                || view.heat().hide()
                || view.board().hideCursor()
                || view.explanationParts().hideAll()
                || stopAsking()
                || runs.program().stop()
                || leaveProgram();
    }

    private boolean leaveProgram() {
        boolean open = runs.program().openProperty().get();
        closeProgram();
        return open;
    }

    private boolean stopAsking() {
        var on = questions().onProperty();
        boolean asked = on.get();
        on.set(false);
        return asked;
    }

    /** Clears the selected range, or stops the run or the search for a hint. */
    void stop() {
        if (player.loop().range().isPresent()) {
            player.loop().clear();
        } else if (isByHand()) {
            runs.manualPlay().ifPresent(ManualPlay::forgetHint);
        } else {
            player.stop();
        }
    }

    /** Compares the run or game with another run on the same instance. */
    void compare() {
        view.dialogs().race(runs.program().earlier());
    }

    void copyText() {
        var printed = view.board().printed(player.session().arguments());
        view.copying().copy(appearance.texts().words(), isByHand(), printed);
    }

    /** Called when the tab is selected; the first time, its run is started. */
    void onShown() {
        runs.onShown();
        player.rest();
        view.invalidate();
    }

    /** Called when another tab is selected; playback resumes when this one is selected again. */
    void hidden() {
        runs.manualPlay().ifPresent(ManualPlay::hidden);
        player.rest();
    }

    /** Stops all activity; the tab is not used any more. */
    void close() {
        view.copying().stop();
        runs.close();
    }

    /**
     * Advances to a frame's time and redraws what has changed.
     *
     * @return whether another frame is needed
     */
    boolean tick(long now) {
        return view.tick(now, runs);
    }
}
