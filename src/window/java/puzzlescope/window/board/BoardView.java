package puzzlescope.window.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.engine.session.SavedView;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Point;
import puzzlescope.picture.SmallPicture;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.VisiblePart;
import puzzlescope.window.control.KeyConsumer;
import puzzlescope.window.fx.CanvasSheet;
import puzzlescope.window.theme.Appearance;

/**
 * Draws a puzzle's board on a canvas that fills it. A subclass paints one moment, which contains everything it needs,
 * so that it never asks an algorithm. While it shows the focus, keys move a cursor over its places. FX thread only.
 */
public abstract class BoardView extends Region implements KeyConsumer {

    private static final double SMALLEST = 120;
    /** Stands among the colours in use for any of them. */
    private static final int PIXELS = 0;

    protected final TabContext context;

    private final Appearance appearance;
    private final CanvasSheet canvasSheet = new CanvasSheet();
    private final OutcomeMark outcome = new OutcomeMark();
    private final BoardCursor cursor = new BoardCursor(this);
    private final RefusalMark refusal;
    private @Nullable Moment moment;
    private @Nullable Supplier<Moment> latest;
    private @Nullable HeatLayer heat;
    private final GhostLayer ghosts = new GhostLayer(this);
    private @Nullable Point mouse;
    /** The colours with which the board was painted last, without their opacity. */
    private final Set<Integer> inUse = new HashSet<>();

    private @Nullable CameraControl cameras;

    /** Calls no method of a subclass before the first moment is shown. */
    @SuppressWarnings("this-escape")
    protected BoardView(TabContext context) {
        this.context = context;
        appearance = context.appearance();
        getStyleClass().add("board");
        setId("board");
        setMinSize(SMALLEST, SMALLEST);
        getChildren().addAll(canvasSheet, outcome, cursor);
        refusal = new RefusalMark(appearance, canvasSheet);
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> refusal.setPressed(event.getX(), event.getY()));
        ghosts.listen();
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> mouse = new Point(event.getX(), event.getY()));
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> mouse = null);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        accessibleTextProperty().bind(appearance.texts().of("board.help"));
        accessibleHelpProperty().bind(appearance.texts().of("board.help"));
        focusVisibleProperty().addListener((_, _, seen) -> follow(seen));
        focusedProperty().addListener((_, _, focused) -> {
            if (!focused) {
                cursor.hide();
            }
        });
        canvasSheet.addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> {
            cursor.setVisible(false);
            requestFocus();
        });
        addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (cursor.takes(key.getCode()) && cursor.handleKey(key)) {
                key.consume();
            }
        });
    }

    /** Sets the control of the board's cameras. */
    final void setCameraControl(CameraControl control) {
        cameras = control;
    }

    /** Returns whether nothing is moving. */
    public final boolean isStill() {
        return moment != null && moment.isAtRest();
    }

    /** The visible parts of the board, where that is not all of it. */
    public final List<SavedView.Viewport> viewports() {
        return cameras == null ? List.of() : cameras.viewports();
    }

    /** The visible part within a picture of the whole board. */
    public final Optional<VisiblePart> visiblePart() {
        return cameras == null ? Optional.empty() : cameras.visiblePart();
    }

    /** Shows parts of the board; all of it if there are none. */
    public final void lookAt(List<SavedView.Viewport> sights) {
        if (cameras != null) {
            cameras.lookAt(sights);
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

    /** The current moment; null before the first. */
    protected final @Nullable Moment moment() {
        return moment;
    }

    /** Draws a fixed moment. */
    public final void show(Moment next) {
        show(() -> next);
    }

    /** Draws a moment that is supplied anew whenever the board is redrawn. */
    public final void show(Supplier<Moment> next) {
        latest = () -> next.get().ofPuzzle();
        moment = latest.get();
        repaint();
        sayEvent();
    }

    /**
     * Refreshes the moment: the board may have moved on since it was drawn, and the drawn event may mean nothing on it.
     */
    @SuppressWarnings("ReferenceEquality")
    private void catchUp() {
        if (moment != null && latest != null) {
            var now = latest.get();
            if (now.board() == moment.board()) {
                moment = now;
            }
        }
    }

    /** Sets the place of the next manual move, such as a square or a wall, which is marked if the move is refused. */
    protected final void aim(Supplier<Box> place) {
        refusal.aim(place);
    }

    /** Responds to a manual move, with a mark at its place if it was refused. */
    public final void answer(boolean refused) {
        refusal.answer(refused);
        repaint();
    }

    /** Removes the mark of a refusal that no longer applies. */
    public final void forgetRefusal() {
        refusal.forget();
    }

    /** Returns whether a refusal is marked. */
    public final boolean isRefusing() {
        return refusal.isShown();
    }

    /** Marks the board with the outcome of a game; empty removes the mark. */
    public final void mark(Optional<String> words) {
        outcome.show(words);
        outcome.toFront();
    }

    /** Redraws the board. */
    protected final void repaint() {
        catchUp();
        var canvas = canvasSheet.canvas();
        inUse.clear();
        var surface =
                appearance.on(canvas, color -> inUse.add(color.equals(Color.TRANSPARENT) ? PIXELS : color.opaque()));
        double width = canvasSheet.paintedWidth();
        double height = canvasSheet.paintedHeight();
        canvas.getGraphicsContext2D().clearRect(0, 0, width, height);
        if (moment != null && width > 0 && height > 0) {
            surface.save();
            paint(surface, width, height, moment);
            surface.restore();
            surface.save();
            paintHeat(surface);
            surface.restore();
            surface.save();
            ghosts.paint(surface, appearance);
            surface.restore();
            surface.save();
            refusal.paint(surface);
            surface.restore();
        }
        cursor.follow();
    }

    private void paintHeat(Surface surface) {
        var shown = heat;
        var there = shown == null ? null : places();
        if (shown != null && there != null) {
            shown.paint(surface, appearance, there);
        }
    }

    /** Sets the ghosts on the board; null removes them. */
    public final void setGhosts(@Nullable BoardGhosts shown) {
        ghosts.set(shown);
    }

    /** Emphasises a ghost on the board; negative for none. */
    public final void pointAtGhost(int ghost) {
        ghosts.point(ghost);
    }

    /** The meanings of the board's colours, where they depend on the run; empty to have those in the puzzle's words. */
    public List<ColorMeaning> meanings() {
        return List.of();
    }

    /** Filters meanings by whether their colour is on the board; returns all where the board is drawn in pixels. */
    final List<ColorMeaning> inUse(List<ColorMeaning> meanings) {
        return inUse.contains(PIXELS)
                ? meanings
                : meanings.stream()
                        .filter(meaning ->
                                inUse.contains(appearance.color(meaning.ink()).opaque()))
                        .toList();
    }

    /** The meaning of the ghosts on the board; empty if there are none. */
    final Optional<ColorMeaning> ghostMeaning() {
        return ghosts.areShown()
                ? Optional.of(new ColorMeaning(Ink.TEXT, BoardGhosts.letter(0), "what-if.legend.ghosts"))
                : Optional.empty();
    }

    /** Sets the heat map over the board; null removes it. */
    public final void setHeat(@Nullable HeatLayer layer) {
        heat = layer;
        repaint();
    }

    /** The numbers of the visible places; empty if the board has no places. */
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

    /** The query target at a visible place; empty if there is none. */
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

    /** The puzzle's panel below the options, such as a list of its solutions; null if there is none. */
    public @Nullable Node sidePanel() {
        return null;
    }

    /**
     * Handles a key in manual play: by the keyboard cursor while it is shown, else by the game.
     *
     * @return whether it was handled; otherwise it keeps its usual meaning
     */
    public final boolean handleKey(KeyEvent key) {
        return cursor.isVisible() && cursor.handleKey(key) || play(key);
    }

    /**
     * Makes the move of a game with keys of its own, and returns whether the key was one of them. In other games the
     * arrow keys move the cursor and Enter clicks.
     */
    protected boolean play(KeyEvent key) {
        return cursor.handleKey(key);
    }

    /** The selectable places, as drawn now; null if there are none. */
    protected @Nullable BoardPlaces places() {
        return null;
    }

    /** Shows the keyboard cursor, which the arrow keys then move. */
    public final void showCursor() {
        cursor.show();
    }

    /** Hides the keyboard cursor, so that the arrow keys step again; returns whether it was shown. */
    public final boolean hideCursor() {
        return cursor.hide();
    }

    /** Position of the keyboard cursor while it is shown. */
    public final Optional<Point> cursorPoint() {
        return cursor.point();
    }

    /** Position of the mouse while it is over the board. */
    public final Optional<Point> mousePoint() {
        return Optional.ofNullable(mouse);
    }

    @Override
    public final boolean takes(KeyCode key) {
        return isFocused() && cursor.takes(key);
    }

    /** Announces the place at a point to screen readers. */
    final void sayPlace(Point at) {
        say(targetsAt(at.x(), at.y()).stream().findFirst().map(Target::name));
    }

    /** Announces the event shown to screen readers once nothing moves, unless the cursor has a place to announce. */
    final void sayEvent() {
        if (moment != null && moment.isAtRest() && !cursor.isVisible()) {
            say(moment.event().map(Event::sentence));
        }
    }

    private void say(Optional<Message> words) {
        accessibleTextProperty()
                .bind(words.map(said -> appearance.texts().of("question.text", said))
                        .orElseGet(() -> appearance.texts().of("board.help")));
    }

    /** The query targets at a point of the canvas, the likeliest first; may be empty. */
    public List<Target> targetsAt(double x, double y) {
        return List.of();
    }

    /** Makes small pictures of boards, shown beside the calls that were opened on them; empty if there are none. */
    public Optional<Function<Board, SmallPicture>> smallPictures() {
        return Optional.empty();
    }

    /** Other commands at a point, by their message keys. */
    public Map<String, Runnable> commandsAt(double x, double y) {
        return Map.of();
    }

    /** The arguments of a run with its print format, as far as the view offers that choice. */
    public Arguments printed(Arguments run) {
        return run;
    }

    /** The view's display options to remember, such as its picture, by names of its own. */
    public Map<String, String> viewSettings() {
        return Map.of();
    }

    /** The display options that are valid on another computer too. */
    public Map<String, String> sharedViewSettings() {
        return viewSettings();
    }

    /** Restores remembered options that are still valid. */
    public void resume(Function<String, Optional<String>> habits) {}

    /** A better action than to go on with the run. */
    public Optional<Offer> offer() {
        return Optional.empty();
    }

    /** Called once a frame when the recording or the position has changed, for the {@link #sidePanel}. */
    public void refreshSidePanel() {}

    @Override
    protected void layoutChildren() {
        canvasSheet.fill(this, this::repaint);
        outcome.resizeRelocate(0, 0, canvasSheet.getWidth(), canvasSheet.getHeight());
    }
}
