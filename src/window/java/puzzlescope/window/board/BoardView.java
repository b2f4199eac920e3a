package puzzlescope.window.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.engine.session.View;
import puzzlescope.picture.Box;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Point;
import puzzlescope.picture.SmallPicture;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.InSight;
import puzzlescope.window.control.TakesKeys;
import puzzlescope.window.fx.Sheet;
import puzzlescope.window.theme.Appearance;

/**
 * Draws a puzzle's board on a canvas that fills it. A subclass paints one moment; everything it needs to know is in the
 * moment, so that it never asks an algorithm. While the focus is seen in it, the keys lead a cursor over its places. FX thread
 * only.
 */
public abstract class BoardView extends Region implements TakesKeys {

    private static final double SMALLEST = 120;

    private final Appearance appearance;
    private final Sheet sheet = new Sheet();
    private final OutcomeMark outcome = new OutcomeMark();
    private final BoardCursor cursor = new BoardCursor(this);
    private final RefusalMark refusal;
    private @Nullable Moment moment;
    private @Nullable Supplier<Moment> latest;
    private @Nullable HeatLayer heat;
    private @Nullable CameraControl cameras;

    /** Nothing of a subclass is asked before the first moment is shown. */
    @SuppressWarnings("this-escape")
    protected BoardView(Appearance appearance) {
        this.appearance = appearance;
        getStyleClass().add("board");
        setId("board-view");
        setMinSize(SMALLEST, SMALLEST);
        getChildren().addAll(sheet, outcome, cursor);
        refusal = new RefusalMark(appearance, sheet);
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> refusal.press(event.getX(), event.getY()));
        setFocusTraversable(true);
        accessibleTextProperty().bind(appearance.texts().of("board.help"));
        focusVisibleProperty().addListener((_, _, seen) -> follow(seen));
        focusedProperty().addListener((_, _, focused) -> {
            if (!focused) {
                cursor.hide();
            }
        });
        sheet.addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> {
            cursor.setVisible(false);
            requestFocus();
        });
        addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (cursor.takes(key.getCode()) && cursor.press(key)) {
                key.consume();
            }
        });
    }

    /** Takes what moves the cameras of the board. */
    final void use(CameraControl control) {
        cameras = control;
    }

    /** Whether nothing moves on it. */
    public final boolean isAtRest() {
        return moment != null && moment.isAtRest();
    }

    /** What of the board is in sight, where that is not all of it. */
    public final List<View.Sight> sights() {
        return cameras == null ? List.of() : cameras.sights();
    }

    /** The same as it lies in a picture of the whole board. */
    public final Optional<InSight> inSight() {
        return cameras == null ? Optional.empty() : cameras.inSight();
    }

    /** Brings parts of the board into sight; all of it if there are none. */
    public final void look(List<View.Sight> sights) {
        if (cameras != null) {
            cameras.look(sights);
        }
    }

    private void follow(boolean seen) {
        if (seen) {
            cursor.show();
        }
    }

    protected final Appearance appearance() {
        return appearance;
    }

    /** What is shown now; null before the first moment. */
    protected final @Nullable Moment moment() {
        return moment;
    }

    /** Draws a moment, which stays as it is. */
    public final void show(Moment next) {
        show(() -> next);
    }

    /** Draws a moment; whenever the board is drawn again, the one that it has come to by then. */
    public final void show(Supplier<Moment> next) {
        latest = next;
        moment = next.get();
        repaint();
    }

    /** A board may have moved on since it was drawn; the event that was drawn may mean nothing on it then. */
    @SuppressWarnings("ReferenceEquality")
    private void catchUp() {
        if (moment != null && latest != null) {
            var now = latest.get();
            if (now.board() == moment.board()) {
                moment = now;
            }
        }
    }

    /** Says what the next move by hand is about, so that its place answers if the move is refused: the square, the wall. */
    protected final void aim(Supplier<Box> place) {
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

    /** Draws the board again. */
    protected final void repaint() {
        catchUp();
        var canvas = sheet.canvas();
        var surface = appearance.on(canvas);
        double width = sheet.paintedWidth();
        double height = sheet.paintedHeight();
        canvas.getGraphicsContext2D().clearRect(0, 0, width, height);
        if (moment != null && width > 0 && height > 0) {
            surface.save();
            paint(surface, width, height, moment);
            surface.restore();
            surface.save();
            warm(surface);
            surface.restore();
            surface.save();
            refusal.paint(surface);
            surface.restore();
        }
        cursor.follow();
    }

    private void warm(Surface surface) {
        var shown = heat;
        var there = shown == null ? null : places();
        if (shown != null && there != null) {
            shown.paint(surface, appearance, there);
        }
    }

    /** Lays over the board how much happened at each place; null for nothing. */
    public final void setHeat(@Nullable HeatLayer layer) {
        heat = layer;
        repaint();
    }

    /** The numbers of the places in sight; empty if the board has no places. */
    public final List<Long> placesInSight() {
        var there = places();
        var seen = new ArrayList<Long>();
        if (there != null) {
            for (long place : there.all()) {
                var box = there.outline(place);
                if (box != null && box.width() > 0) {
                    seen.add(place);
                }
            }
        }
        return seen;
    }

    /** What can be asked of a place that is in sight; empty if nothing can. */
    public final Optional<Target> targetOf(long place) {
        var there = places();
        var box = there == null ? null : there.outline(place);
        return box == null
                ? Optional.empty()
                : targetsAt((box.left() + box.right()) / 2, (box.top() + box.bottom()) / 2).stream()
                        .findFirst();
    }

    /** Paints a moment on an empty canvas of this size in px. */
    protected abstract void paint(Surface surface, double width, double height, Moment moment);

    /** What the puzzle shows beside its board, below the options, such as a list of its solutions; null if nothing. */
    public @Nullable Node sidePanel() {
        return null;
    }

    /**
     * Takes a key that was pressed while a person plays by hand: for the cursor of the keys while it is shown, else for the game.
     *
     * @return whether it was one of theirs; otherwise it keeps its usual meaning
     */
    public final boolean press(KeyEvent key) {
        return cursor.isVisible() && cursor.press(key) || play(key);
    }

    /**
     * Makes the move of a game that has keys of its own, and gives whether the key was one of them. In other games the arrow keys
     * lead the cursor and Enter clicks.
     */
    protected boolean play(KeyEvent key) {
        return cursor.press(key);
    }

    /** The places that one can point at, where they are drawn now; null if there are none. */
    protected @Nullable Places places() {
        return null;
    }

    /** Shows the cursor of the keys, which the arrow keys then lead. */
    public final void showCursor() {
        cursor.show();
    }

    /** Hides the cursor of the keys, so that the arrow keys step again; gives whether it was shown. */
    public final boolean hideCursor() {
        return cursor.hide();
    }

    /** Where the cursor of the keys is while it is shown. */
    public final Optional<Point> cursorPoint() {
        return cursor.point();
    }

    @Override
    public final boolean takes(KeyCode key) {
        return isFocused() && cursor.takes(key);
    }

    /** Lets a screen reader say what lies at a point. */
    final void sayPlace(Point at) {
        var targets = targetsAt(at.x(), at.y());
        accessibleTextProperty().unbind();
        if (targets.isEmpty()) {
            accessibleTextProperty().bind(appearance.texts().of("board.help"));
        } else {
            setAccessibleText(appearance.texts().say(targets.getFirst().name()));
        }
    }

    /** What lies at a point of the canvas that events can be looked for at, the likeliest first; may be nothing. */
    public List<Target> targetsAt(double x, double y) {
        return List.of();
    }

    /** Makes small pictures of boards, to stand beside the calls that were opened on them; empty if they would say nothing. */
    public Optional<Function<Board, SmallPicture>> smallPictures() {
        return Optional.empty();
    }

    /** What else can be done there, by the keys of what it is called. */
    public Map<String, Runnable> commandsAt(double x, double y) {
        return Map.of();
    }

    /** The arguments of a run with how it is to be printed, as far as the view lets a person choose that. */
    public Arguments printed(Arguments run) {
        return run;
    }

    /** What is to be remembered of how the board is shown, such as its picture, by names of the view's own. */
    public Map<String, String> habits() {
        return Map.of();
    }

    /** Those of them that mean something on another computer too. */
    public Map<String, String> sharedHabits() {
        return habits();
    }

    /** Takes over what was remembered, if it still holds. */
    public void resume(Function<String, Optional<String>> habits) {}

    /** Called once a frame when the recording or the position has changed, for the {@link #sidePanel}. */
    public void refreshSidePanel() {}

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        sheet.resizeRelocate(0, 0, width, height);
        if (sheet.fit(width, height)) {
            repaint();
        }
        outcome.resizeRelocate(0, 0, width, height);
    }
}
