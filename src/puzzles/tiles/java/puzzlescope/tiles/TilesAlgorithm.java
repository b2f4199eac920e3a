package puzzlescope.tiles;

import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.tiles.TilesPuzzle.HEURISTIC;
import static puzzlescope.tiles.TilesPuzzle.LIMIT;
import static puzzlescope.tiles.TilesPuzzle.STACK;
import static puzzlescope.tiles.TilesPuzzle.TABLE;
import static puzzlescope.tiles.TilesPuzzle.UNDO_ALLOWED;

import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.PhaseCounts;
import puzzlescope.engine.run.Solver;
import puzzlescope.tiles.board.TilesBoundedBoard;
import puzzlescope.tiles.board.TilesEndlessBoard;
import puzzlescope.tiles.board.TilesGraphBoard;
import puzzlescope.tiles.board.TilesTableBoard;
import puzzlescope.tiles.event.TilesBoundedEvent;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptBegan;
import puzzlescope.tiles.event.TilesBoundedEvent.BoundSet;
import puzzlescope.tiles.event.TilesEndlessEvent;
import puzzlescope.tiles.event.TilesEvent;
import puzzlescope.tiles.event.TilesGraphEvent;
import puzzlescope.tiles.event.TilesGraphEvent.LayerBegan;
import puzzlescope.tiles.event.TilesTableEvent;
import puzzlescope.tiles.event.TilesTableEvent.BoundTried;
import puzzlescope.tiles.fast.ShortestSolution;
import puzzlescope.tiles.fast.TableChoice;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.search.BidirectionalSearch;
import puzzlescope.tiles.search.IdaStarSearch;
import puzzlescope.tiles.search.IterativeDeepening;
import puzzlescope.tiles.search.TableSearch;
import puzzlescope.tiles.search.TilesGraphSearch;
import puzzlescope.tiles.search.UnboundedRecursion;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;

/** The algorithms that solve a sliding-tile puzzle. */
public enum TilesAlgorithm implements Algorithm {
    ITERATIVE_DEEPENING,
    /** Runs in a cycle until the stack is full. */
    PLAIN_RECURSION,
    BREADTH_FIRST,
    BIDIRECTIONAL,
    A_STAR,
    IDA_STAR,
    /** Finds a solution with the fewest moves, with lookup tables. */
    OPTIMAL;

    private static final String RESULT = "tiles.result";
    private static final String SOLUTION_PHASE = "tiles.phase.solution";

    static final String STACK_OVERFLOW = "stack-overflow";

    /** The inputs that make a difference to some algorithms only. */
    private static final List<Parameter<?>> OF_SOME = List.of(HEURISTIC, LIMIT, TABLE, UNDO_ALLOWED, STACK);

    /** The largest size whose boards fit into a number. */
    private static final int LARGEST_REMEMBERED = 4;

    @Override
    public String id() {
        return ConstantId.of(name());
    }

    /** Returns the heuristic; null if none is used. */
    @Nullable
    TilesHeuristic heuristic(Arguments given) {
        return this == A_STAR || this == IDA_STAR ? given.get(HEURISTIC) : null;
    }

    /** Returns whether it stores all boards found. */
    private boolean remembers() {
        return this == BREADTH_FIRST || this == BIDIRECTIONAL || this == A_STAR;
    }

    /** Returns whether it uses lookup tables and emits no event for each board. */
    public boolean usesTables() {
        return this == OPTIMAL;
    }

    /** Returns whether a board of this size is allowed. */
    boolean takes(int size) {
        return size <= (remembers() ? LARGEST_REMEMBERED : usesTables() ? HeuristicTables.LARGEST : Integer.MAX_VALUE);
    }

    /** Returns the most moves that a large board may be away from the solved one without a run that hardly ends. */
    int mostMoves(int size) {
        return switch (this) {
            case ITERATIVE_DEEPENING -> 18;
            case IDA_STAR -> 38;
            case OPTIMAL -> size <= ShortestSolution.LARGEST_ALWAYS_SOLVED ? Integer.MAX_VALUE : 76;
            case PLAIN_RECURSION, BREADTH_FIRST, BIDIRECTIONAL, A_STAR -> Integer.MAX_VALUE;
        };
    }

    @Override
    public List<Parameter<?>> ignored() {
        List<? extends Parameter<?>> needed = switch (this) {
            case ITERATIVE_DEEPENING -> List.of();
            case PLAIN_RECURSION -> List.of(UNDO_ALLOWED, STACK);
            case BREADTH_FIRST, BIDIRECTIONAL -> List.of(LIMIT);
            case A_STAR -> List.of(HEURISTIC, LIMIT);
            case IDA_STAR -> List.of(HEURISTIC);
            case OPTIMAL -> List.of(TABLE);
        };
        return OF_SOME.stream().filter(parameter -> !needed.contains(parameter)).toList();
    }

    /** Returns an instance with tables of its own; those of a {@link TilesPuzzle} share the puzzle's. */
    @Override
    public Instance instance(Arguments given) {
        return instance(given, HeuristicTables.inUserFolder());
    }

    Instance instance(Arguments given, HeuristicTables tables) {
        return searching(given, tables).calling(TilesCalls::call);
    }

    private Instance searching(Arguments given, HeuristicTables tables) {
        var start = TilesPuzzle.start(given);
        int limit = given.integer(LIMIT);
        var heuristic = given.get(HEURISTIC);
        return switch (this) {
            case ITERATIVE_DEEPENING ->
                bounded(start, null, new IterativeDeepening(start), ATTEMPTS, DEEPENED)
                        .showing(new AttemptVariables());
            case PLAIN_RECURSION -> unbounded(start, given);
            case IDA_STAR -> bounded(start, heuristic, new IdaStarSearch(start, heuristic), BOUNDS, RAISED);
            case BREADTH_FIRST ->
                remembering(start, null, new TilesGraphSearch(start, null, limit), "tiles.measure.queue");
            case BIDIRECTIONAL ->
                remembering(start, null, new BidirectionalSearch(start, limit), "tiles.measure.queues");
            case A_STAR ->
                remembering(start, heuristic, new TilesGraphSearch(start, heuristic, limit), "tiles.measure.open");
            case OPTIMAL -> withTables(start, given.get(TABLE), tables);
        };
    }

    private static final Phases ATTEMPTS = Phases.none(TilesBoundedEvent.Kind.VOCABULARY)
            .each(TilesBoundedEvent.Kind.ATTEMPT_BEGAN, AttemptBegan.class, attempt -> within(attempt.bound()));

    private static final Phases BOUNDS = Phases.none(TilesBoundedEvent.Kind.VOCABULARY)
            .each(TilesBoundedEvent.Kind.BOUND_SET, BoundSet.class, set -> within(set.bound()));

    private static final CountedEvents DEEPENED = new CountedEvents(RESULT, CALL, TRY, REJECT, UNDO, DEAD_END, SOLUTION)
            .counting(PhaseCounts.of(CALL, REJECT, UNDO, DEAD_END)
                    .with(
                            Figure.of("generated", TilesBoundedEvent.Kind.TILE_SLID),
                            said(TilesBoundedEvent.Kind.SOLUTION_FOUND, TilesEvent.MOVES)));

    /** A board within the bound is expanded; one that is cut off is only generated. */
    private static final CountedEvents RAISED = new CountedEvents(RESULT, CALL, TRY, REJECT, UNDO, SOLUTION)
            .counting(PhaseCounts.of(UNDO)
                    .with(
                            Figure.of("visited", TilesBoundedEvent.Kind.BOUND_SET, TilesBoundedEvent.Kind.SLID_WITHIN),
                            Figure.of("generated", TilesBoundedEvent.Kind.SLID_WITHIN, TilesBoundedEvent.Kind.CUT_OFF),
                            Figure.of("cut-off", TilesBoundedEvent.Kind.CUT_OFF),
                            said(TilesBoundedEvent.Kind.SOLUTION_FOUND, TilesEvent.MOVES))
                    .calling());

    /** The number of moves of the solution. */
    private static Figure said(EventKind solution, IntField moves) {
        return new Figure.Said("moves", List.of(solution), moves::of);
    }

    private static Message within(int bound) {
        return Message.of("tiles.phase.at-most", bound);
    }

    /** @param bounds the phases, one for each bound */
    private Instance bounded(
            TileOrder start, @Nullable TilesHeuristic heuristic, Solver solver, Phases bounds, CountedEvents counted) {
        var phases = bounds.continuedBy(SOLUTION_PHASE, TilesBoundedEvent.Kind.SOLUTION_MOVE);
        return new Instance(
                        TilesBoundedEvent.Kind.VOCABULARY,
                        () -> new TilesBoundedBoard(start, heuristic),
                        solver,
                        counted,
                        List.of(id()))
                .inPhases(phases);
    }

    private Instance unbounded(TileOrder start, Arguments given) {
        var words = TilesEndlessEvent.Kind.VOCABULARY;
        var phases = Phases.startingWith(words, "tiles.phase.new-boards")
                .continuedBy("tiles.phase.cycle", TilesEndlessEvent.Kind.BOARD_CAME_AGAIN)
                .continuedBy("tiles.phase.abort", TilesEndlessEvent.Kind.STACK_FILLED)
                .continuedBy(SOLUTION_PHASE, TilesEndlessEvent.Kind.SOLUTION_MOVE);
        return new Instance(
                        words,
                        () -> new TilesEndlessBoard(start),
                        new UnboundedRecursion(start, given.get(UNDO_ALLOWED), given.integer(STACK)),
                        new CountedEvents(RESULT, CALL, TRY, REJECT, DEAD_END, SOLUTION)
                                .withRare(SOLUTION)
                                .with(Figure.of(
                                        "generated",
                                        TilesEndlessEvent.Kind.TILE_SLID_ON,
                                        TilesEndlessEvent.Kind.BOARD_CAME_AGAIN))
                                .with(TilesEndlessEvent.Kind.BOARD_CAME_AGAIN),
                        List.of(id(), STACK_OVERFLOW))
                .measuredBy(Measure.depth(words).called("tiles.measure.stack"))
                .inPhases(phases)
                .showing(new EndlessVariables());
    }

    /** @param measure the name of the boards found and not yet expanded */
    private Instance remembering(TileOrder start, @Nullable TilesHeuristic heuristic, Solver solver, String measure) {
        var waiting = Measure.of(TilesGraphEvent.Kind.VOCABULARY, measure, 0)
                .by(1, TilesGraphEvent.Kind.ROOT_TAKEN, TilesGraphEvent.Kind.BOARD_DISCOVERED)
                .by(-1, TilesGraphEvent.Kind.BOARD_EXPANDED, TilesGraphEvent.Kind.GOAL_TAKEN);
        var phases = Phases.none(TilesGraphEvent.Kind.VOCABULARY)
                .each(
                        TilesGraphEvent.Kind.LAYER_BEGAN,
                        LayerBegan.class,
                        layer -> Message.of("tiles.phase.layer." + layer.front(), layer.value()))
                .continuedBy(SOLUTION_PHASE, TilesGraphEvent.Kind.BACK_AT_START, TilesGraphEvent.Kind.SOLUTION_MOVE);
        return new Instance(
                        TilesGraphEvent.Kind.VOCABULARY,
                        () -> new TilesGraphBoard(start, heuristic),
                        solver,
                        new CountedEvents(RESULT, TRY, REJECT, SOLUTION)
                                .counting(PhaseCounts.NONE.with(
                                        Figure.of(TilesGraphEvent.Kind.BOARD_EXPANDED),
                                        Figure.of(
                                                "generated",
                                                TilesGraphEvent.Kind.BOARD_DISCOVERED,
                                                TilesGraphEvent.Kind.BOARD_KNOWN,
                                                TilesGraphEvent.Kind.WAY_IMPROVED),
                                        Figure.of("known", TilesGraphEvent.Kind.BOARD_KNOWN),
                                        new Figure.Greatest("waiting"),
                                        new Figure.Said(
                                                "moves",
                                                List.of(
                                                        TilesGraphEvent.Kind.SOLUTION_FOUND,
                                                        TilesGraphEvent.Kind.WAY_JOINED),
                                                TilesAlgorithm::moves))),
                        List.of(id()))
                .measuredBy(waiting)
                .inPhases(phases);
    }

    /** Returns the number of moves of the solution that an event says. */
    private static int moves(long event) {
        return PackedEvent.kind(event) == TilesGraphEvent.Kind.WAY_JOINED.number()
                ? TilesGraphEvent.LENGTH.of(event)
                : TilesEvent.MOVES.of(event);
    }

    private Instance withTables(TileOrder start, TableChoice table, HeuristicTables tables) {
        var made = Measure.of(TilesTableEvent.Kind.VOCABULARY, "tiles.measure.solution", 0)
                .by(1, TilesTableEvent.Kind.SOLUTION_MOVE);
        var phases = Phases.none(TilesTableEvent.Kind.VOCABULARY)
                .each(TilesTableEvent.Kind.BOUND_TRIED, BoundTried.class, tried -> within(tried.bound()))
                .continuedBy("tiles.phase.table", TilesTableEvent.Kind.TABLE_CHOSEN)
                .continuedBy(SOLUTION_PHASE, TilesTableEvent.Kind.SOLUTION_MOVE);
        return new Instance(
                        TilesTableEvent.Kind.VOCABULARY,
                        () -> new TilesTableBoard(start),
                        new TableSearch(start, table, tables),
                        new CountedEvents(RESULT, SOLUTION)
                                .with(
                                        new Figure.Said(
                                                "generated",
                                                List.of(TilesTableEvent.Kind.ANSWER_PROVED),
                                                TilesTableEvent.LOOKED::of),
                                        said(TilesTableEvent.Kind.ANSWER_PROVED, TilesTableEvent.ANSWER))
                                .ofParts(),
                        List.of(id()))
                .measuredBy(made)
                .inPhases(phases);
    }
}
