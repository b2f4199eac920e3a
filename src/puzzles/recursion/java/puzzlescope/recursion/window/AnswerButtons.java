package puzzlescope.recursion.window;

import javafx.scene.input.KeyCode;
import puzzlescope.recursion.RecursionGame;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.picture.RecursionQuestionPanel;
import puzzlescope.window.board.TabContext;

/** Mouse and keyboard control of the answers in manual play. FX thread only. */
final class AnswerButtons {

    private final TabContext context;
    private final RecursionQuestionPanel recursionQuestionPanel;
    private int pointed = RecursionQuestionPanel.NONE;

    AnswerButtons(TabContext context, RecursionQuestionPanel recursionQuestionPanel) {
        this.context = context;
        this.recursionQuestionPanel = recursionQuestionPanel;
    }

    /** The answer under the pointer, or {@link RecursionQuestionPanel#NONE}. */
    int pointed() {
        return pointed;
    }

    /** Highlights the answer under the pointer; returns whether there is one. */
    boolean point(double x, double y) {
        int now = recursionQuestionPanel.at(x, y);
        if (now != pointed) {
            pointed = now;
            context.player().invalidate();
        }
        return now != RecursionQuestionPanel.NONE;
    }

    /** The answer of a key, or {@link RecursionQuestionPanel#NONE}. */
    static int choice(KeyCode key) {
        int digit = key.ordinal() - KeyCode.DIGIT1.ordinal();
        int pad = key.ordinal() - KeyCode.NUMPAD1.ordinal();
        return isChoice(digit) ? digit : isChoice(pad) ? pad : RecursionQuestionPanel.NONE;
    }

    private static boolean isChoice(int number) {
        return number >= 0 && number < RecursionQuestionPanel.COUNT;
    }

    void give(int choice) {
        if (choice != RecursionQuestionPanel.NONE) {
            var arguments = context.player().session().arguments();
            context.play(board -> RecursionGame.answer(arguments, (RecursionBoard) board, choice));
        }
    }
}
