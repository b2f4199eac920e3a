package puzzlescope.window.board;

import java.util.OptionalInt;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Surface;
import puzzlescope.window.theme.Appearance;

/** Shows ghosts over a board while there are any, and passes on where the mouse points and clicks. FX thread only. */
final class GhostLayer {

    private final BoardView board;
    private @Nullable BoardGhosts ghosts;

    GhostLayer(BoardView board) {
        this.board = board;
    }

    /** Begins to listen to the mouse over the board. */
    void listen() {
        board.addEventFilter(MouseEvent.MOUSE_CLICKED, this::choose);
        board.addEventHandler(MouseEvent.MOUSE_MOVED, event -> hover(at(event)));
        board.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> hover(OptionalInt.empty()));
    }

    /** Shows other ghosts; null shows none. */
    void set(@Nullable BoardGhosts shown) {
        ghosts = shown;
        board.repaint();
    }

    boolean areShown() {
        return ghosts != null && ghosts.areShown();
    }

    /** Emphasises a ghost; negative for none. */
    void point(int ghost) {
        if (ghosts != null) {
            ghosts.point(ghost);
            board.repaint();
        }
    }

    void paint(Surface surface, Appearance appearance) {
        var there = ghosts == null ? null : board.places();
        if (ghosts != null && there != null) {
            ghosts.paint(board, there, surface, appearance);
        }
    }

    private OptionalInt at(MouseEvent event) {
        var there = ghosts == null ? null : board.places();
        return ghosts == null || there == null ? OptionalInt.empty() : ghosts.at(there, event.getX(), event.getY());
    }

    private void hover(OptionalInt ghost) {
        if (ghosts != null && ghosts.hover(ghost)) {
            board.repaint();
        }
    }

    private void choose(MouseEvent click) {
        var ghost =
                click.getButton() == MouseButton.PRIMARY && click.isStillSincePress() ? at(click) : OptionalInt.empty();
        if (ghosts != null && ghost.isPresent()) {
            click.consume();
            ghosts.choose(ghost.getAsInt());
        }
    }
}
