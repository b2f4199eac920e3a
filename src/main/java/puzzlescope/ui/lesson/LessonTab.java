package puzzlescope.ui.lesson;

import java.util.Optional;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.ui.ask.Asking;
import puzzlescope.ui.board.TabContext;
import puzzlescope.ui.player.Game;

/** What a lesson does with a puzzle's tab. FX thread only. */
public interface LessonTab extends TabContext {

    /** What a person is asked before the film goes on. */
    Asking asking();

    /** Lets what the lesson says already give its room to the board, or take it back. */
    void makeRoom(boolean on);

    /** Begins a game. */
    void playByHand(Arguments arguments);

    /** The game that is being played. */
    Optional<Game> game();
}
