package puzzlescope.states.space;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import puzzlescope.engine.search.StateSpace;

/** The states of a space within a number of moves from its start, and the moves between them. Immutable; any thread. */
final class DepthLimitedSpace implements StateSpace {

    private final StateSpace whole;
    private final Set<Long> states = new HashSet<>();

    DepthLimitedSpace(StateSpace whole, int depth) {
        this.whole = whole;
        states.add(whole.start());
        var layer = List.of(whole.start());
        for (int moves = 0; moves < depth; moves++) {
            layer = beyond(layer);
        }
    }

    private List<Long> beyond(List<Long> layer) {
        var next = new ArrayList<Long>();
        long[] after = new long[whole.moves()];
        for (long state : layer) {
            int count = whole.expand(state, after);
            for (int i = 0; i < count; i++) {
                if (states.add(after[i])) {
                    next.add(after[i]);
                }
            }
        }
        return next;
    }

    @Override
    public long start() {
        return whole.start();
    }

    @Override
    public boolean isGoal(long state) {
        return whole.isGoal(state);
    }

    @Override
    public int moves() {
        return whole.moves();
    }

    @Override
    public long after(long state, int move) {
        long to = whole.after(state, move);
        return states.contains(to) ? to : NONE;
    }

    @Override
    public int cost(long state, int move) {
        return whole.cost(state, move);
    }
}
