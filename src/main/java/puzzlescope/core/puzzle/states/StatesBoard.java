package puzzlescope.core.puzzle.states;

import java.nio.ByteBuffer;
import java.util.List;
import puzzlescope.core.event.Board;

/**
 * The graphs as far as they are built: one, or two of searches that take turns. What the nodes are stands in the run's
 * {@link Discoveries}; the board only holds how many of them there are by now, so that any position is reached at once
 * however large the graph.
 */
public final class StatesBoard implements Board {

    private final NamedSpace named;
    private final List<Growth> growths;
    /** By the numbers of the orders. */
    private final Growth[] byOrder = new Growth[Order.values().length];

    StatesBoard(Graphs graphs) {
        named = graphs.named();
        growths = graphs.orders().stream()
                .map(order -> new Growth(order, graphs.of(order), named.space()))
                .toList();
        for (var order : Order.values()) {
            byOrder[order.number()] = growths.stream()
                    .filter(growth -> growth.order() == order)
                    .findFirst()
                    .orElseGet(() -> new Growth(order, graphs.of(order), named.space()));
        }
    }

    public NamedSpace named() {
        return named;
    }

    /** One for each search, from left to right. */
    public List<Growth> growths() {
        return growths;
    }

    private Growth growthOf(long event) {
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
        var bytes = ByteBuffer.allocate(growths.size() * Growth.BYTES);
        growths.forEach(growth -> growth.write(bytes));
        return bytes.array();
    }

    @Override
    public void restore(byte[] snapshot) {
        var bytes = ByteBuffer.wrap(snapshot);
        growths.forEach(growth -> growth.read(bytes));
    }
}
