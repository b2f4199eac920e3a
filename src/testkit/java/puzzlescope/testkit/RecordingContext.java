package puzzlescope.testkit;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.trace.Retention;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.fx.Texts;
import puzzlescope.window.player.ManualGame;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.Palette;

/** A desk without a window, on which runs are recorded to their end and games are played. FX thread only. */
public class RecordingContext implements TabContext {

    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private final Puzzle puzzle;
    private final Appearance appearance = new Appearance(new Texts(Language.ENGLISH), new Palette());
    private final Player player;
    private Arguments arguments;
    private @Nullable ManualGame manualGame;
    private String refusal = "";

    public RecordingContext(Puzzle puzzle) {
        this.puzzle = puzzle;
        arguments = puzzle.presets();
        player = new Player(recorded(puzzle, arguments), () -> {});
        player.wholeRunProperty().set(true);
    }

    /** A run of these arguments that has ended. */
    public static Session recorded(Puzzle puzzle, Arguments arguments) {
        return recorded(Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES)));
    }

    /** The session, whose run has ended. */
    public static Session recorded(Session session) {
        session.run().start();
        try {
            if (!session.run().awaitEnd(PATIENCE)) {
                throw new IllegalStateException("the run does not end");
            }
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
        return session;
    }

    /** The presets with some values changed: name, text, name, text … */
    public static Arguments given(Puzzle puzzle, String... namesAndTexts) {
        var given = puzzle.presets();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            var name = namesAndTexts[i];
            var parameter = puzzle.parameters().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            given = given.with(parameter, namesAndTexts[i + 1]);
        }
        return given;
    }

    /** Records a run of the presets with some values changed and stands at its start. */
    public final void open(String... namesAndTexts) {
        arguments = given(puzzle, namesAndTexts);
        player.open(recorded(puzzle, arguments));
    }

    /** Fills in a text without making a run. */
    public final void fillIn(Parameter<?> parameter, String text) {
        arguments = arguments.with(parameter, text);
    }

    /** Fills in a text and records a run of it. */
    public final void type(Parameter<?> parameter, String text) {
        fillIn(parameter, text);
        player.open(recorded(puzzle, arguments));
    }

    /** Begins a game of what is filled in. */
    public final void playByHand() {
        manualGame = new ManualGame(puzzle, puzzle.gameRules().orElseThrow(), arguments, player);
        awaitOpen();
    }

    /** Waits until moves can be made, and the one that may wait for that is made. */
    public final void awaitOpen() {
        var begun = Objects.requireNonNull(manualGame);
        Await.until("moves can be made", () -> {
            begun.tick();
            return begun.isOpen();
        });
    }

    /** The key of why the last move was refused; empty if it was made. */
    public final String refusal() {
        return refusal;
    }

    @Override
    public final Appearance appearance() {
        return appearance;
    }

    @Override
    public final Player player() {
        return player;
    }

    @Override
    public final Arguments arguments() {
        return arguments;
    }

    @Override
    public final boolean isByHand() {
        return manualGame != null;
    }

    @Override
    public final void play(Function<Board, ? extends List<? extends Event>> move) {
        refusal = "";
        try {
            Objects.requireNonNull(manualGame).play(move);
        } catch (InvalidInputException refused) {
            refusal = refused.reason().key();
        }
    }

    @Override
    public final Optional<Hint> hint() {
        var current = manualGame;
        return current == null || current.status().isEmpty()
                ? Optional.empty()
                : Optional.of(current.rules().hint(current.arguments(), current.boardCopy(), () -> {}))
                        .filter(_ -> !current.status().orElseThrow().isOver());
    }

    @Override
    public <T> void choose(Parameter<T> parameter, T value) {
        type(parameter, parameter.format(value));
    }
}
