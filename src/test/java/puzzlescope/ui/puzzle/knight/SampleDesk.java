package puzzlescope.ui.puzzle.knight;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.knight.KnightPuzzle;
import puzzlescope.text.Language;
import puzzlescope.ui.control.Desk;
import puzzlescope.ui.fx.Texts;
import puzzlescope.ui.player.Player;
import puzzlescope.ui.player.Session;
import puzzlescope.ui.theme.Look;
import puzzlescope.ui.theme.Palette;

/** A desk without a window, on which runs are recorded to their end. FX thread only. */
final class SampleDesk implements Desk {

    private static final KnightPuzzle PUZZLE = new KnightPuzzle();

    private final Look look = new Look(new Texts(Language.ENGLISH), new Palette());
    private final List<Object> chosen = new ArrayList<>();
    private final Player player = new Player(recorded(PUZZLE.presets()), () -> {});

    /** The presets with some values, given as names and texts in turn. */
    static Arguments given(String... values) {
        var given = PUZZLE.presets();
        for (int i = 0; i < values.length; i += 2) {
            var name = values[i];
            var parameter = PUZZLE.parameters().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            given = given.with(parameter, values[i + 1]);
        }
        return given;
    }

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

    /** Records another run and stands at its start. */
    void open(String... values) {
        player.open(recorded(given(values)));
    }

    /** What was chosen by the mouse, in order. */
    List<Object> chosen() {
        return chosen;
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
        chosen.add(value);
        open(parameter.name(), parameter.format(value));
    }
}
