package puzzlescope.app.main;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import puzzlescope.app.program.OwnProgram;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.window.control.SentenceView;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.form.OptionsPane;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Player.Motion;
import puzzlescope.window.theme.Appearance;

/** Starts the runs and games of a tab from its options, each replacing the last. FX thread only. */
final class TabRuns implements ManualPlay.Runs {

    /** Number of steps above which a run is not started automatically when the window opens. */
    private static final long MANY_STEPS = 10_000_000;

    private final Puzzle puzzle;
    private final Retention retention;
    private final Player player;
    private final OptionsPane options;
    private final TabView view;
    private final Optional<ManualPlay> hand;
    private final BooleanProperty byHand = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper offered = new ReadOnlyBooleanWrapper();
    private final TabProgram program;
    private @Nullable Message refusal;
    private long refusedAt;
    /** True if the last run with these options must not start automatically. */
    private boolean heavy;

    private boolean visited;

    /**
     * @param retention the limits of its recordings; shared by all tabs
     * @param folder of the settings, where a person's programs are kept
     */
    TabRuns(
            Appearance appearance,
            Puzzle puzzle,
            Retention retention,
            Player player,
            OptionsPane options,
            TabView view,
            Optional<Path> folder) {
        this.puzzle = puzzle;
        this.retention = retention;
        this.player = player;
        this.options = options;
        this.view = view;
        hand = puzzle.gameRules().map(rules -> new ManualPlay(appearance, puzzle, rules, player, this));
        program = new TabProgram(appearance, puzzle, player, view, folder, this::endGame, this::run);
    }

    /** The arguments of the next run: the options, and the program that was run last if it is still open. */
    private Arguments chosen() {
        var arguments = options.arguments();
        return program.source().map(arguments::withProgram).orElse(arguments);
    }

    /** A person's own program in the place of the algorithm. */
    TabProgram program() {
        return program;
    }

    /** Manual play; empty if the puzzle has none. */
    Optional<ManualPlay> manualPlay() {
        return hand;
    }

    /** True if a person plays, as the button shows. */
    BooleanProperty byHandProperty() {
        return byHand;
    }

    boolean isByHand() {
        return hand.filter(ManualPlay::isOn).isPresent();
    }

    private void endGame() {
        if (isByHand()) {
            run();
        }
    }

    /** Starts a new run with the options, at its first position; does nothing while they are invalid. */
    void run() {
        if (isRefused()) {
            return;
        }
        start(chosen());
    }

    /**
     * Starts the run of what a person has just chosen, so that what is chosen is what is shown; a long one waits behind a
     * veil over the board until it is asked for. A game goes on as it was begun.
     */
    void runChosen() {
        if (!options.changedProperty().get() || !options.validProperty().get() || isByHand()) {
            return;
        }
        var length = program.source().isPresent()
                ? OptionalLong.empty()
                : puzzle.instance(chosen()).length();
        if (length.orElse(0) > MANY_STEPS) {
            view.veil(true, this::run);
        } else {
            start(chosen());
        }
    }

    /** True while there is something to run: other options than those of the open run, or a run that has not begun. */
    ReadOnlyBooleanProperty offeredProperty() {
        return offered.getReadOnlyProperty();
    }

    /** Finds out whether there is something to run. */
    void offer() {
        offered.set(options.changedProperty().get() || player.session().run().state() == RunState.READY);
    }

    /** Shows the board again when the options are those of its run. */
    void unveil() {
        if (!options.changedProperty().get()) {
            view.veil(false, this::run);
        }
    }

    /** Fills in suggested inputs, such as {@code n=6}, and runs them. */
    void attempt(List<String> inputs) {
        for (var input : inputs) {
            int sign = input.indexOf('=');
            options.fill(input.substring(0, sign), input.substring(sign + 1));
        }
        run();
    }

    /** Returns whether the options are invalid, after showing the reason and focusing the field to correct. */
    private boolean isRefused() {
        boolean valid = options.validProperty().get();
        refusal = valid ? null : options.refusal().orElse(null);
        refusedAt = player.session().timeline().position();
        if (!valid) {
            options.focusRefused();
            view.invalidate();
        }
        return !valid;
    }

    /** The message about invalid options, shown in place of the event at the position; null if there is none. */
    @Nullable
    Message refusal() {
        boolean here = refusedAt == player.session().timeline().position();
        return here && !options.validProperty().get() ? refusal : null;
    }

    /** Shows a message that takes precedence over the event at the position. */
    void showStatus(SentenceView sentence) {
        hand.ifPresent(on -> on.draw(sentence));
        program.showStatus(sentence);
        var refused = refusal();
        if (refused != null) {
            sentence.show(SentenceView.Tone.CONFLICT, refused);
        } else if (player.session().run().state() == RunState.READY) {
            sentence.show(SentenceView.Tone.PLAIN, Message.of("sentence.not-run", Shortcut.RUN.keys()));
        }
    }

    @Override
    public void run(Arguments arguments) {
        fill(arguments);
        program.show(arguments.program());
        start(arguments);
    }

    @Override
    public void solve(Arguments arguments) {
        run(arguments);
        player.play(Motion.FORWARD);
    }

    @Override
    public Node owner() {
        return view.dialogs().owner();
    }

    @Override
    public void play(Arguments arguments) {
        fill(arguments);
        playByHand(arguments);
    }

    private void fill(Arguments arguments) {
        puzzle.parameters().forEach(parameter -> fill(parameter, arguments));
    }

    private <T> void fill(Parameter<T> parameter, Arguments arguments) {
        options.fill(parameter, arguments.get(parameter));
    }

    private void start(Arguments arguments) {
        Session next;
        try {
            next = Session.of(puzzle, arguments, retention);
        } catch (InvalidInputException refused) {
            // A program plays on the textbook's board, which may be smaller than the algorithm's.
            player.showNotice(refused.reason());
            return;
        }
        hand.ifPresent(ManualPlay::end);
        byHand.set(false);
        options.free();
        program.source().ifPresent(source -> {
            options.hide(puzzle.programRules().orElseThrow().unused(puzzle));
            if (!OwnProgram.isJava(source)) {
                options.disable(puzzle.parameters(), "own-program.instead");
            }
        });
        view.explain(Optional.empty());
        program.remember(arguments);
        player.open(next);
        player.session().run().start();
        if (arguments.program().isPresent()) {
            program.goToBeginning();
        }
        options.setRun(arguments);
        view.useListing();
    }

    /** Switches between solver and game. */
    void toggleManualPlay() {
        setManualPlay(!isByHand());
    }

    /** Starts a game with the options, or returns to the solver. */
    void setManualPlay(boolean on) {
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
        options.disable(game.idle(), "game.idle-option");
        view.explain(Optional.of(game.panel()));
        view.board().requestFocus();
        view.invalidate();
    }

    /**
     * Returns whether the run had very many steps or was stopped, so that it must not start automatically at the next
     * launch.
     */
    boolean isExpensive() {
        return heavy;
    }

    /** Restores whether the last run with these options was heavy. */
    void setExpensive(boolean wasHeavy) {
        heavy = wasHeavy;
    }

    /**
     * Starts the first run when the tab is first selected, with the defaults if the options are invalid. A heavy run is
     * only prepared.
     */
    void onShown() {
        if (visited) {
            return;
        }
        visited = true;
        if (heavy && options.validProperty().get()) {
            player.open(Session.of(puzzle, options.arguments(), retention));
            options.setRun(options.arguments());
            view.useListing();
        } else if (options.validProperty().get()) {
            run();
        } else {
            player.session().run().start();
        }
    }

    /** Stops all activity; no more runs are started. */
    void close() {
        var run = player.session().run();
        if (run.state() != RunState.READY) {
            boolean stopped = run.outcome()
                    .filter(runOutcome -> runOutcome != RunOutcome.STOPPED)
                    .isEmpty();
            heavy = !isByHand() && (stopped || run.trace().length() > MANY_STEPS);
        }
        hand.ifPresent(ManualPlay::end);
        program.keep();
        player.session().run().stop();
    }
}
