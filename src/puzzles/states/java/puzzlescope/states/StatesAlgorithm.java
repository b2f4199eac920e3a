package puzzlescope.states;

import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.TRY;

import java.util.List;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.PhaseCounts;
import puzzlescope.engine.run.Solver;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.event.SearchGraphs;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.states.search.InterleavedSearch;
import puzzlescope.states.search.StatesSearch;
import puzzlescope.states.space.NamedSpace;

/** The algorithms that build the state graph: one search, or two side by side. */
public enum StatesAlgorithm implements Algorithm {
    BREADTH_FIRST(SearchOrder.BREADTH_FIRST),
    DEPTH_FIRST(SearchOrder.DEPTH_FIRST),
    CHEAPEST_FIRST(SearchOrder.CHEAPEST_FIRST),
    SIDE_BY_SIDE(SearchOrder.BREADTH_FIRST, SearchOrder.DEPTH_FIRST);

    static final String RESULT = "states.result";

    static final Figure DISCOVERED = Figure.of(
            StatesEvent.Kind.NODE_DISCOVERED.name(), StatesEvent.Kind.SEARCH_BEGAN, StatesEvent.Kind.NODE_DISCOVERED);

    /** The nodes of which all moves have been tried. */
    static final Figure CLOSED =
            Figure.of(StatesEvent.Kind.NODE_LEFT.name(), StatesEvent.Kind.NODE_LEFT, StatesEvent.Kind.DEAD_END_LEFT);

    private final List<SearchOrder> orders;

    StatesAlgorithm(SearchOrder... orders) {
        this.orders = List.of(orders);
    }

    @Override
    public String id() {
        return ConstantId.of(name());
    }

    @Override
    public Instance instance(Arguments given) {
        var searchGraphs = StatesPuzzle.graphs(given, orders);
        var vocabulary = StatesEvent.vocabulary(searchGraphs);
        var instance = new Instance(
                vocabulary,
                () -> new StatesBoard(searchGraphs),
                solver(searchGraphs, given.get(StatesPuzzle.STOP_AT_GOAL)),
                ofSpace(searchGraphs.named(), counted()),
                List.of(id()));
        return switch (this) {
            case BREADTH_FIRST ->
                instance.measuredBy(found(vocabulary, "states.measure.queue").by(-1, StatesEvent.Kind.NODE_VISITED));
            case CHEAPEST_FIRST ->
                instance.measuredBy(found(vocabulary, "states.measure.open").by(-1, StatesEvent.Kind.NODE_VISITED));
            case DEPTH_FIRST -> instance;
            case SIDE_BY_SIDE -> instance.measuredBy(found(vocabulary, "states.measure.found"));
        };
    }

    private static Measure found(Vocabulary vocabulary, String name) {
        return Measure.of(vocabulary, name, 0).by(1, StatesEvent.Kind.SEARCH_BEGAN, StatesEvent.Kind.NODE_DISCOVERED);
    }

    private Solver solver(SearchGraphs searchGraphs, boolean stopAtGoal) {
        return switch (this) {
            case BREADTH_FIRST, DEPTH_FIRST, CHEAPEST_FIRST ->
                new StatesSearch(searchGraphs, orders.getFirst(), stopAtGoal);
            case SIDE_BY_SIDE -> new InterleavedSearch(searchGraphs, stopAtGoal);
        };
    }

    /** Returns what is counted in a space, which may have no goal. */
    static CountedEvents ofSpace(NamedSpace named, CountedEvents counted) {
        return named.hasGoal() ? counted : counted.without(SOLUTION);
    }

    private CountedEvents counted() {
        return switch (this) {
            case BREADTH_FIRST, CHEAPEST_FIRST ->
                new CountedEvents(RESULT, TRY, REJECT, SOLUTION)
                        .with(StatesEvent.Kind.NODE_VISITED)
                        .with(DISCOVERED, CLOSED, new Figure.Greatest("waiting"));
            case SIDE_BY_SIDE ->
                new CountedEvents(RESULT, TRY, REJECT, SOLUTION)
                        .counting(PhaseCounts.NONE.with(Figure.of("both-visited", StatesEvent.Kind.NODE_VISITED)));
            case DEPTH_FIRST ->
                new CountedEvents(RESULT, CALL, TRY, REJECT, DEAD_END, SOLUTION)
                        .with(StatesEvent.Kind.NODE_VISITED)
                        .with(DISCOVERED);
        };
    }
}
