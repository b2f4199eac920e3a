package puzzlescope.ui.control;

import java.util.Optional;
import javafx.scene.input.KeyCode;

/** How the arrow keys lead from square to square of a board. */
public final class SquareKeys {

    private SquareKeys() {}

    /** A square by row and column, both from 0. */
    public record Cell(int row, int column) {}

    /** The neighbour that an arrow key leads to, or the square itself at the edge; empty if it is another key. */
    public static Optional<Cell> move(KeyCode key, int row, int column, int rows, int columns) {
        return Optional.ofNullable(
                switch (key) {
                    case UP -> new Cell(Math.max(0, row - 1), column);
                    case DOWN -> new Cell(Math.min(rows - 1, row + 1), column);
                    case LEFT -> new Cell(row, Math.max(0, column - 1));
                    case RIGHT -> new Cell(row, Math.min(columns - 1, column + 1));
                    default -> null;
                });
    }
}
