package puzzlescope.recursion.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.TextAlign;
import puzzlescope.recursion.RecursionQuestion;
import puzzlescope.recursion.board.RecursionBoard;

/**
 * The question to a person who plays the computer: its text and three numbered answers, of which a hint marks the right
 * one. FX thread only.
 */
public final class RecursionQuestionPanel {

    public static final int NONE = -1;
    public static final int COUNT = 3;

    private static final double WIDEST = 230;
    private static final double GAP = 10;
    private static final double ARC = 8;

    private @Nullable RecursionQuestion recursionQuestion;
    private long questionAt = NONE;
    private @Nullable Session questionOf;
    private Box first = Box.EMPTY;

    static double height(RecursionPen pen) {
        return pen.textSize() * 5;
    }

    /** The question at the position; cached for each position, since finding it takes as long as the run so far. */
    private @Nullable RecursionQuestion question(Session session) {
        long position = session.timeline().position();
        boolean same = questionAt == position && session.equals(questionOf);
        if (!same) {
            recursionQuestion = RecursionQuestion.of(session.arguments(), (RecursionBoard)
                            session.timeline().board())
                    .orElse(null);
            questionAt = position;
            questionOf = session;
        }
        return recursionQuestion;
    }

    void hide() {
        first = Box.EMPTY;
    }

    /** The answer drawn at a point, or {@link #NONE}. */
    public int at(double x, double y) {
        for (int choice = 0; choice < COUNT; choice++) {
            if (place(choice).contains(x, y)) {
                return choice;
            }
        }
        return NONE;
    }

    public Box place(int choice) {
        double x = first.left() + choice * (first.width() + GAP);
        return new Box(x, first.top(), first.width(), first.height());
    }

    void paint(
            RecursionPen pen,
            Session session,
            RecursionPlayOverlay recursionPlayOverlay,
            double left,
            double top,
            double width) {
        var asked = question(session);
        if (asked == null) {
            hide();
            return;
        }
        double size = pen.textSize() * 1.15;
        var words = pen.localize("recursion.hand.question", asked.call());
        pen.text(words, left + width / 2, top + size * 0.9, Font.bold(size), pen.color(Ink.TEXT), TextAlign.CENTER);
        double each = Math.min(WIDEST, (width - 2 * GAP) / COUNT);
        double row = left + (width - COUNT * each - (COUNT - 1) * GAP) / 2;
        first = new Box(row, top + size * 2, each, pen.textSize() * 2.4);
        for (int choice = 0; choice < COUNT; choice++) {
            boolean marked = recursionPlayOverlay.hinted() && choice == asked.right();
            paintAnswer(pen, asked, choice, marked, choice == recursionPlayOverlay.pointed());
        }
    }

    private void paintAnswer(RecursionPen pen, RecursionQuestion asked, int choice, boolean marked, boolean pointed) {
        var surface = pen.surface();
        var place = place(choice);
        surface.setFill(pen.color(marked ? Ink.MARK : pointed ? Ink.TILE : Ink.SURFACE));
        surface.fillRoundRect(place.left(), place.top(), place.width(), place.height(), ARC);
        surface.setStroke(pen.color(pointed || marked ? Ink.TEXT : Ink.FAINT));
        surface.setLineWidth(marked ? 2.5 : 1.2);
        surface.strokeRoundRect(place.left(), place.top(), place.width(), place.height(), ARC);
        double badge = pen.textSize() * Font.SMALL;
        pen.badge(
                String.valueOf(choice + 1),
                place.left() + badge * 1.5,
                place.centerY(),
                badge,
                pen.color(marked ? Ink.ON_MARK : Ink.FAINT),
                pen.color(marked ? Ink.MARK : Ink.SURFACE));
        var words = pen.localize(asked.choices().get(choice).answer().message());
        double room = place.width() - badge * 3.4;
        double size = Math.min(pen.textSize() * 1.05, room / Math.max(1, RecursionPen.width(words, 1)));
        double middle = place.left() + badge * 2.7 + room / 2;
        pen.text(words, middle, place.centerY(), Font.bold(size), pen.color(marked ? Ink.ON_MARK : Ink.TEXT));
    }
}
