package puzzlescope.recursion.window;

import java.util.List;
import java.util.Objects;
import javafx.scene.Cursor;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Point;
import puzzlescope.picture.Surface;
import puzzlescope.recursion.RecursionTargets;
import puzzlescope.recursion.picture.ArgumentLegend;
import puzzlescope.recursion.picture.RecursionPicture;
import puzzlescope.recursion.picture.RecursionPlayOverlay;
import puzzlescope.recursion.picture.RecursionQuestionPanel;
import puzzlescope.window.board.BoardPlaces;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.ScatteredPlaces;
import puzzlescope.window.board.TabContext;

/**
 * Shows the calls. A click on a call goes to the moment when it was opened. In manual play the answers are below, to be
 * clicked.
 */
public final class RecursionView extends BoardView {

    private static final long READ_NANOS = 2_000_000;

    private final RecursionPicture picture;
    private final AnswerButtons answers;

    public RecursionView(TabContext context) {
        super(context);
        picture = new RecursionPicture(appearance());
        picture.readNoLongerThan(READ_NANOS);
        answers = new AnswerButtons(context, picture.questionPanel());
        setOnMouseMoved(moved -> point(moved.getX(), moved.getY()));
        setOnMouseExited(_ -> answers.point(-1, -1));
        setOnMouseClicked(clicked -> {
            if (clicked.getButton() == MouseButton.PRIMARY) {
                click(clicked.getX(), clicked.getY());
            }
        });
    }

    private void point(double x, double y) {
        boolean active = context.isByHand() ? answers.point(x, y) : callAt(x, y) != CallTree.NONE;
        setCursor(active ? Cursor.HAND : Cursor.DEFAULT);
    }

    private void click(double x, double y) {
        if (context.isByHand()) {
            give(picture.questionPanel().at(x, y));
        } else {
            goTo(callAt(x, y));
        }
    }

    private int callAt(double x, double y) {
        return picture.places().callAt((int) x, (int) y);
    }

    /** Handles digits, which are the answers in manual play. */
    @Override
    protected boolean play(KeyEvent key) {
        int choice = key.isShortcutDown() ? RecursionQuestionPanel.NONE : AnswerButtons.choice(key.getCode());
        give(choice);
        return choice != RecursionQuestionPanel.NONE;
    }

    private void give(int choice) {
        aim(() -> picture.questionPanel().place(choice));
        answers.give(choice);
    }

    /** Centre of an answer, from 0, as drawn now. */
    public Point placeOfAnswer(int choice) {
        return picture.questionPanel().place(choice).center();
    }

    private void goTo(int call) {
        var tree = picture.tree();
        if (tree != null && call != CallTree.NONE && call < tree.size()) {
            context.player().seek(tree.opened(call) + 1);
        }
    }

    @Override
    protected BoardPlaces places() {
        var places = picture.places();
        var calls = places.drawn();
        return new ScatteredPlaces(
                BoardPlaces.Form.NODE, calls.length(), 0, call -> calls.get(call) ? places.outline(call) : null);
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        int call = callAt(x, y);
        var tree = picture.tree();
        var event = new long[1];
        boolean known = tree != null
                && call != CallTree.NONE
                && call < tree.size()
                && tree.trace().copy(tree.opened(call), event, 0, 1) == 1;
        return known ? RecursionTargets.calls(event[0]).stream().toList() : List.of();
    }

    /** Returns the place at which a call is drawn now. */
    Point placeOf(int call) {
        return picture.places().outline(call).center();
    }

    /** Returns the current legend below the tree. */
    ArgumentLegend legend() {
        return Objects.requireNonNull(picture.legend());
    }

    boolean hasReadAll() {
        var tree = picture.tree();
        return tree != null && tree.isComplete();
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        picture.show(new RecursionPlayOverlay(context.isByHand(), context.hint().isPresent(), answers.pointed()));
        picture.paint(surface, width, height, context.player().session(), moment);
        var tree = picture.tree();
        if (tree != null && tree.hasMoreToRead()) {
            // The rest is read in the next frame.
            context.player().invalidate();
        }
    }
}
