package puzzlescope.states;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.river.space.BridgeAndTorch;
import puzzlescope.river.space.PrisonersAndGuards;
import puzzlescope.river.space.WolfGoatCabbage;
import puzzlescope.states.space.CustomStates;
import puzzlescope.states.space.HanoiStates;
import puzzlescope.states.space.NamedSpace;
import puzzlescope.states.space.PegBoard;
import puzzlescope.states.space.PegStates;
import puzzlescope.states.space.RiverStates;
import puzzlescope.states.space.TileStates;
import puzzlescope.tiles.space.SlidingSpace;

/** The state spaces on offer. */
public enum SpaceKind {
    RIVER,
    WOLF_GOAT_CABBAGE,
    BRIDGE_AND_TORCH,
    HANOI,
    TILES_2X2(2, 2, List.of(3, 1, 2, 0)),
    TILES_2X3(2, 3, List.of(4, 5, 3, 1, 2, 0)),
    TILES_3X3(3, 3, List.of(8, 4, 7, 1, 5, 6, 3, 2, 0)),
    /** Too large to be searched completely. */
    TILES_4X4(4, 4, List.of(1, 2, 3, 4, 5, 0, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15)),
    PEGS_10(PegBoard.TRIANGLE_10),
    PEGS_15(PegBoard.TRIANGLE_15),
    /** A space that a person has written. */
    OWN;

    private static final int PEGS = 3;
    /** The minutes that each of the four needs on the bridge. */
    private static final List<Integer> MINUTES = List.of(1, 2, 5, 10);

    private final int rows;
    private final int columns;
    /**
     * A board as far from the solved one as a board with the blank in its place can be; of several such boards, one
     * with four neighbours.
     */
    private final List<Integer> mixed;

    private final Optional<PegBoard> pegs;

    SpaceKind() {
        this(0, 0, List.of(), Optional.empty());
    }

    SpaceKind(PegBoard pegs) {
        this(0, 0, List.of(), Optional.of(pegs));
    }

    SpaceKind(int rows, int columns, List<Integer> mixed) {
        this(rows, columns, mixed, Optional.empty());
    }

    SpaceKind(int rows, int columns, List<Integer> mixed, Optional<PegBoard> pegs) {
        this.pegs = pegs;
        this.rows = rows;
        this.columns = columns;
        this.mixed = mixed;
    }

    boolean isTiles() {
        return rows > 0;
    }

    /** The board of peg solitaire; empty for anything else. */
    Optional<PegBoard> pegs() {
        return pegs;
    }

    NamedSpace space(Arguments arguments) {
        return switch (this) {
            case RIVER ->
                new RiverStates(
                        new PrisonersAndGuards(
                                arguments.integer(StatesPuzzle.GUARDS),
                                arguments.integer(StatesPuzzle.PRISONERS),
                                arguments.integer(StatesPuzzle.BOAT)),
                        StatesPuzzle.loadCost(arguments));
            case WOLF_GOAT_CABBAGE -> new RiverStates(new WolfGoatCabbage());
            case BRIDGE_AND_TORCH -> new RiverStates(new BridgeAndTorch(MINUTES));
            case HANOI -> new HanoiStates(new HanoiSpace(arguments.integer(StatesPuzzle.DISKS), PEGS));
            case TILES_2X2, TILES_2X3, TILES_3X3 -> new TileStates(tiles(arguments));
            case TILES_4X4 -> TileStates.within(tiles(arguments), arguments.integer(StatesPuzzle.DEPTH));
            case PEGS_10, PEGS_15 -> PegStates.without(pegs.orElseThrow(), arguments.integer(StatesPuzzle.HOLE));
            case OWN -> new CustomStates(arguments.get(StatesPuzzle.OWN));
        };
    }

    private SlidingSpace tiles(Arguments arguments) {
        return arguments.get(StatesPuzzle.START) == TilesStart.SOLVED
                ? SlidingSpace.solved(rows, columns)
                : new SlidingSpace(rows, columns, mixed);
    }
}
