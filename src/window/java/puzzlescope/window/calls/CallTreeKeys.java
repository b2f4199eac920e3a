package puzzlescope.window.calls;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import puzzlescope.engine.replay.CallTree;

/**
 * Keyboard control of a tree of calls: selecting a row, folding and unfolding it, and going to its call. FX thread
 * only.
 */
record CallTreeKeys(CallTreeView tree) {

    void pressed(KeyEvent key) {
        int row = tree.chosenRow();
        boolean used = row >= 0;
        switch (key.getCode()) {
            case UP -> tree.choose(row - 1);
            case DOWN -> tree.choose(row + 1);
            case PAGE_UP -> tree.choose(Math.max(0, row - tree.rowsThatFit()));
            case PAGE_DOWN -> tree.choose(Math.min(tree.rows() - 1, row + tree.rowsThatFit()));
            case HOME -> tree.choose(0);
            case END -> tree.choose(tree.rows() - 1);
            case LEFT -> fold(row);
            case RIGHT -> unfold(row);
            case ENTER -> tree.goToCall(row);
            default -> used = false;
        }
        if (used || key.getCode() == KeyCode.UP || key.getCode() == KeyCode.DOWN) {
            key.consume();
        }
    }

    /** Folds a call; moves from a folded or unfoldable one to its caller. */
    private void fold(int row) {
        if (row < 0) {
            return;
        }
        var shown = tree.row(row);
        if (shown.foldable() && !shown.folded() && shown.call() != CallTree.NONE) {
            tree.toggle(row);
        } else {
            tree.choose(tree.rowAbove(row));
        }
    }

    /** Unfolds a call; moves from an unfolded one to its first child. */
    private void unfold(int row) {
        if (row < 0) {
            return;
        }
        if (tree.row(row).folded()) {
            tree.toggle(row);
        } else if (tree.row(row).foldable()) {
            tree.choose(row + 1);
        }
    }
}
