package puzzlescope.river.window;

import java.util.OptionalInt;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import puzzlescope.engine.event.Message;
import puzzlescope.picture.Surface;
import puzzlescope.river.picture.RiverSetUpPicture;
import puzzlescope.river.space.BridgeAndTorch;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.PrisonersAndGuards;
import puzzlescope.river.space.StateCode;
import puzzlescope.river.space.WolfGoatCabbage;
import puzzlescope.window.editor.SketchSheet;
import puzzlescope.window.theme.Appearance;

/** The banks, set up by clicks or by keyboard. FX thread only. */
final class RiverSetUpSheet extends SketchSheet {

    private static final String KEY = "river.set-up";

    private final Appearance appearance;
    private final RiverSetUpSketch sketch;
    private int chosen;

    RiverSetUpSheet(Appearance appearance, RiverSetUpSketch sketch) {
        super(appearance, "river-sheet", KEY + ".draw.help");
        this.appearance = appearance;
        this.sketch = sketch;
        setOnMouseMoved(moved -> setCursor(at(moved.getX(), moved.getY()).isPresent() ? Cursor.HAND : Cursor.DEFAULT));
    }

    RiverSetUpPicture picture() {
        return new RiverSetUpPicture(sketch.rules(), paintedWidth(), paintedHeight(), appearance.textSize());
    }

    @Override
    protected void paint(Surface surface, double width, double height) {
        var framed = isFocusVisible() ? OptionalInt.of(chosen) : OptionalInt.empty();
        picture().paint(surface, appearance, sketch.state(), framed);
    }

    private OptionalInt at(double x, double y) {
        return picture().at(sketch.state(), x, y);
    }

    @Override
    protected void handlePress(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            at(event.getX(), event.getY()).ifPresent(which -> {
                chosen = which;
                move(which);
            });
        }
    }

    private void move(int which) {
        sketch.set(picture().moved(sketch.state(), which));
    }

    @Override
    protected boolean takes(KeyEvent key) {
        switch (key.getCode()) {
            case LEFT, KP_LEFT, UP, KP_UP -> choose(chosen - 1);
            case RIGHT, KP_RIGHT, DOWN, KP_DOWN -> choose(chosen + 1);
            case ENTER -> move(chosen);
            case SPACE -> move(picture().boat());
            default -> {
                return takesLetter(key);
            }
        }
        return true;
    }

    private void choose(int next) {
        int all = picture().boat() + 1;
        chosen = Math.floorMod(next, all);
        sketch.showMessage(Message.of(KEY + ".chosen", name(chosen)));
        repaint();
    }

    private Message name(int which) {
        var rules = sketch.rules();
        if (which == picture().boat()) {
            return Message.of(rules instanceof BridgeAndTorch ? KEY + ".torch" : KEY + ".boat");
        }
        return switch (rules) {
            case PrisonersAndGuards _, BridgeAndTorch _ ->
                LoadCode.message(picture().load(which));
            case WolfGoatCabbage _ -> LoadCode.member(which);
        };
    }

    /**
     * Handles a letter: one guard or prisoner goes to the right bank, or with Shift back; others go to the opposite
     * bank.
     */
    private boolean takesLetter(KeyEvent key) {
        var rules = sketch.rules();
        if (!(rules instanceof PrisonersAndGuards people)) {
            for (int who = 0; who < picture().boat(); who++) {
                if (key.getCode().getName().equals(String.valueOf(rules.kind().letter(who)))) {
                    move(who);
                    return true;
                }
            }
            return false;
        }
        boolean guard = key.getCode() == KeyCode.G;
        if (!guard && key.getCode() != KeyCode.P) {
            return false;
        }
        int state = sketch.state();
        int left = guard ? StateCode.guards(state) : StateCode.prisoners(state);
        int all = guard ? people.guards() : people.prisoners();
        if (key.isShiftDown() ? left < all : left > 0) {
            int load = LoadCode.ofCounts(guard ? 1 : 0, guard ? 0 : 1);
            sketch.set(StateCode.carried(state, load, !key.isShiftDown()));
        }
        return true;
    }
}
