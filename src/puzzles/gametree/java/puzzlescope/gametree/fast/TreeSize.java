package puzzlescope.gametree.fast;

import java.util.HashMap;
import java.util.Map;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** The size of a game's tree in positions, counting repeated ones; minimax visits each of them. */
public final class TreeSize {

    private final GameSpace space;
    private final Map<Integer, Long> known = new HashMap<>();

    private TreeSize(GameSpace space) {
        this.space = space;
    }

    /** Returns the number of positions in the tree of a position, including itself. */
    public static long of(TwoPlayerGame game, int position, GamePlayer first) {
        return new TreeSize(game.space()).count(position, first);
    }

    private long count(int position, GamePlayer who) {
        var before = known.get(position << 1 | who.ordinal());
        if (before != null) {
            return before;
        }
        long sum = 1;
        if (space.value(position, who) == GameSpace.OPEN) {
            for (int move = space.next(position, -1); move >= 0; move = space.next(position, move)) {
                sum += count(space.after(position, move, who), who.other());
            }
        }
        known.put(position << 1 | who.ordinal(), sum);
        return sum;
    }
}
