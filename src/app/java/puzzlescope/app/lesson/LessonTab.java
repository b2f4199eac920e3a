package puzzlescope.app.lesson;

import java.util.Optional;
import java.util.function.Consumer;
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

    /**
     * Opens the editor of a program with a text that takes the place of the person's own meanwhile.
     *
     * @param onKeep receives the text whenever it is to be kept: when it is run, and when the editor or the window is
     *     closed
     */
    void editProgram(String text, Consumer<String> onKeep);

    /** The text in the editor that takes the place of the person's own program; empty if none does. */
    Optional<String> editedProgram();

    /** Closes the editor of a program, if it is open. */
    void closeProgram();

    /** The current game. */
    Optional<ManualGame> game();
}
