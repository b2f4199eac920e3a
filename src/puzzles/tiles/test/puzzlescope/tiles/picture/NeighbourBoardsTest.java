package puzzlescope.tiles.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import puzzlescope.picture.Box;
import puzzlescope.tiles.board.TilesGameBoard;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TileOrder;

class NeighbourBoardsTest {

    private static final NeighbourBoards DRAWN = new NeighbourBoards(new Box(10, 20, 300, 330));

    private static Set<Move> found(TileOrder order) {
        var board = new TilesGameBoard(order, null);
        var found = new HashSet<Move>();
        for (int x = 0; x < 400; x += 5) {
            for (int y = 0; y < 400; y += 5) {
                DRAWN.moveAt(board, x, y).ifPresent(found::add);
            }
        }
        return found;
    }

    @Test
    void aBlankInTheMiddleHasANeighbourInEveryDirection() {
        var board = new TileOrder(3, List.of(1, 2, 3, 4, 0, 5, 7, 8, 6));
        assertThat(found(board)).containsExactlyInAnyOrder(Move.values());
    }

    @Test
    void aBlankInACornerHasTwo() {
        assertThat(found(TileOrder.solved(4))).containsExactlyInAnyOrder(Move.DOWN, Move.RIGHT);
    }

    @Test
    void aBoardLiesWhereItsTileGoes() {
        var board = new TilesGameBoard(new TileOrder(3, List.of(1, 2, 3, 4, 0, 5, 7, 8, 6)), null);
        assertThat(DRAWN.moveAt(board, 160, 85)).contains(Move.UP);
        assertThat(DRAWN.moveAt(board, 160, 285)).contains(Move.DOWN);
        assertThat(DRAWN.moveAt(board, 60, 185)).contains(Move.LEFT);
        assertThat(DRAWN.moveAt(board, 260, 185)).contains(Move.RIGHT);
        assertThat(DRAWN.moveAt(board, 160, 185)).isEmpty();
    }
}
