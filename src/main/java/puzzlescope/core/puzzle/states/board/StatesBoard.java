package puzzlescope.core.puzzle.states.board;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.core.event.Agenda;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.states.event.Graphs;
import puzzlescope.core.puzzle.states.event.Order;
import puzzlescope.core.puzzle.states.event.StatesCode;
import puzzlescope.core.puzzle.states.space.NamedSpace;
import puzzlescope.core.search.FoundGraph;

/**
 * The graphs as far as they are built: one, or two of searches that take turns. What the nodes are stands in the run's
 * {@link FoundGraph}; the board only holds how many of them there are by now, so that any position is reached at once
 * however large the graph.
 */
public final class StatesBoard implements Board {

    private final NamedSpace named;
    private final List<SearchPosition> growths;
    /** By the numbers of the orders. */
    private final SearchPosition[] byOrder = new SearchPosition[Order.values().length];

    public StatesBoard(Graphs graphs) {
        named = graphs.named();
        growths = graphs.orders().stream()
                .map(order -> new SearchPosition(order, graphs.of(order), named.space()))
                .toList();
        for (var order : Order.values()) {
            byOrder[order.number()] = growths.stream()
                    .filter(growth -> growth.order() == order)
                    .findFirst()
                    .orElseGet(() -> new SearchPosition(order, graphs.of(order), named.space()));
        }
    }

    public NamedSpace named() {
        return named;
    }

    /** One for each search, from left to right. */
    public List<SearchPosition> growths() {
        return growths;
    }

    /** A queue, and where a depth-first search is at work beside it, the stack; alone, its visits are calls. */
    @Override
    public List<Agenda> agendas(int most) {
        boolean two = growths.size() > 1;
        return growths.stream()
                .filter(growth -> growth.nodes() > 0 && !growth.isByHand())
                .filter(growth -> two || growth.order() == Order.BREADTH_FIRST)
                .map(growth -> agenda(growth, most))
                .toList();
    }

    private Agenda agenda(SearchPosition growth, int most) {
        var found = growth.found();
        if (growth.order() == Order.DEPTH_FIRST) {
            var path = IntStream.iterate(growth.current(), node -> node >= 0, found::parent);
            return Agenda.stack(growth.remembered(), words(path.limit(most), found));
        }
        int size = growth.remembered();
        return Agenda.queue(
                size, words(IntStream.range(growth.visited(), growth.visited() + Math.min(size, most)), found));
    }

    private List<Message> words(IntStream nodes, FoundGraph found) {
        return nodes.mapToObj(node -> Message.of(
                        "states.agenda", node, named.name(found.state(node)).label()))
                .toList();
    }

    private SearchPosition growthOf(long event) {
        return byOrder[StatesCode.order(event).number()];
    }

    @Override
    public void apply(long event) {
        growthOf(event).apply(event);
    }

    @Override
    public void undo(long event) {
        growthOf(event).undo(event);
    }

    @Override
    public byte[] snapshot() {
        var bytes = ByteBuffer.allocate(growths.size() * SearchPosition.BYTES);
        growths.forEach(growth -> growth.write(bytes));
        return bytes.array();
    }

    @Override
    public void restore(byte[] snapshot) {
        var bytes = ByteBuffer.wrap(snapshot);
        growths.forEach(growth -> growth.read(bytes));
    }
}
