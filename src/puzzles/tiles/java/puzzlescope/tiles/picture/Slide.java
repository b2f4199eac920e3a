package puzzlescope.tiles.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Event;
import puzzlescope.tiles.event.TileMotion;
import puzzlescope.tiles.space.Move;

/** The movement of a tile from one square to another. */
public record Slide(int tile, int fromRow, int fromColumn, int toRow, int toColumn) {

    /** The slide of an event on a board with {@code size} squares on a side; null if it is none. */
    public static @Nullable Slide of(@Nullable Event event, int size) {
        return switch (event instanceof TileMotion motion ? motion : null) {
            case TileMotion.Made made -> of(made, size);
            case TileMotion.TakenBack back -> of(back, size);
            case TileMotion.LeftOut _ -> null;
            case null -> null;
        };
    }

    private static Slide of(TileMotion motion, int size) {
        int from = motion.from();
        int to = motion.to();
        return new Slide(motion.tile(), from / size, from % size, to / size, to % size);
    }

    /** Direction of the tile. */
    Move move() {
        if (fromRow == toRow) {
            return toColumn < fromColumn ? Move.LEFT : Move.RIGHT;
        }
        return toRow < fromRow ? Move.UP : Move.DOWN;
    }
}
