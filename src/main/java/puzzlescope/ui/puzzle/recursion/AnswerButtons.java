package puzzlescope.ui.puzzle.recursion;

import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.recursion.Question;
import puzzlescope.core.puzzle.recursion.RecursionGame;
import puzzlescope.core.puzzle.recursion.board.RecursionBoard;
import puzzlescope.core.session.Session;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Point;
import puzzlescope.picture.TextAlign;
import puzzlescope.picture.recursion.RecursionPen;
import puzzlescope.ui.board.TabContext;

/**
 * The question to a person who plays the computer: its words and three answers with their numbers, of which a hint marks the
 * right one. FX thread only.
 */
final class AnswerButtons {

    static final int NONE = -1;

    private static final int COUNT = 3;
    private static final double WIDEST = 230;
    private static final double GAP = 10;
    private static final double ARC = 8;

    private final TabContext context;
    private @Nullable Question question;
    private long questionAt = NONE;
    private @Nullable Session questionOf;
    private Box first = Box.EMPTY;
    private int pointed = NONE;

    AnswerButtons(TabContext context) {
        this.context = context;
    }

    static double height(RecursionPen pen) {
        return pen.textSize() * 5;
    }

    /** The answers at the position; found once for each, as that takes as long as the run so far. */
    private @Nullable Question question() {
        var session = context.player().session();
        long position = session.timeline().position();
        boolean same = questionAt == position && session.equals(questionOf);
        if (!same) {
            question = Question.of(session.arguments(), (RecursionBoard)
                            session.timeline().board())
                    .orElse(null);
            questionAt = position;
            questionOf = session;
        }
        return question;
    }

    /** No answers are drawn now. */
    void hide() {
        first = Box.EMPTY;
    }

    /** The answer that is drawn at a point, or {@link #NONE}. */
    int at(double x, double y) {
        for (int choice = 0; choice < COUNT; choice++) {
            if (place(choice).contains(x, y)) {
                return choice;
            }
        }
        return NONE;
    }

    /** The middle of an answer as it is drawn now. */
    Point middle(int choice) {
        var place = place(choice);
        return new Point((place.left() + place.right()) / 2, (place.top() + place.bottom()) / 2);
    }

    /** Returns the place at which an answer is drawn now. */
    Box place(int choice) {
        double x = first.left() + choice * (first.width() + GAP);
        return new Box(x, first.top(), first.width(), first.height());
    }

    /** Lights the answer under the mouse; gives whether there is one. */
    boolean point(double x, double y) {
        int now = at(x, y);
        if (now != pointed) {
            pointed = now;
            context.player().invalidate();
        }
        return now != NONE;
    }

    /** The answer that a key stands for, or {@link #NONE}. */
    static int choice(KeyCode key) {
        int digit = key.ordinal() - KeyCode.DIGIT1.ordinal();
        int pad = key.ordinal() - KeyCode.NUMPAD1.ordinal();
        return digit >= 0 && digit < COUNT ? digit : pad >= 0 && pad < COUNT ? pad : NONE;
    }

    void give(int choice) {
        if (choice != NONE) {
            var arguments = context.player().session().arguments();
            context.play(board -> RecursionGame.answer(arguments, (RecursionBoard) board, choice));
        }
    }

    void paint(RecursionPen pen, double left, double top, double width) {
        var asked = question();
        if (asked == null) {
            hide();
            return;
        }
        double size = pen.textSize() * 1.15;
        var question = pen.style().say("recursion.hand.question", asked.call());
        pen.text(question, left + width / 2, top + size * 0.9, size, true, pen.color(Ink.TEXT), TextAlign.CENTER);
        double each = Math.min(WIDEST, (width - 2 * GAP) / COUNT);
        double row = left + (width - COUNT * each - (COUNT - 1) * GAP) / 2;
        first = new Box(row, top + size * 2, each, pen.textSize() * 2.4);
        boolean hinted = context.hint().isPresent();
        for (int choice = 0; choice < COUNT; choice++) {
            paintAnswer(pen, asked, choice, hinted && choice == asked.right());
        }
    }

    private void paintAnswer(RecursionPen pen, Question asked, int choice, boolean marked) {
        var surface = pen.surface();
        var place = place(choice);
        surface.setFill(pen.color(marked ? Ink.MARK : choice == pointed ? Ink.UNVISITED : Ink.SURFACE));
        surface.fillRoundRect(place.left(), place.top(), place.width(), place.height(), ARC);
        surface.setStroke(pen.color(choice == pointed || marked ? Ink.TEXT : Ink.FAINT));
        surface.setLineWidth(marked ? 2.5 : 1.2);
        surface.strokeRoundRect(place.left(), place.top(), place.width(), place.height(), ARC);
        double y = (place.top() + place.bottom()) / 2;
        double badge = pen.textSize() * 0.85;
        pen.badge(
                String.valueOf(choice + 1),
                place.left() + badge * 1.5,
                y,
                badge,
                pen.color(marked ? Ink.ON_MARK : Ink.FAINT),
                pen.color(marked ? Ink.MARK : Ink.SURFACE));
        var words = context.appearance()
                .texts()
                .say(asked.choices().get(choice).answer().message());
        double room = place.width() - badge * 3.4;
        double size = Math.min(pen.textSize() * 1.05, room / Math.max(1, RecursionPen.width(words, 1)));
        double middle = place.left() + badge * 2.7 + room / 2;
        pen.text(words, middle, y, size, true, pen.color(marked ? Ink.ON_MARK : Ink.TEXT));
    }
}
