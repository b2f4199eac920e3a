package puzzlescope.ui.control;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.ui.player.Player;
import puzzlescope.ui.theme.Look;

/** What a board view may use of the tab that it stands in. FX thread only. */
public interface Desk {

    Look look();

    /** The player, with the session that is open. */
    Player player();

    /** What is filled in now, whether the open run was made of it or not; the last valid values while some are not. */
    default Arguments arguments() {
        return player().session().arguments();
    }

    /** Puts a value into the options, as if typed, and makes a new run of it if all options are valid. */
    <T> void choose(Parameter<T> parameter, T value);
}
