package puzzlescope.core.puzzle.states.event;

import java.util.Locale;
import puzzlescope.core.search.BreadthFirst;
import puzzlescope.core.search.DepthFirst;
import puzzlescope.core.search.StateSearch;

/** The order in which a search visits the states. */
public enum Order {
    BREADTH_FIRST(new BreadthFirst()),
    DEPTH_FIRST(new DepthFirst());

    private static final Order[] ALL = values();

    private final StateSearch search;

    Order(StateSearch search) {
        this.search = search;
    }

    static Order of(int number) {
        return ALL[number];
    }

    /** What stands for it in a packed event. */
    public int number() {
        return this == BREADTH_FIRST ? 0 : 1;
    }

    public StateSearch search() {
        return search;
    }

    /** The name in flags and message keys. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
