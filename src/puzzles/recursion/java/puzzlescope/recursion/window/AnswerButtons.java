package puzzlescope.recursion.window;

import javafx.scene.input.KeyCode;
import puzzlescope.recursion.RecursionGame;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.picture.Answers;
import puzzlescope.window.board.TabContext;

/** Mouse and keyboard control of the answers in manual play. FX thread only. */
final class AnswerButtons {

    private final TabContext context;
    private final Answers answers;
    private int pointed = Answers.NONE;

    AnswerButtons(TabContext context, Answers answers) {
        this.context = context;
        this.answers = answers;
    }

    /** The answer under the pointer, or {@link Answers#NONE}. */
    int pointed() {
        return pointed;
    }

    /** Highlights the answer under the pointer; returns whether there is one. */
    boolean point(double x, double y) {
        int now = answers.at(x, y);
        if (now != pointed) {
            pointed = now;
            context.player().invalidate();
        }
        return now != Answers.NONE;
    }

    /** The answer of a key, or {@link Answers#NONE}. */
    static int choice(KeyCode key) {
        int digit = key.ordinal() - KeyCode.DIGIT1.ordinal();
        int pad = key.ordinal() - KeyCode.NUMPAD1.ordinal();
        return isChoice(digit) ? digit : isChoice(pad) ? pad : Answers.NONE;
    }

    private static boolean isChoice(int number) {
        return number >= 0 && number < Answers.COUNT;
    }

    void give(int choice) {
        if (choice != Answers.NONE) {
            var arguments = context.player().session().arguments();
            context.play(board -> RecursionGame.answer(arguments, (RecursionBoard) board, choice));
        }
    }
}
