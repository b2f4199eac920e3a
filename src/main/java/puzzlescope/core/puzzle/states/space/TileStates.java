package puzzlescope.core.puzzle.states.space;

import java.util.Arrays;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;
import puzzlescope.core.puzzle.tiles.space.Move;
import puzzlescope.core.puzzle.tiles.space.SlidingSpace;
import puzzlescope.core.search.StateSpace;

/** The states of sliding tiles: {@code 1 2 / 3 _}; a move names the tile and where it slides: {@code 3→}. */
public record TileStates(SlidingSpace space) implements NamedSpace {

    private static final Pattern BETWEEN = Pattern.compile("[\\s,;/，；、]+");
    private static final Pattern TILE = Pattern.compile("[0-9]{1,2}|_");

    @Override
    public TileStates from(long state) {
        return new TileStates(new SlidingSpace(space.rows(), space.columns(), space.tiles(state)));
    }

    @Override
    public OptionalLong find(String text) {
        var words = BETWEEN.split(text);
        if (!Arrays.stream(words).allMatch(word -> TILE.matcher(word).matches())) {
            return OptionalLong.empty();
        }
        var tiles = Arrays.stream(words)
                .map(word -> word.equals("_") ? 0 : Integer.parseInt(word))
                .toList();
        boolean eachOnce = tiles.size() == space.rows() * space.columns()
                && Set.copyOf(tiles).equals(Set.copyOf(space.tiles(space.start())));
        return eachOnce
                ? OptionalLong.of(new SlidingSpace(space.rows(), space.columns(), tiles).start())
                : OptionalLong.empty();
    }

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
