package puzzlescope.core.puzzle.tiles;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.second;
import static puzzlescope.core.event.Packed.third;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.Target;
import puzzlescope.core.puzzle.tiles.event.Fields;
import puzzlescope.core.puzzle.tiles.event.TilesEventKind;

/** What can be pointed at where tiles slide: a tile, a square, and the board that a search has found. */
public final class TilesTargets {

    private static final TilesEventKind[] KINDS = TilesEventKind.values();
    private static final int SQUARE_BITS = 5;
    private static final int SQUARE_MASK = (1 << SQUARE_BITS) - 1;
    private static final int BOUND_BITS = 8;

    private TilesTargets() {}

    /** A tile: it slides, slides back, or its slide is left out, known or cut off. */
    public static Target tile(int tile) {
        return new Target(Message.of("tiles.spot.tile", tile), event -> tileOf(event) == tile);
    }

    /** The tile that an event is about, or 0. */
    private static int tileOf(long event) {
        return switch (KINDS[Packed.kind(event)]) {
            case TILE_SLID,
                    MOVE_REJECTED,
                    TILE_SLID_BACK,
                    LIMIT_REACHED,
                    SOLUTION_UNWOUND,
                    SOLUTION_MOVE,
                    SLID_WITHIN,
                    SLID_OUT,
                    HAND_SLID -> first(event);
            case CUT_OFF -> first(event) >>> BOUND_BITS;
            case BOARD_DISCOVERED, BOARD_KNOWN -> Fields.number(Packed.whole(event), Fields.SECOND) >>> 2 & SQUARE_MASK;
            default -> 0;
        };
    }

    /**
     * A square, by row and column from 0: a tile slides onto it or off it, or such a slide is left out or cut off. Searches that
     * remember boards do not say where their slides are.
     */
    public static Target square(int row, int column, int size) {
        int square = row * size + column;
        return new Target(Message.of("tiles.spot.square", row + 1, column + 1), event -> isAt(event, square));
    }

    private static boolean isAt(long event, int square) {
        return switch (KINDS[Packed.kind(event)]) {
            case TILE_SLID,
                    MOVE_REJECTED,
                    TILE_SLID_BACK,
                    LIMIT_REACHED,
                    SOLUTION_UNWOUND,
                    SOLUTION_MOVE,
                    SLID_OUT,
                    HAND_SLID -> second(event) == square || third(event) == square;
            case SLID_WITHIN, CUT_OFF ->
                second(event) >>> SQUARE_BITS == square || (second(event) & SQUARE_MASK) == square;
            default -> false;
        };
    }

    /** A board by the number that a search gave it: it is found, met again, expanded, reached by a shorter way or joined. */
    public static Target board(int number) {
        return new Target(Message.of("tiles.spot.board", number), event -> isOf(event, number));
    }

    private static boolean isOf(long event, int number) {
        long bits = Packed.whole(event);
        return switch (KINDS[Packed.kind(event)]) {
            case ROOT_TAKEN, BOARD_EXPANDED, BOARD_DISCOVERED, BOARD_KNOWN, WAY_IMPROVED ->
                Fields.number(bits, 0) == number;
            case SEARCHES_MET, WAY_JOINED ->
                Fields.number(bits, 0) == number || Fields.number(bits, Fields.SECOND) == number;
            default -> false;
        };
    }
}
