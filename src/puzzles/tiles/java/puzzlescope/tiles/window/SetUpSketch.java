package puzzlescope.tiles.window;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TypedTiles;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.writing.SketchPane;

/** The board on which a person lets tiles change places. FX thread only. */
final class SetUpSketch extends SketchPane<List<Integer>> {

    private static final String KEY = "tiles.set-up.draw";

    private final TileOrder shuffled;
    private final Consumer<String> drawn;
    private final SetUpSheet sheet;
    private TileOrder order;

    /** @param shuffled what is meant by no text at all */
    SetUpSketch(Appearance appearance, TileOrder shuffled, Consumer<String> drawn) {
        super(appearance, "tiles-sketch");
        this.shuffled = shuffled;
        this.drawn = drawn;
        order = shuffled;
        sheet = new SetUpSheet(appearance, this);
        lay(sheet);
        explain();
    }

    TileOrder order() {
        return order;
    }

    /** Lets what lies on two squares change places; the text says it, and below it stands whether it can be solved. */
    void swap(int one, int other) {
        drawn.accept(TypedTiles.format(order.swapped(one, other).tiles()));
    }

    /** Says what can be done: a board that cannot be solved can be once two tiles have changed places. */
    void explain() {
        if (order.isSolvable()) {
            say(Message.of(KEY + ".help"));
        } else {
            refuse(Message.of(KEY + ".swap-two"));
        }
    }

    @Override
    public void read(String text) {
        try {
            order = text.isBlank() ? shuffled : TypedTiles.placed(text);
        } catch (InvalidInput unreadable) {
            // The text says why; the board stays as it was last.
            return;
        }
        sheet.putBack();
    }

    @Override
    public void show(Optional<List<Integer>> value) {
        explain();
    }
}
