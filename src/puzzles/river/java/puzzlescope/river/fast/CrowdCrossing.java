package puzzlescope.river.fast;

import java.util.Arrays;
import puzzlescope.river.space.PrisonersAndGuards;

/**
 * The fewest crossings for crowds of guards and prisoners.
 *
 * <p>Source: breadth-first search, E. F. Moore, The Shortest Path Through a Maze (1959), over states that consist of
 * the numbers of guards and prisoners on the left bank and the place of the boat. Input: the numbers of guards,
 * prisoners and seats; the rules are those of {@link PrisonersAndGuards}. Output: the crossings in order, or none,
 * which is a proof since every state that can be reached was visited. Time: the number of legal states, about three per
 * guard where there are as many prisoners, times the number of loads; space: a number for each pair of crowds.
 * Deterministic.
 */
public final class CrowdCrossing {

    /** The most guards, and the most prisoners. */
    public static final int MOST = 2000;

    private static final int STATES_UNCHECKED = 0x3FF;

    private final int guards;
    private final int prisoners;
    private final int boat;
    /** For each state found, one more than its predecessor; the start is its own. */
    private final int[] before;

    private int[] found = new int[1024];
    private int states;
    private int reached = -1;

    /** @param boat the seats of the boat, at least 1 */
    public CrowdCrossing(int guards, int prisoners, int boat) {
        if (Math.min(guards, prisoners) < 1 || Math.max(guards, prisoners) > MOST || boat < 1) {
            throw new IllegalArgumentException("guards " + guards + ", prisoners " + prisoners + ", boat " + boat
                    + ": must be from 1 to " + MOST + ", boat at least 1");
        }
        this.guards = guards;
        this.prisoners = prisoners;
        this.boat = boat;
        before = new int[2 * (guards + 1) * (prisoners + 1)];
    }

    /**
     * Searches for a path and returns whether there is one.
     *
     * @param checkStopped throws {@link puzzlescope.engine.event.RunStoppedException} when the run is stopped
     */
    public boolean search(Runnable checkStopped) {
        int start = state(guards, prisoners, 0);
        int goal = state(0, 0, 1);
        add(start, start);
        for (int next = 0; next < states && before[goal] == 0; next++) {
            if ((next & STATES_UNCHECKED) == 0) {
                checkStopped.run();
            }
            leave(found[next]);
        }
        reached = before[goal] == 0 ? -1 : goal;
        return reached >= 0;
    }

    /** Tries every load from a state. */
    private void leave(int state) {
        int side = state & 1;
        int guardsLeft = (state >> 1) / (prisoners + 1);
        int prisonersLeft = (state >> 1) % (prisoners + 1);
        int guardsHere = side == 0 ? guardsLeft : guards - guardsLeft;
        int prisonersHere = side == 0 ? prisonersLeft : prisoners - prisonersLeft;
        int sign = side == 0 ? -1 : 1;
        for (int some = 0; some <= Math.min(boat, guardsHere); some++) {
            for (int others = some == 0 ? 1 : 0; others <= Math.min(boat - some, prisonersHere); others++) {
                int guardsAfter = guardsLeft + sign * some;
                int prisonersAfter = prisonersLeft + sign * others;
                if (isSafe(guardsAfter, prisonersAfter) && isSafe(guards - guardsAfter, prisoners - prisonersAfter)) {
                    int after = state(guardsAfter, prisonersAfter, 1 - side);
                    if (before[after] == 0) {
                        add(after, state);
                    }
                }
            }
        }
    }

    private static boolean isSafe(int guards, int prisoners) {
        return guards == 0 || guards >= prisoners;
    }

    private void add(int state, int from) {
        if (states == found.length) {
            found = Arrays.copyOf(found, 2 * states);
        }
        found[states++] = state;
        before[state] = from + 1;
    }

    private int state(int guardsLeft, int prisonersLeft, int side) {
        return (guardsLeft * (prisoners + 1) + prisonersLeft) << 1 | side;
    }

    public int states() {
        return states;
    }

    /** The load of each crossing: guards at the even indices, prisoners after them; empty if there is no path. */
    public int[] loads() {
        int crossings = 0;
        for (int state = reached; state >= 0 && before[state] - 1 != state; state = before[state] - 1) {
            crossings++;
        }
        var loads = new int[2 * crossings];
        for (int state = reached, i = loads.length; i > 0; state = before[state] - 1) {
            int last = before[state] - 1;
            loads[--i] = Math.abs((state >> 1) % (prisoners + 1) - (last >> 1) % (prisoners + 1));
            loads[--i] = Math.abs((state >> 1) / (prisoners + 1) - (last >> 1) / (prisoners + 1));
        }
        return loads;
    }
}
