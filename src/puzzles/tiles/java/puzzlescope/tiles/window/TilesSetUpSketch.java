package puzzlescope.tiles.window;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesFormat;
import puzzlescope.window.editor.SketchPane;
import puzzlescope.window.theme.Appearance;

/** The board on which a person swaps tiles. FX thread only. */
final class TilesSetUpSketch extends SketchPane<List<Integer>> {

    private static final String KEY = "tiles.set-up.draw";

    private final TileOrder shuffled;
    private final Consumer<String> drawn;
    private final TilesSetUpSheet sheet;
    private TileOrder order;

    /** @param shuffled the board of an empty text */
    TilesSetUpSketch(Appearance appearance, TileOrder shuffled, Consumer<String> drawn) {
        super(appearance, "tiles-sketch");
        this.shuffled = shuffled;
        this.drawn = drawn;
        order = shuffled;
        sheet = new TilesSetUpSheet(appearance, this);
        setSheet(sheet);
        explain();
    }

    TileOrder order() {
        return order;
    }

    /** Swaps two squares and updates the text, with the board's solvability below it. */
    void swap(int one, int other) {
        drawn.accept(TilesFormat.format(order.swapped(one, other).tiles()));
    }

    /** Shows the instructions: an unsolvable board becomes solvable when two tiles are swapped. */
    void explain() {
        if (order.isSolvable()) {
            showMessage(Message.of(KEY + ".help"));
        } else {
            showError(Message.of(KEY + ".swap-two"));
        }
    }

    @Override
    public void read(String text) {
        try {
            order = text.isBlank() ? shuffled : TilesFormat.placed(text);
        } catch (InvalidInputException unreadable) {
            // The message gives the reason; the board keeps its last state.
            return;
        }
        sheet.cancelDrag();
    }

    @Override
    public void show(Optional<List<Integer>> value) {
        explain();
    }
}
