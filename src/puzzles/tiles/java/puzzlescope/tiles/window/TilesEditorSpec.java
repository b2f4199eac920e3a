package puzzlescope.tiles.window;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesFormat;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.editor.EditorSpec;

/** The board before the first move, set up by a person. FX thread only. */
final class TilesEditorSpec {

    private static final String KEY = "tiles.set-up";

    private TilesEditorSpec() {}

    static EditorSpec<List<Integer>> of(TabContext context) {
        var shuffled = TilesPuzzle.start(context.arguments().with(TilesPuzzle.BOARD, ""));
        return new EditorSpec<>(
                KEY,
                TilesPuzzle.BOARD,
                TilesEditorSpec::accepted,
                _ -> TilesPuzzle.BOARD.name(),
                List.of(
                        new EditorSpec.Example(KEY + ".current", () -> text(shown(context))),
                        new EditorSpec.Example(KEY + ".shuffled", () -> text(shuffled)),
                        new EditorSpec.Example(KEY + ".solved", () -> text(TileOrder.solved(shuffled.size())))),
                Optional.of((appearance, drawn) -> new TilesSetUpSketch(appearance, shuffled, drawn)),
                true);
    }

    private static Message accepted(List<Integer> tiles) {
        if (tiles.isEmpty()) {
            return Message.of(KEY + ".empty");
        }
        var order = new TileOrder((int) Math.sqrt(tiles.size()), tiles);
        return Message.of(KEY + ".accepted", order.distance());
    }

    private static TileOrder shown(TabContext context) {
        return ((TilesBoard) context.player().session().timeline().board()).order();
    }

    private static String text(TileOrder order) {
        return TilesFormat.format(order.tiles());
    }
}
