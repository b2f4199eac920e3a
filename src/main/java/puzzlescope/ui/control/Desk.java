package puzzlescope.ui.control;

import puzzlescope.core.puzzle.Parameter;
import puzzlescope.ui.player.Player;
import puzzlescope.ui.theme.Look;

/** What a board view may use of the tab that it stands in. FX thread only. */
public interface Desk {

    Look look();

    /** The player, with the session that is open. */
    Player player();

    /** Puts a value into the options, as if typed, and makes a new run of it if all options are valid. */
    <T> void choose(Parameter<T> parameter, T value);
}
