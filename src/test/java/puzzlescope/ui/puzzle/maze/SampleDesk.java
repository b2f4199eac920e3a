package puzzlescope.ui.puzzle.maze;

import java.time.Duration;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.maze.MazePuzzle;
import puzzlescope.text.Language;
import puzzlescope.ui.control.Desk;
import puzzlescope.ui.fx.Texts;
import puzzlescope.ui.player.Player;
import puzzlescope.ui.player.Session;
import puzzlescope.ui.theme.Look;
import puzzlescope.ui.theme.Palette;

/** A desk without a window, on which runs are recorded to their end. FX thread only. */
final class SampleDesk implements Desk {

    static final MazePuzzle PUZZLE = new MazePuzzle();

    private final Look look = new Look(new Texts(Language.ENGLISH), new Palette());
    private Arguments arguments = PUZZLE.presets();
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

    /** Fills in a text as a person does. */
    void type(Parameter<?> parameter, String text) {
        arguments = arguments.with(parameter, text);
        player.open(recorded(arguments));
    }
}
