package puzzlescope.app.lesson;

import java.util.Optional;
import puzzlescope.app.ask.QuestionSession;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.player.ManualGame;

/** Actions of a lesson on a puzzle's tab. FX thread only. */
public interface LessonTab extends TabContext {

    QuestionSession questions();

    /** Hides what the lesson already says in favour of the board, or shows it again. */
    void makeRoom(boolean on);

    void playByHand(Arguments arguments);

    /** Opens the editor of a program with a text that takes the place of the person's own meanwhile. */
    void editProgram(String text);

    /** The text in the editor of a program; empty while it is closed. */
    Optional<String> editedProgram();

    /** Closes the editor of a program, if it is open. */
    void closeProgram();

    /** The current game. */
    Optional<ManualGame> game();
}
