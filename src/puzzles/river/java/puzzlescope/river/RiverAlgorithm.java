package puzzlescope.river;

import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.TRY;

import java.util.Arrays;
import java.util.List;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverEvent;
import puzzlescope.river.event.VisitOrder;
import puzzlescope.river.search.RiverSearch;

/** A search of the state graph of a crossing in a given order. */
public record RiverAlgorithm(VisitOrder order) implements Algorithm {

    static final List<RiverAlgorithm> ALL =
            Arrays.stream(VisitOrder.values()).map(RiverAlgorithm::new).toList();

    private static final String RESULT = "river.result";

    @Override
    public String id() {
        return order.id();
    }

    @Override
    public Instance instance(Arguments given) {
        var rules = RiverPuzzle.rules(given);
        int start = RiverPuzzle.start(given);
        var instance = new Instance(
                        RiverEvent.Kind.VOCABULARY,
                        () -> new RiverBoard(rules, start, order),
                        new RiverSearch(rules, order, start),
                        counted(),
                        List.of(id()))
                .inPhases(Phases.startingWith(RiverEvent.Kind.VOCABULARY, "river.phase.search")
                        .continuedBy("river.phase.predecessors", RiverEvent.Kind.LINK_FOLLOWED)
                        .continuedBy("river.phase.cross", RiverEvent.Kind.CROSSING_MADE));
        return switch (order) {
            case BREADTH_FIRST -> instance.measuredBy(waiting("river.measure.queue"));
            case CHEAPEST_FIRST -> instance.measuredBy(waiting("river.measure.open"));
            case DEPTH_FIRST -> instance;
        };
    }

    /** Returns the number of states that are found and not yet visited, as a measure. */
    private static Measure waiting(String name) {
        return Measure.of(RiverEvent.Kind.VOCABULARY, name, 0)
                .by(1, RiverEvent.Kind.SEARCH_BEGAN, RiverEvent.Kind.STATE_FOUND)
                .by(-1, RiverEvent.Kind.STATE_VISITED);
    }

    /** Returns the counted events; visits are calls only where they are nested. */
    private CountedEvents counted() {
        return switch (order) {
            case DEPTH_FIRST ->
                new CountedEvents(RESULT, CALL, TRY, REJECT, DEAD_END, SOLUTION)
                        .with(RiverEvent.Kind.STATE_VISITED, RiverEvent.Kind.CROSSING_MADE);
            case BREADTH_FIRST, CHEAPEST_FIRST ->
                new CountedEvents(RESULT, TRY, REJECT, SOLUTION)
                        .with(RiverEvent.Kind.STATE_VISITED)
                        .with(new Figure.Greatest("waiting"))
                        .with(RiverEvent.Kind.CROSSING_MADE);
        };
    }
}
