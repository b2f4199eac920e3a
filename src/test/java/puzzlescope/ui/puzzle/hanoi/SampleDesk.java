package puzzlescope.ui.puzzle.hanoi;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Event;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Hint;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Refusal;
import puzzlescope.core.puzzle.hanoi.HanoiGame;
import puzzlescope.core.puzzle.hanoi.HanoiPuzzle;
import puzzlescope.text.Language;
import puzzlescope.ui.control.Desk;
import puzzlescope.ui.fx.Texts;
import puzzlescope.ui.player.Game;
import puzzlescope.ui.player.Player;
import puzzlescope.ui.player.Session;
import puzzlescope.ui.theme.Look;
import puzzlescope.ui.theme.Palette;

/** A desk without a window, on which runs are recorded to their end. FX thread only. */
final class SampleDesk implements Desk {

    static final HanoiPuzzle PUZZLE = new HanoiPuzzle();

    private final Look look = new Look(new Texts(Language.ENGLISH), new Palette());
    private Arguments arguments = PUZZLE.presets();
    private @Nullable Game game;
    private String refusal = "";
    private final Player player = new Player(recorded(arguments), () -> {});

    static Session recorded(Arguments arguments) {
        var session = Session.of(PUZZLE, arguments);
        session.run().start();
        try {
            if (!session.run().awaitEnd(Duration.ofSeconds(30))) {
                throw new IllegalStateException("the run does not end");
            }
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
        return session;
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
    public <T> void choose(Parameter<T> parameter, T value) {
        arguments = arguments.with(parameter, parameter.format(value));
        player.open(recorded(arguments));
    }

    /** Begins a game of what is chosen. */
    void playByHand() {
        game = new Game(PUZZLE, new HanoiGame(), arguments, player);
        awaitOpen();
    }

    /** Waits until moves can be made, and the one that may wait for that is made. */
    void awaitOpen() {
        var begun = Objects.requireNonNull(game);
        while (!begun.isOpen()) {
            Thread.onSpinWait();
            begun.tick();
        }
    }

    /** The key of why the last move was refused; empty if it was made. */
    String refusal() {
        return refusal;
    }

    @Override
    public boolean isByHand() {
        return game != null;
    }

    @Override
    public void play(Function<Board, ? extends List<? extends Event>> move) {
        refusal = "";
        try {
            Objects.requireNonNull(game).play(move);
        } catch (Refusal refused) {
            refusal = refused.reason().key();
        }
    }

    @Override
    public Optional<Hint> hint() {
        var current = game;
        return current == null || current.standing().isEmpty()
                ? Optional.empty()
                : Optional.of(current.rules().hint(current.arguments(), current.boardCopy(), () -> {}))
                        .filter(_ -> !current.standing().orElseThrow().isOver());
    }
}
