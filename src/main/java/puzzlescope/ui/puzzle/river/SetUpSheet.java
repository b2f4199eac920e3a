package puzzlescope.ui.puzzle.river;

import java.util.OptionalInt;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.river.space.BridgeAndTorch;
import puzzlescope.core.puzzle.river.space.LoadCode;
import puzzlescope.core.puzzle.river.space.PrisonersAndGuards;
import puzzlescope.core.puzzle.river.space.StateCode;
import puzzlescope.core.puzzle.river.space.WolfGoatCabbage;
import puzzlescope.picture.river.SetUpPicture;
import puzzlescope.ui.fx.Sheet;
import puzzlescope.ui.theme.Appearance;

/** The banks that are set up by clicks, or by the keys. FX thread only. */
final class SetUpSheet extends Region {

    private static final double SMALLEST = 120;
    private static final String KEY = "river.set-up";

    private final Appearance appearance;
    private final SetUpSketch sketch;
    private final Sheet sheet = new Sheet();
    private @Nullable Subscription inks;
    private int chosen;

    SetUpSheet(Appearance appearance, SetUpSketch sketch) {
        this.appearance = appearance;
        this.sketch = sketch;
        setId("river-sheet");
        setMinSize(SMALLEST, SMALLEST);
        setFocusTraversable(true);
        accessibleTextProperty().bind(appearance.texts().of(KEY + ".draw.help"));
        getChildren().add(sheet);
        sceneProperty().addListener((_, before, scene) -> {
            // The palette lives on when the dialog is closed.
            if (before == null && scene != null) {
                inks = appearance.palette().versionProperty().subscribe(this::repaint);
            } else if (scene == null && inks != null) {
                inks.unsubscribe();
            }
        });
        focusVisibleProperty().addListener((_, _, _) -> repaint());
        setOnMousePressed(this::press);
        setOnMouseMoved(moved -> setCursor(at(moved.getX(), moved.getY()).isPresent() ? Cursor.HAND : Cursor.DEFAULT));
        addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (!key.isShortcutDown() && !key.isAltDown() && takes(key)) {
                key.consume();
            }
        });
    }

    /** The banks as they lie now. */
    SetUpPicture picture() {
        return new SetUpPicture(sketch.rules(), sheet.paintedWidth(), sheet.paintedHeight(), appearance.textSize());
    }

    void repaint() {
        double width = sheet.paintedWidth();
        double height = sheet.paintedHeight();
        if (width > 0 && height > 0) {
            sheet.canvas().getGraphicsContext2D().clearRect(0, 0, width, height);
            var surface = appearance.on(sheet.canvas());
            surface.save();
            var framed = isFocusVisible() ? OptionalInt.of(chosen) : OptionalInt.empty();
            picture().paint(surface, appearance, sketch.state(), framed);
            surface.restore();
        }
    }

    private OptionalInt at(double x, double y) {
        return picture().at(sketch.state(), x, y);
    }

    private void press(MouseEvent event) {
        requestFocus();
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

    private boolean takes(KeyEvent key) {
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
        sketch.say(Message.of(KEY + ".chosen", name(chosen)));
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

    /** Of guards and of prisoners one goes to the right bank, or with Shift back; others go to the other bank. */
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

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        sheet.resizeRelocate(0, 0, width, height);
        if (sheet.fit(width, height)) {
            repaint();
        }
    }
}
