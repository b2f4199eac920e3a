package puzzlescope.tiles.window;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TypedTiles;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.writing.Writing;

/** The board before the first move, set up by a person. FX thread only. */
final class WrittenBoard {

    private static final String KEY = "tiles.set-up";

    private WrittenBoard() {}

    static Writing<List<Integer>> of(TabContext context) {
        var shuffled = TilesPuzzle.start(context.arguments().with(TilesPuzzle.BOARD, ""));
        return new Writing<>(
                KEY,
                TilesPuzzle.BOARD,
                WrittenBoard::accepted,
                _ -> TilesPuzzle.BOARD.name(),
                List.of(
                        new Writing.Example(KEY + ".current", () -> text(shown(context))),
                        new Writing.Example(KEY + ".shuffled", () -> text(shuffled)),
                        new Writing.Example(KEY + ".solved", () -> text(TileOrder.solved(shuffled.size())))),
                Optional.of((appearance, drawn) -> new SetUpSketch(appearance, shuffled, drawn)),
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
        return TypedTiles.format(order.tiles());
    }
}
