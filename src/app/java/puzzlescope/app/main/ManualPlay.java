package puzzlescope.app.main;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import puzzlescope.app.review.ReviewPane;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameResult;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.window.control.GamePanel;
import puzzlescope.window.control.SentenceView;
import puzzlescope.window.control.SentenceView.Tone;
import puzzlescope.window.fx.StopWatch;
import puzzlescope.window.player.HintSearch;
import puzzlescope.window.player.ManualGame;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.SolveFromHere;
import puzzlescope.window.theme.Appearance;

/** Manual play in a tab: the game, its panel, the message about the last move. FX thread only. */
final class ManualPlay implements GamePanel.Actions {

    private final Appearance appearance;
    private final Puzzle puzzle;
    private final GameRules rules;
    private final Player player;
    private final Runs runs;
    private final GamePanel panel;
    private final StopWatch watch;
    private final GameScore score = new GameScore();
    private final SolveFromHere onward;
    private @Nullable ManualGame manualGame;
    private @Nullable HintSearch search;
    private @Nullable Hint hint;
    private @Nullable ReviewPane review;
    private @Nullable Message refusal;
    private long said = -1;
    private Optional<GameStatus> status = Optional.empty();
    /** Other actions of the tab. */
    interface Runs {

        /** Fills in these arguments and starts a run. */
        void run(Arguments arguments);

        /** The same, and plays it from its start. */
        void solve(Arguments arguments);

        /** Fills in these arguments and starts a game. */
        void play(Arguments arguments);

        /** A node that is always in the window, as owner of dialogs. */
        Node owner();
    }

    ManualPlay(Appearance appearance, Puzzle puzzle, GameRules rules, Player player, Runs runs) {
        this.appearance = appearance;
        this.puzzle = puzzle;
        this.rules = rules;
        this.player = player;
        this.runs = runs;
        onward = new SolveFromHere(player);
        panel = new GamePanel(appearance, this);
        watch = new StopWatch(this::showTime);
    }

    GamePanel panel() {
        return panel;
    }

    boolean isOn() {
        return manualGame != null;
    }

    Optional<ManualGame> game() {
        return Optional.ofNullable(manualGame);
    }

    /** The inputs that have no effect on a game. */
    List<Parameter<?>> idle() {
        var idle = new ArrayList<>(puzzle.parameters());
        idle.removeAll(rules.inputs());
        return idle;
    }

    /** Starts a game, replacing the open one. */
    void begin(Arguments given) {
        end();
        manualGame = new ManualGame(puzzle, rules, given, player);
        panel.setHelp(puzzle.gameHelp(manualGame.arguments()));
        showTime();
    }

    /** Replays the moves of an earlier game; such a game is excluded from the best results. */
    void again(List<List<Event>> moves, Runnable then) {
        score.exclude();
        game().ifPresent(open -> open.again(moves, then));
    }

    /** Ends the game; its session stays open until replaced. */
    void end() {
        closeReview();
        forgetHint();
        refusal = null;
        score.begin();
        onward.forget();
        watch.reset();
        status = Optional.empty();
        manualGame = null;
    }

    /** Stops the clock while the tab is not selected, and closes the review of its game. */
    void hidden() {
        watch.run(false);
        closeReview();
    }

    private void closeReview() {
        if (review != null) {
            review.close();
            review = null;
        }
    }

    private boolean isReviewed() {
        return review != null && review.isOpen();
    }

    /** Makes a move; returns whether it was refused. */
    boolean play(Function<Board, ? extends List<? extends Event>> move) {
        var current = manualGame;
        if (current == null || !current.isOpen()) {
            return false;
        }
        forgetHint();
        refusal = null;
        try {
            current.play(board -> blamed(move.apply(board)));
        } catch (InvalidInputException refused) {
            refusal = refused.reason();
            score.addWrong();
            said = position();
            player.invalidate();
        }
        return refusal != null;
    }

    /** Returns whether the last move was refused, with no action since. */
    boolean isRefusing() {
        return refusal != null;
    }

    private List<? extends Event> blamed(List<? extends Event> move) {
        if (move.stream().anyMatch(rules::isMistake)) {
            score.addWrong();
        }
        return move;
    }

    @Override
    public void hint() {
        var current = manualGame;
        if (current == null || !current.isOpen() || isOver()) {
            return;
        }
        var known = hint;
        if (known != null && !known.move().isEmpty()) {
            play(_ -> known.move());
            return;
        }
        forgetHint();
        refusal = null;
        said = position();
        search = new HintSearch(current, this::show);
        player.invalidate();
    }

    private void show(Hint found) {
        search = null;
        hint = found;
        if (!found.move().isEmpty()) {
            score.addHint();
        }
        player.invalidate();
    }

    /** Cancels the search for a hint, or hides the shown one. */
    void forgetHint() {
        if (search != null) {
            search.stop();
        }
        search = null;
        hint = null;
        player.invalidate();
    }

    @Override
    public void undo() {
        game().ifPresent(ManualGame::undo);
    }

    @Override
    public void redo() {
        game().ifPresent(ManualGame::redo);
    }

    @Override
    public void restart() {
        game().ifPresent(current -> begin(current.arguments()));
    }

    @Override
    public void solveFromHere() {
        var current = manualGame;
        if (current != null && current.isOpen()) {
            if (isOver()) {
                runs.solve(current.arguments());
            } else {
                onward.of(current).arguments().ifPresent(runs::run);
            }
        }
    }

    /** Returns whether the game is won or lost. */
    boolean isOver() {
        return status.filter(GameStatus::isOver).isPresent();
    }

    @Override
    public void review() {
        game().filter(ManualPlay::hasMoves).ifPresent(current -> {
            // Readers of the review know better moves, so the game no longer counts.
            score.exclude();
            review = ReviewPane.open(appearance, player, current, runs.owner());
        });
    }

    private static boolean hasMoves(ManualGame manualGame) {
        return manualGame.isOpen() && manualGame.ends().size() > 1;
    }

    @Override
    public void startAnotherGame() {
        game().ifPresent(current -> runs.play(rules.nextGame(current.arguments())));
    }

    Optional<Hint> shownHint() {
        return Optional.ofNullable(hint).filter(_ -> said == position());
    }

    private long position() {
        return player.session().timeline().position();
    }

    /** Called once a frame, before the tab is drawn. */
    void tick() {
        var current = manualGame;
        if (current == null) {
            return;
        }
        current.tick();
        if (said != position()) {
            refusal = null;
            if (search != null || hint != null) {
                forgetHint();
            }
            said = position();
        }
    }

    /** Draws the panel, and shows a message in place of the last event if there is one. */
    void draw(SentenceView sentence) {
        var current = manualGame;
        if (current == null) {
            return;
        }
        status = current.status();
        boolean over = isOver();
        watch.run(!over && current.canUndo() && !isReviewed());
        panel.show(status, score.of(current, status, watch.seconds()));
        panel.allow(current.isOpen() && !over, current.canUndo(), current.canRedo(), hasMoves(current));
        panel.allowSolve(over ? null : onward.of(current).why());
        say(current, sentence, over);
    }

    private void say(ManualGame current, SentenceView sentence, boolean over) {
        if (refusal != null) {
            sentence.show(Tone.REFUSAL, refusal);
        } else if (search != null) {
            sentence.show(Tone.HINT, Message.of("game.looking"));
        } else if (hint != null) {
            sentence.show(Tone.HINT, hint.move().isEmpty() ? hint.why() : Message.of("game.hint-why", hint.why()));
        } else if (over) {
            var end = status.orElseThrow();
            sentence.show(end.state() == State.WON ? Tone.WON : Tone.CONFLICT, end.sentence());
        } else if (position() <= current.beginning()) {
            // The panel explains how moves are made.
            status.ifPresent(start -> sentence.show(Tone.PLAIN, start.sentence()));
        } else {
            player.moment()
                    .event()
                    .filter(rules::isMistake)
                    .ifPresent(mistake -> sentence.show(Tone.REFUSAL, mistake.sentence()));
        }
    }

    /** The text to mark the board with if the game is won. */
    Optional<Message> outcome() {
        return status.filter(end -> end.state() == State.WON).map(_ -> Message.of("game.won"));
    }

    /** The best results, by the names of their contests. */
    Map<String, GameResult> bests() {
        return score.bests();
    }

    private void showTime() {
        panel.showTime(watch.seconds());
    }
}
