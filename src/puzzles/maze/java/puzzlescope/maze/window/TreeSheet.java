package puzzlescope.maze.window;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.text.TextAlignment;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.picture.TreeScene;
import puzzlescope.picture.Box;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Camera;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** The maze as a tree, with its caption above. FX thread only. */
final class TreeSheet {

    private static final double MARGIN = 8;

    private final Appearance appearance;
    private final TreeScene tree = new TreeScene();
    private final Label words = new Label();

    TreeSheet(Appearance appearance) {
        this.appearance = appearance;
        Visibility.set(words, false);
        words.setWrapText(true);
        words.setAlignment(Pos.CENTER);
        words.setTextAlignment(TextAlignment.CENTER);
        words.setMouseTransparent(true);
        words.setId("tree-words");
    }

    /** The caption, to be laid over the canvas. */
    Node caption() {
        return words;
    }

    void show(boolean shown) {
        words.setVisible(shown);
    }

    Camera camera() {
        return tree.camera();
    }

    /** The cell whose node is drawn at a point. */
    Optional<MazePosition> cellAt(double x, double y) {
        return tree.cellAt(x, y);
    }

    int depth(MazePosition cell) {
        return tree.depth(cell);
    }

    void paint(Surface surface, double width, double height, MazeBoard board) {
        words.setText(appearance.localize(tree.update(board)));
        double across = Math.max(1, width - 2 * MARGIN);
        double top = Math.min(words.prefHeight(across), height / 2);
        double down = tree.isTree() ? MARGIN : (height - top) / 2;
        words.resizeRelocate(MARGIN, down, across, top);
        double begin = top + 2 * MARGIN;
        var port = new Box(0, begin, width, Math.max(1, height - begin));
        tree.paint(new Pen(surface, appearance), port, board);
    }
}
