package puzzlescope.states;

import static puzzlescope.states.event.StatesEvent.BACK;
import static puzzlescope.states.event.StatesEvent.NODE;
import static puzzlescope.states.event.StatesEvent.ORDER;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.event.StatesEvent;

/** The targets in the state graph: its nodes. */
public final class StatesTargets {

    private static final Vocabulary KINDS = Vocabulary.of(StatesEvent.Kind.values());

    private StatesTargets() {}

    /**
     * A node; touched when a search finds, meets, visits, resumes or leaves it.
     *
     * @param named whether to name the search, since there is another
     */
    public static Target node(SearchOrder order, int node, boolean named) {
        var key = named ? "states.spot." + order.id() : "states.spot";
        var touches = KINDS.matching(ORDER.is(order), NODE.is(node)).or(KINDS.matching(ORDER.is(order), BACK.is(node)));
        return new Target(Message.of(key, node), touches);
    }
}
