package puzzlescope.ui.board;

import javafx.scene.canvas.GraphicsContext;

/** A small picture of a board as it stood once, which does not change. */
@FunctionalInterface
public interface SmallPicture {

    /** Draws it in a square; lengths are px. */
    void paint(GraphicsContext graphics, double left, double top, double side);
}
