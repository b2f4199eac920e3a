package puzzlescope.core.puzzle.tiles;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;
import static puzzlescope.core.puzzle.tiles.TilesPuzzle.HEURISTIC;
import static puzzlescope.core.puzzle.tiles.TilesPuzzle.LIMIT;
import static puzzlescope.core.puzzle.tiles.TilesPuzzle.TABLE;

import java.util.List;
import puzzlescope.core.event.Measure;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Phases;
import puzzlescope.core.puzzle.Algorithm;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Counted;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.tiles.board.TilesBoard;
import puzzlescope.core.puzzle.tiles.event.BoundEvent.BoundSet;
import puzzlescope.core.puzzle.tiles.event.GraphEvent.LayerBegan;
import puzzlescope.core.puzzle.tiles.event.TableEvent.BoundTried;
import puzzlescope.core.puzzle.tiles.event.TilesEvent;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.AttemptBegan;
import puzzlescope.core.puzzle.tiles.event.TilesEventKind;
import puzzlescope.core.puzzle.tiles.fast.ShortestWay;
import puzzlescope.core.puzzle.tiles.search.BidirectionalSearch;
import puzzlescope.core.puzzle.tiles.search.IdaStarSearch;
import puzzlescope.core.puzzle.tiles.search.IterativeDeepening;
import puzzlescope.core.puzzle.tiles.search.TableSearch;
import puzzlescope.core.puzzle.tiles.search.TilesGraphSearch;
import puzzlescope.core.puzzle.tiles.space.TileOrder;
import puzzlescope.core.puzzle.tiles.space.TilesHeuristic;
import puzzlescope.core.run.Solver;

/** The ways to slide tiles into order. */
public enum TilesAlgorithm implements Algorithm {
    ITERATIVE_DEEPENING,
    BREADTH_FIRST,
    BIDIRECTIONAL,
    A_STAR,
    IDA_STAR,
    /** Finds the fewest slides at once. */
    OPTIMAL;

    private static final String RESULT = "tiles.result";

    /** Larger boards do not fit into a number. */
    private static final int LARGEST_REMEMBERED = 4;

    @Override
    public String id() {
        return Algorithm.id(this);
    }

    /** Whether it estimates what is left. */
    boolean estimates() {
        return this == A_STAR || this == IDA_STAR;
    }

    /** Whether it remembers all boards that it finds. */
    private boolean remembers() {
        return this == BREADTH_FIRST || this == BIDIRECTIONAL || this == A_STAR;
    }

    /** Whether it looks tables up and tells of no board that it looks at. */
    public boolean looksUp() {
        return this == OPTIMAL;
    }

    /** Whether its boards can be of such a size. */
    boolean takes(int size) {
        return !remembers() || size <= LARGEST_REMEMBERED;
    }

    /** How many moves a large board may surely be away from the solved one without a run that hardly ends. */
    int mostMoves(int size) {
        return switch (this) {
            case ITERATIVE_DEEPENING -> 18;
            case IDA_STAR -> 38;
            case OPTIMAL -> size <= ShortestWay.LARGEST_ALWAYS_SOLVED ? Integer.MAX_VALUE : 76;
            case BREADTH_FIRST, BIDIRECTIONAL, A_STAR -> Integer.MAX_VALUE;
        };
    }

    @Override
    public List<Parameter<?>> ignored() {
        return switch (this) {
            case ITERATIVE_DEEPENING -> List.of(HEURISTIC, LIMIT, TABLE);
            case BREADTH_FIRST, BIDIRECTIONAL -> List.of(HEURISTIC, TABLE);
            case A_STAR -> List.of(TABLE);
            case IDA_STAR -> List.of(LIMIT, TABLE);
            case OPTIMAL -> List.of(HEURISTIC, LIMIT);
        };
    }

    @Override
    public Instance instance(Arguments given) {
        var start = TilesPuzzle.start(given);
        int limit = given.integer(LIMIT);
        var heuristic = given.get(HEURISTIC);
        var instance = switch (this) {
            case ITERATIVE_DEEPENING ->
                instance(
                        start,
                        new IterativeDeepening(start),
                        new Counted(RESULT, CALL, TRY, REJECT, UNDO, DEAD_END, SOLUTION));
            case BREADTH_FIRST ->
                instance(start, new TilesGraphSearch(start, null, limit), remembered())
                        .measuredBy(waiting("tiles.measure.queue"));
            case BIDIRECTIONAL ->
                instance(start, new BidirectionalSearch(start, limit), remembered())
                        .measuredBy(waiting("tiles.measure.queues"));
            case A_STAR ->
                estimating(start, heuristic, new TilesGraphSearch(start, heuristic, limit), remembered())
                        .measuredBy(waiting("tiles.measure.open"));
            case IDA_STAR ->
                estimating(
                        start,
                        heuristic,
                        new IdaStarSearch(start, heuristic),
                        new Counted(RESULT, CALL, TRY, REJECT, UNDO, SOLUTION));
            case OPTIMAL ->
                instance(
                                start,
                                new TableSearch(start, given.get(TABLE)),
                                new Counted(RESULT, SOLUTION).with(TilesEventKind.SOLUTION_MOVE))
                        .measuredBy(Measure.of(TilesEvent.VOCABULARY, "tiles.measure.solution", 0)
                                .by(1, TilesEventKind.SOLUTION_MOVE));
        };
        return instance.inPhases(phases());
    }

    /** The bounds or the layers, one after the other, and then the solution. */
    private Phases phases() {
        var none = Phases.none(TilesEvent.VOCABULARY);
        var told = switch (this) {
            case ITERATIVE_DEEPENING ->
                none.each(TilesEventKind.ATTEMPT_BEGAN, AttemptBegan.class, attempt -> within(attempt.bound()));
            case IDA_STAR -> none.each(TilesEventKind.BOUND_SET, BoundSet.class, set -> within(set.bound()));
            case OPTIMAL ->
                none.then("tiles.phase.table", TilesEventKind.TABLE_CHOSEN)
                        .each(TilesEventKind.BOUND_TRIED, BoundTried.class, tried -> within(tried.bound()));
            case BREADTH_FIRST, BIDIRECTIONAL, A_STAR ->
                none.each(
                        TilesEventKind.LAYER_BEGAN,
                        LayerBegan.class,
                        layer -> Message.of("tiles.phase.layer." + layer.front(), layer.value()));
        };
        return told.then("tiles.phase.solution", TilesEventKind.BACK_AT_START, TilesEventKind.SOLUTION_MOVE);
    }

    private static Message within(int bound) {
        return Message.of("tiles.phase.at-most", bound);
    }

    /** How many boards are found and not yet expanded. */
    private static Measure waiting(String name) {
        return Measure.of(TilesEvent.VOCABULARY, name, 0)
                .by(1, TilesEventKind.ROOT_TAKEN, TilesEventKind.BOARD_DISCOVERED)
                .by(-1, TilesEventKind.BOARD_EXPANDED);
    }

    private static Counted remembered() {
        return new Counted(RESULT, TRY, REJECT, SOLUTION).with(TilesEventKind.BOARD_EXPANDED);
    }

    private Instance instance(TileOrder start, Solver solver, Counted counted) {
        return new Instance(TilesEvent.VOCABULARY, () -> new TilesBoard(start), solver, counted, id());
    }

    private Instance estimating(TileOrder start, TilesHeuristic heuristic, Solver solver, Counted counted) {
        return new Instance(TilesEvent.VOCABULARY, () -> new TilesBoard(start, heuristic), solver, counted, id());
    }
}
