package puzzlescope.app.lesson;

import java.util.Optional;
import puzzlescope.app.ask.Asking;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.player.Game;

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
