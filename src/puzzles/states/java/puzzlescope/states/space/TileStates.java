package puzzlescope.states.space;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.SlidingSpace;

/**
 * The states of sliding tiles: {@code 1 2 / 3 _}; a move names the tile and its direction: {@code 3→}.
 *
 * @param space the boards included
 * @param depthLimit the most moves from the start to a board; 0 for no limit
 */
public record TileStates(SlidingSpace tiles, StateSpace space, int depthLimit) implements NamedSpace {

    private static final Pattern TILE = Pattern.compile("[0-9]{1,2}|_");
    /** The most squares of a board whose tiles all have one digit. */
    private static final int MOST_OF_DIGITS = 9;

    /** Creates the space of all reachable boards. */
    public TileStates(SlidingSpace tiles) {
        this(tiles, tiles, 0);
    }

    /** Returns the boards within a number of moves from the start. */
    public static TileStates within(SlidingSpace tiles, int depth) {
        return new TileStates(tiles, new DepthLimitedSpace(tiles, depth), depth);
    }

    @Override
    public TileStates from(long state) {
        var begun = new SlidingSpace(tiles.rows(), tiles.columns(), tiles.tiles(state));
        return depthLimit > 0 ? within(begun, depthLimit) : new TileStates(begun);
    }

    @Override
    public OptionalLong find(String text) {
        int squares = tiles.rows() * tiles.columns();
        var entries = InputText.entries(text);
        boolean isOfDigits = entries.size() == 1 && entries.getFirst().length() == squares && squares <= MOST_OF_DIGITS;
        var words = isOfDigits ? List.of(entries.getFirst().split("")) : entries;
        if (!words.stream().allMatch(word -> TILE.matcher(word).matches())) {
            return OptionalLong.empty();
        }
        var numbers = words.stream()
                .map(word -> word.equals("_") ? 0 : Integer.parseInt(word))
                .toList();
        boolean eachOnce =
                numbers.size() == squares && Set.copyOf(numbers).equals(Set.copyOf(tiles.tiles(tiles.start())));
        return eachOnce
                ? OptionalLong.of(new SlidingSpace(tiles.rows(), tiles.columns(), numbers).start())
                : OptionalLong.empty();
    }

    @Override
    public StateSpace numbered() {
        return depthLimit > 0 ? space : tiles.numbered();
    }

    @Override
    public String text(long state) {
        return tiles.text(state);
    }

    @Override
    public String move(long state, int move) {
        var arrow = switch (Move.values()[move]) {
            case UP -> "\u2191";
            case DOWN -> "\u2193";
            case LEFT -> "\u2190";
            case RIGHT -> "\u2192";
        };
        return tiles.tileOf(state, move) + arrow;
    }
}
