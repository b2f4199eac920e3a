package puzzlescope.ui.puzzle.recursion;

import java.time.Duration;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.recursion.RecursionPuzzle;
import puzzlescope.text.Language;
import puzzlescope.ui.control.Desk;
import puzzlescope.ui.fx.Texts;
import puzzlescope.ui.player.Player;
import puzzlescope.ui.player.Session;
import puzzlescope.ui.theme.Look;
import puzzlescope.ui.theme.Palette;

/** A desk without a window, on which runs are recorded to their end. FX thread only. */
final class SampleDesk implements Desk {

    static final RecursionPuzzle PUZZLE = new RecursionPuzzle();

    private final Look look = new Look(new Texts(Language.ENGLISH), new Palette());
    private final Player player = new Player(recorded(PUZZLE.presets()), () -> {});

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

    /** The presets with some values changed: name, value, name, value … */
    static Arguments with(String... namesAndValues) {
        var arguments = PUZZLE.presets();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            for (var parameter : PUZZLE.parameters()) {
                if (parameter.name().equals(namesAndValues[i])) {
                    arguments = arguments.with(parameter, namesAndValues[i + 1]);
                }
            }
        }
        return arguments;
    }

    void open(String... namesAndValues) {
        player.open(recorded(with(namesAndValues)));
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
        throw new UnsupportedOperationException(parameter.name());
    }
}
