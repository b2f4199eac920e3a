package puzzlescope.states;

import static puzzlescope.states.event.StatesEvent.BACK;
import static puzzlescope.states.event.StatesEvent.NODE;
import static puzzlescope.states.event.StatesEvent.ORDER;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.event.StatesEventKind;

/** The things to point at in the graph of states: its nodes. */
public final class StatesTargets {

    private static final Vocabulary KINDS = Vocabulary.of(StatesEventKind.values());

    private StatesTargets() {}

    /**
     * A node: a search finds, meets, visits, comes back to or leaves it.
     *
     * @param named whether it is to be said which search's node it is, since there is another
     */
    public static Target node(SearchOrder order, int node, boolean named) {
        var key = named ? "states.spot." + order.id() : "states.spot";
        var touches = KINDS.where(ORDER.is(order), NODE.is(node)).or(KINDS.where(ORDER.is(order), BACK.is(node)));
        return new Target(Message.of(key, node), touches);
    }
}
