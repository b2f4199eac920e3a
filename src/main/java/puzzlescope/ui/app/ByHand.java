package puzzlescope.ui.app;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.HandPlay;
import puzzlescope.core.puzzle.Hint;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Refusal;
import puzzlescope.core.puzzle.Standing;
import puzzlescope.ui.control.GamePanel;
import puzzlescope.ui.control.SentenceView;
import puzzlescope.ui.control.SentenceView.Tone;
import puzzlescope.ui.fx.StopWatch;
import puzzlescope.ui.player.Game;
import puzzlescope.ui.player.HintSearch;
import puzzlescope.ui.player.Player;
import puzzlescope.ui.theme.Look;

/** The side of a tab that is for playing by hand: the game, its panel, what is said of the last move. FX thread only. */
final class ByHand implements GamePanel.Actions {

    private final Puzzle puzzle;
    private final HandPlay rules;
    private final Player player;
    private final Runnable leave;
    private final Consumer<Arguments> solve;
    private final GamePanel panel;
    private final StopWatch watch;
    private final Map<String, Integer> bests = new HashMap<>();
    private @Nullable Game game;
    private @Nullable HintSearch search;
    private @Nullable Hint hint;
    private @Nullable Message refusal;
    private long said = -1;
    private Optional<Standing> standing = Optional.empty();

    /**
     * @param leave goes back to the solver
     * @param solve makes a run of other arguments
     */
    ByHand(Look look, Puzzle puzzle, HandPlay rules, Player player, Runnable leave, Consumer<Arguments> solve) {
        this.puzzle = puzzle;
        this.rules = rules;
        this.player = player;
        this.leave = leave;
        this.solve = solve;
        panel = new GamePanel(look, puzzle.id() + ".hand.help", this);
        watch = new StopWatch(this::showTime);
    }

    GamePanel panel() {
        return panel;
    }

    boolean isOn() {
        return game != null;
    }

    Optional<Game> game() {
        return Optional.ofNullable(game);
    }

    /** Begins a game, in place of the one that was open. */
    void begin(Arguments given) {
        end();
        game = new Game(puzzle, rules, given, player);
        showTime();
    }

    /** Ends the game; its session stays open until another takes its place. */
    void end() {
        forgetHint();
        refusal = null;
        watch.reset();
        standing = Optional.empty();
        game = null;
    }

    /** Lets the time stand still while the tab is not in front. */
    void hidden() {
        watch.run(false);
    }

    void play(Function<Board, ? extends List<? extends Event>> move) {
        var current = game;
        if (current == null || !current.isOpen()) {
            return;
        }
        forgetHint();
        refusal = null;
        try {
            current.play(move);
        } catch (Refusal refused) {
            refusal = refused.reason();
            said = position();
            player.invalidate();
        }
    }

    @Override
    public void hint() {
        var current = game;
        if (current == null
                || !current.isOpen()
                || standing.filter(Standing::isOver).isPresent()) {
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
        player.invalidate();
    }

    /** Gives up looking for a hint, or forgets the one that is shown. */
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
        if (game != null) {
            game.undo();
        }
    }

    @Override
    public void redo() {
        if (game != null) {
            game.redo();
        }
    }

    @Override
    public void anew() {
        if (game != null) {
            begin(game.arguments());
        }
    }

    @Override
    public void solveFromHere() {
        runFromHere().ifPresent(solve);
    }

    private Optional<Arguments> runFromHere() {
        return game == null || !game.isOpen() || game.moves() < 0
                ? Optional.empty()
                : rules.runFrom(game.arguments(), player.session().timeline().board());
    }

    @Override
    public void leave() {
        leave.run();
    }

    /** The hint that is shown at the position. */
    Optional<Hint> shownHint() {
        return Optional.ofNullable(hint).filter(_ -> said == position());
    }

    private long position() {
        return player.session().timeline().position();
    }

    /** Called once a frame, before the tab is drawn. */
    void tick() {
        var current = game;
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

    /** Draws the panel, and says what is to be said instead of the last event. */
    void draw(SentenceView sentence) {
        var current = game;
        if (current == null) {
            return;
        }
        standing = current.standing();
        boolean over = standing.filter(Standing::isOver).isPresent();
        watch.run(!over && current.canUndo());
        panel.show(standing, Math.max(current.moves(), 0), best(current));
        panel.allow(
                current.isOpen() && !over,
                current.canUndo(),
                current.canRedo(),
                !over && runFromHere().isPresent());
        say(sentence, over);
    }

    private void say(SentenceView sentence, boolean over) {
        if (refusal != null) {
            sentence.show(Tone.CONFLICT, refusal);
        } else if (search != null) {
            sentence.show(Tone.HINT, Message.of("game.looking"));
        } else if (hint != null) {
            sentence.show(Tone.HINT, hint.move().isEmpty() ? hint.why() : Message.of("game.hint-why", hint.why()));
        } else if (over) {
            var end = standing.orElseThrow();
            sentence.show(end.state() == Standing.State.WON ? Tone.SOLUTION : Tone.CONFLICT, end.sentence());
        } else if (position() == 0) {
            sentence.show(Tone.PLAIN, Message.of(puzzle.id() + ".hand.help"));
        }
    }

    private OptionalInt best(Game current) {
        var contest = rules.contest(current.arguments());
        if (contest.isEmpty()) {
            return OptionalInt.empty();
        }
        standing.ifPresent(now -> bests.merge(contest.get(), now.reached(), Math::max));
        return OptionalInt.of(bests.getOrDefault(contest.get(), 0));
    }

    /** The best results, by the names of their contests. */
    Map<String, Integer> bests() {
        return bests;
    }

    private void showTime() {
        panel.showTime(watch.seconds());
    }
}
