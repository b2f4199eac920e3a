package puzzlescope.tiles.window;

import java.util.OptionalInt;
import javafx.scene.Cursor;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import puzzlescope.engine.event.Message;
import puzzlescope.picture.Surface;
import puzzlescope.tiles.picture.TilesSetUpPicture;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.window.editor.SketchSheet;
import puzzlescope.window.theme.Appearance;

/**
 * The board being set up: two squares clicked one after the other, or a tile dragged onto another square, are swapped.
 * FX thread only.
 */
final class TilesSetUpSheet extends SketchSheet {

    private static final String KEY = "tiles.set-up";

    private final Appearance appearance;
    private final TilesSetUpSketch sketch;
    private OptionalInt taken = OptionalInt.empty();
    private int chosen;

    TilesSetUpSheet(Appearance appearance, TilesSetUpSketch sketch) {
        super(appearance, "tiles-sheet", KEY + ".draw.help");
        this.appearance = appearance;
        this.sketch = sketch;
        setOnMouseMoved(moved -> setCursor(at(moved).isPresent() ? Cursor.HAND : Cursor.DEFAULT));
        setOnMouseReleased(released -> at(released)
                .ifPresent(
                        square -> taken.stream().filter(from -> from != square).forEach(_ -> take(square))));
    }

    TilesSetUpPicture picture() {
        return new TilesSetUpPicture(sketch.order().size(), paintedWidth(), paintedHeight());
    }

    private OptionalInt at(MouseEvent event) {
        return picture().squareAt(event.getX(), event.getY());
    }

    @Override
    protected void paint(Surface surface, double width, double height) {
        var framed = isFocusVisible() ? OptionalInt.of(chosen) : OptionalInt.empty();
        picture().paint(surface, appearance, sketch.order(), taken, framed);
    }

    /** Clears the selection, for a board that may be another one. */
    void cancelDrag() {
        taken = OptionalInt.empty();
        chosen = Math.min(chosen, sketch.order().tiles().size() - 1);
        repaint();
    }

    @Override
    protected void handlePress(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            at(event).ifPresent(square -> {
                chosen = square;
                take(square);
            });
        }
    }

    /** Selects a square, or swaps it with the selected one. */
    private void take(int square) {
        int from = taken.orElse(square);
        boolean first = taken.isEmpty();
        taken = first ? OptionalInt.of(square) : OptionalInt.empty();
        if (first) {
            sketch.showMessage(Message.of(KEY + ".taken", name(square)));
        } else {
            sketch.explain();
        }
        if (from != square) {
            sketch.swap(from, square);
        }
        repaint();
    }

    @Override
    protected boolean takes(KeyEvent key) {
        int size = sketch.order().size();
        switch (key.getCode()) {
            case LEFT, KP_LEFT -> choose(-1, 0);
            case RIGHT, KP_RIGHT -> choose(1, 0);
            case UP, KP_UP -> choose(0, -1);
            case DOWN, KP_DOWN -> choose(0, 1);
            case HOME -> choose(-size, -size);
            case END -> choose(size, size);
            case ENTER, SPACE -> take(chosen);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void choose(int columns, int rows) {
        int size = sketch.order().size();
        int column = Math.clamp(chosen % size + columns, 0, size - 1);
        int row = Math.clamp(chosen / size + rows, 0, size - 1);
        chosen = row * size + column;
        var which = name(chosen);
        sketch.showMessage(
                taken.isPresent()
                        ? Message.of(KEY + ".taken-and-chosen", name(taken.getAsInt()), which)
                        : Message.of(KEY + ".chosen", which));
        repaint();
    }

    private Message name(int square) {
        int tile = sketch.order().tiles().get(square);
        return tile == TileOrder.BLANK ? Message.of("tiles.blank") : Message.of("tiles.spot.tile", tile);
    }
}
