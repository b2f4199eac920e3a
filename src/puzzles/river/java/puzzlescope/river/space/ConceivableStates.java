package puzzlescope.river.space;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import puzzlescope.engine.search.StateSpace;

/**
 * Every distribution of guards, prisoners and the boat over two banks, and whether a search from the start finds it: 2
 * (g + 1) (p + 1) states, most of them illegal or never reached. Immutable; any thread.
 */
public record ConceivableStates(List<Conceivable> all) {

    /** The reason why a state is not found, or that it is. */
    public enum Status {
        REACHED,
        /** Guards on the left bank are outnumbered. */
        LEFT_OUTNUMBERED,
        RIGHT_OUTNUMBERED,
        /** Legal, but the bank with the boat is empty, so nobody could have rowed it there. */
        NOBODY_ROWED,
        /** Legal, but no legal move leads there or away. */
        NO_MOVE,
        /** Legal and with moves, but not connected to any reached state. */
        APART;

        public boolean isIllegal() {
            return this == LEFT_OUTNUMBERED || this == RIGHT_OUTNUMBERED;
        }
    }

    /**
     * A conceivable state.
     *
     * @param state in the coding of {@link StateCode}
     */
    public record Conceivable(int guards, int prisoners, boolean boatOnRight, int state, Status status) {}

    public ConceivableStates {
        all = List.copyOf(all);
    }

    public static ConceivableStates of(PrisonersAndGuards rules) {
        var reached = reached(rules);
        var all = new ArrayList<Conceivable>();
        for (boolean right : new boolean[] {false, true}) {
            for (int guards = rules.guards(); guards >= 0; guards--) {
                for (int prisoners = rules.prisoners(); prisoners >= 0; prisoners--) {
                    int state = StateCode.ofCounts(guards, prisoners, right);
                    var why = reached.contains((long) state)
                            ? Status.REACHED
                            : why(rules, guards, prisoners, right, state);
                    all.add(new Conceivable(guards, prisoners, right, state, why));
                }
            }
        }
        return new ConceivableStates(all);
    }

    private static Status why(PrisonersAndGuards rules, int guards, int prisoners, boolean right, int state) {
        int guardsRight = rules.guards() - guards;
        int prisonersRight = rules.prisoners() - prisoners;
        if (guards > 0 && guards < prisoners) {
            return Status.LEFT_OUTNUMBERED;
        }
        if (guardsRight > 0 && guardsRight < prisonersRight) {
            return Status.RIGHT_OUTNUMBERED;
        }
        if ((right ? guardsRight + prisonersRight : guards + prisoners) == 0) {
            return Status.NOBODY_ROWED;
        }
        for (int move = 0; move < rules.moves(); move++) {
            if (rules.after(state, move) != StateSpace.NONE) {
                return Status.APART;
            }
        }
        return Status.NO_MOVE;
    }

    private static Set<Long> reached(PrisonersAndGuards rules) {
        var reached = new HashSet<Long>();
        var waiting = new ArrayList<Long>();
        reached.add(rules.start());
        waiting.add(rules.start());
        for (int turn = 0; turn < waiting.size(); turn++) {
            for (int move = 0; move < rules.moves(); move++) {
                long after = rules.after(waiting.get(turn), move);
                if (after != StateSpace.NONE && reached.add(after)) {
                    waiting.add(after);
                }
            }
        }
        return reached;
    }

    public long count(Status why) {
        return all.stream().filter(each -> each.status() == why).count();
    }
}
