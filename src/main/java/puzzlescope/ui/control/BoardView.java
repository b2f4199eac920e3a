package puzzlescope.ui.control;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.Spot;
import puzzlescope.ui.player.Moment;
import puzzlescope.ui.theme.Look;

/**
 * Draws a puzzle's board on a canvas that fills it. A subclass paints one moment; everything it needs to know is in the
 * moment, so that it never asks an algorithm. FX thread only.
 */
public abstract class BoardView extends Region {

    private static final double SMALLEST = 120;

    private final Look look;
    private final Canvas canvas = new Canvas();
    private final OutcomeMark outcome = new OutcomeMark();
    private final RefusalMark refusal;
    private @Nullable Moment moment;

    protected BoardView(Look look) {
        this.look = look;
        getStyleClass().add("board");
        setId("board-view");
        setMinSize(SMALLEST, SMALLEST);
        getChildren().addAll(canvas, outcome);
        refusal = new RefusalMark(look, canvas);
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> refusal.press(event.getX(), event.getY()));
    }

    protected final Look look() {
        return look;
    }

    /** What is shown now; null before the first moment. */
    protected final @Nullable Moment moment() {
        return moment;
    }

    /** Draws a moment. */
    public final void show(Moment next) {
        moment = next;
        repaint();
    }

    /** Says what the next move by hand is about, so that its place answers if the move is refused: the square, the wall. */
    protected final void aim(Supplier<Rectangle2D> place) {
        refusal.aim(place);
    }

    /** Answers a move that was made by hand: at its place if it was refused. */
    public final void answer(boolean refused) {
        refusal.answer(refused);
        repaint();
    }

    /** Takes the mark of a refusal away, which no longer holds. */
    public final void forgetRefusal() {
        refusal.forget();
    }

    /** Whether a refusal is marked. */
    public final boolean isRefusing() {
        return refusal.isShown();
    }

    /** Marks the board with how a game has ended; takes the mark away if nothing is to be said. */
    public final void mark(Optional<String> words) {
        outcome.show(words);
        outcome.toFront();
    }

    /** Draws the same moment again. */
    protected final void repaint() {
        var graphics = canvas.getGraphicsContext2D();
        graphics.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        if (moment != null && canvas.getWidth() > 0 && canvas.getHeight() > 0) {
            graphics.save();
            paint(graphics, canvas.getWidth(), canvas.getHeight(), moment);
            graphics.restore();
            graphics.save();
            refusal.paint(graphics);
            graphics.restore();
        }
    }

    /** Paints a moment on an empty canvas of this size in px. */
    protected abstract void paint(GraphicsContext graphics, double width, double height, Moment moment);

    /** What the puzzle shows beside its board, below the options, such as a list of its solutions; null if nothing. */
    public @Nullable Node sidePanel() {
        return null;
    }

    /**
     * Takes a key that was pressed while a person plays by hand.
     *
     * @return whether it was a move; otherwise it keeps its usual meaning
     */
    public boolean press(KeyEvent key) {
        return false;
    }

    /** What lies at a point of the canvas that events can be looked for at, the likeliest first; may be nothing. */
    public List<Spot> spotsAt(double x, double y) {
        return List.of();
    }

    /** What else can be done there, by the keys of what it is called. */
    public Map<String, Runnable> commandsAt(double x, double y) {
        return Map.of();
    }

    /** What is to be remembered of how the board is shown, such as its picture, by names of the view's own. */
    public Map<String, String> habits() {
        return Map.of();
    }

    /** Takes over what was remembered, if it still holds. */
    public void resume(Function<String, Optional<String>> habits) {}

    /** Called once a frame when the recording or the position has changed, for the {@link #sidePanel}. */
    public void refreshSidePanel() {}

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (width != canvas.getWidth() || height != canvas.getHeight()) {
            canvas.setWidth(width);
            canvas.setHeight(height);
            repaint();
        }
        outcome.resizeRelocate(0, 0, width, height);
    }
}
