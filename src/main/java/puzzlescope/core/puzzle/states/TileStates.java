package puzzlescope.core.puzzle.states;

import puzzlescope.core.puzzle.tiles.Move;
import puzzlescope.core.puzzle.tiles.SlidingSpace;
import puzzlescope.core.search.StateSpace;

/** The states of sliding tiles: {@code 1 2 / 3 _}; a move names the tile and where it slides: {@code 3→}. */
public record TileStates(SlidingSpace space) implements NamedSpace {

    @Override
    public StateSpace numbered() {
        return space.numbered();
    }

    @Override
    public String text(long state) {
        return space.text(state);
    }

    @Override
    public String move(long state, int move) {
        var arrow = switch (Move.values()[move]) {
            case UP -> "\u2191";
            case DOWN -> "\u2193";
            case LEFT -> "\u2190";
            case RIGHT -> "\u2192";
        };
        return space.tileOf(state, move) + arrow;
    }
}
