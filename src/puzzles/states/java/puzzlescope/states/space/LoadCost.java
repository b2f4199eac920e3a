package puzzlescope.states.space;

import puzzlescope.river.space.LoadCode;

/** What a crossing of prisoners and guards costs. */
public enum LoadCost {
    /** The same, whoever is in the boat. */
    CROSSING("crossing", 0, 0),
    /** As much as there are people in the boat. */
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

    /** What a load in the coding of {@link LoadCode} costs. */
    public int of(int load) {
        return this == CROSSING ? 1 : guard * LoadCode.guards(load) + prisoner * LoadCode.prisoners(load);
    }
}
