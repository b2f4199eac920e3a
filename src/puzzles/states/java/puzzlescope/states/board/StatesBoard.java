package puzzlescope.states.board;

import static puzzlescope.states.event.StatesEvent.ORDER;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.event.StateIo;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.states.event.SearchGraphs;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.states.space.NamedSpace;

/**
 * The graphs as far as they are built: one, or two of searches that take turns. The data of the nodes is in the run's
 * {@link FoundGraph}; the board only holds their current number, so that any position is reached at once however large
 * the graph.
 */
public final class StatesBoard implements Board {

    private final SearchGraphs searchGraphs;
    private final SearchPosition first;
    /** The same as the first if there is only one search. */
    private final SearchPosition last;

    private final List<SearchPosition> searches;

    public StatesBoard(SearchGraphs searchGraphs) {
        this.searchGraphs = searchGraphs;
        searches = searchGraphs.orders().stream()
                .map(order -> new SearchPosition(order, searchGraphs.of(order), searchGraphs.named()))
                .toList();
        first = searches.getFirst();
        last = searches.getLast();
    }

    public SearchGraphs graphs() {
        return searchGraphs;
    }

    public NamedSpace named() {
        return searchGraphs.named();
    }

    public List<SearchPosition> searches() {
        return searches;
    }

    /** Returns the queue, and the stack of a depth-first search beside it; one alone has its visits as calls. */
    @Override
    public List<PendingStates> pendingStates(int most) {
        boolean two = searches.size() > 1;
        return searches.stream()
                .filter(search -> search.nodes() > 0 && !search.isByHand())
                .filter(search -> two || search.order() != SearchOrder.DEPTH_FIRST)
                .map(search -> agenda(search, most))
                .toList();
    }

    private PendingStates agenda(SearchPosition search, int most) {
        var found = search.found();
        if (search.order() == SearchOrder.DEPTH_FIRST) {
            var path = IntStream.iterate(search.current(), node -> node >= 0, found::parent);
            return PendingStates.stack(search.remembered(), entries(path.limit(most), search));
        }
        int size = search.remembered();
        if (search.order() == SearchOrder.AS_TOLD) {
            // In the order in which the program will take them.
            var waiting = IntStream.range(0, search.nodes())
                    .filter(node -> !search.isVisited(node))
                    .boxed()
                    .sorted(Comparator.comparingInt(found::rank));
            return PendingStates.openList(size, entries(waiting.limit(most).mapToInt(Integer::intValue), search));
        }
        if (search.order().counts()) {
            return PendingStates.openList(size, cheapest(search, most));
        }
        return PendingStates.queue(
                size, entries(IntStream.range(search.visited(), search.visited() + Math.min(size, most)), search));
    }

    private List<PendingState> cheapest(SearchPosition search, int most) {
        return IntStream.range(0, search.nodes())
                .filter(node -> !search.isVisited(node))
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(search::cost).thenComparing(Comparator.naturalOrder()))
                .limit(most)
                .map(node -> entry(node, search))
                .toList();
    }

    private List<PendingState> entries(IntStream nodes, SearchPosition search) {
        return nodes.mapToObj(node -> entry(node, search)).toList();
    }

    private PendingState entry(int node, SearchPosition search) {
        var name = named().name(search.found().state(node)).label();
        long id = (long) (search == first ? 0 : 1) << Integer.SIZE | node;
        if (search.order().counts()) {
            int cost = search.cost(node);
            return new PendingState(
                    id, Message.of("states.agenda.cost", node, name, cost), name, PendingState.cost(cost));
        }
        var words = Message.of("states.agenda", node, name);
        var note = search.note(node);
        if (note.isEmpty()) {
            return new PendingState(id, words, name, List.of());
        }
        var lines = Stream.of(note.split(", ", 2)).map(PendingState::symbols).toList();
        return new PendingState(id, Message.of("states.labelled", words, note), name, lines);
    }

    @Override
    public int visited() {
        return searches.stream()
                .filter(search -> !search.isByHand())
                .mapToInt(SearchPosition::visited)
                .sum();
    }

    @Override
    public Optional<PendingState> taken(long event) {
        // In the run of a program there are other kinds too.
        return PackedEvent.kind(event) == StatesEvent.Kind.NODE_VISITED.number()
                ? Optional.of(entry(StatesEvent.NODE.of(event), positionOf(event)))
                : Optional.empty();
    }

    /** Returns the state of an agenda entry with an {@link PendingState#id}. */
    public long stateOf(long entry) {
        var search = entry >>> Integer.SIZE == 0 ? first : last;
        return search.found().state((int) entry);
    }

    private SearchPosition positionOf(long event) {
        return ORDER.of(event) == first.order() ? first : last;
    }

    @Override
    public void apply(long event) {
        positionOf(event).apply(event);
    }

    @Override
    public void undo(long event) {
        positionOf(event).undo(event);
    }

    @Override
    public void state(StateIo io) {
        searches.forEach(search -> search.state(io));
    }
}
