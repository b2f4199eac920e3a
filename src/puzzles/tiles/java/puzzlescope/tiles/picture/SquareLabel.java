package puzzlescope.tiles.picture;

import java.util.Optional;

/** What is written on the squares. */
public enum SquareLabel {
    NONE,
    COORDINATES,
    /** Those that the squares have in a list. */
    INDICES;

    /** What is written on a square of a board with {@code size} squares on a side. */
    Optional<String> of(int row, int column, int size) {
        return switch (this) {
            case NONE -> Optional.empty();
            case COORDINATES -> Optional.of(column + ", " + row);
            case INDICES -> Optional.of(Integer.toString(row * size + column));
        };
    }
}
