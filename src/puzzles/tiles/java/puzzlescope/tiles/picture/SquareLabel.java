package puzzlescope.tiles.picture;

import java.util.Optional;

/** Label of the squares. */
public enum SquareLabel {
    NONE,
    COORDINATES,
    /** Indices of the squares in a list. */
    INDICES;

    /** The label of a square on a board with {@code size} squares on a side. */
    Optional<String> of(int row, int column, int size) {
        return switch (this) {
            case NONE -> Optional.empty();
            case COORDINATES -> Optional.of(column + ", " + row);
            case INDICES -> Optional.of(Integer.toString(row * size + column));
        };
    }
}
