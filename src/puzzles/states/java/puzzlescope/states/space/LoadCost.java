package puzzlescope.states.space;

import puzzlescope.river.space.LoadCode;

/** The cost of a crossing of prisoners and guards. */
public enum LoadCost {
    /** The same for every load. */
    CROSSING("crossing", 0, 0),
    /** The number of people in the boat. */
    PEOPLE("people", 1, 1),
    /** Three for each guard, one for each prisoner. */
    GUARDS("guards", 3, 1);

    private final String id;
    private final int guard;
    private final int prisoner;

    LoadCost(String id, int guard, int prisoner) {
        this.id = id;
        this.guard = guard;
        this.prisoner = prisoner;
    }

    /** The name in flags and message keys. */
    public String id() {
        return id;
    }

    /** Returns the cost of a load in the coding of {@link LoadCode}. */
    public int of(int load) {
        return this == CROSSING ? 1 : guard * LoadCode.guards(load) + prisoner * LoadCode.prisoners(load);
    }
}
