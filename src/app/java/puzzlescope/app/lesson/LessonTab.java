package puzzlescope.app.lesson;

import java.util.Optional;
import puzzlescope.app.ask.QuestionSession;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.player.ManualGame;

/** Actions of a lesson on a puzzle's tab. FX thread only. */
public interface LessonTab extends TabContext {

    /** The questions of the tab. */
    QuestionSession questions();

    /** Hides what the lesson already says in favour of the board, or shows it again. */
    void makeRoom(boolean on);

    /** Starts a game. */
    void playByHand(Arguments arguments);

    /** The current game. */
    Optional<ManualGame> game();
}
