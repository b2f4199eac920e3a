package puzzlescope.queens;

import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STOP;
import static puzzlescope.engine.event.Role.SUSPEND;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.engine.event.Role.YIELD;
import static puzzlescope.queens.QueensPuzzle.N;
import static puzzlescope.queens.QueensPuzzle.ONE_AT_A_TIME;
import static puzzlescope.queens.QueensPuzzle.SEED;

import java.util.List;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Limit;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.PhaseCounts;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.run.Workers;
import puzzlescope.queens.board.GivenColumns;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.board.QueensBoard;
import puzzlescope.queens.board.QueensCountBoard;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.PlacementEvent;
import puzzlescope.queens.event.QueensCountEvent;
import puzzlescope.queens.event.WalkEvent;
import puzzlescope.queens.fast.BorderPlacement;
import puzzlescope.queens.fast.GivenMasks;
import puzzlescope.queens.fast.MirroredMasks;
import puzzlescope.queens.fast.PiecewiseCount;
import puzzlescope.queens.fast.QuarterJoin;
import puzzlescope.queens.search.MinConflicts;
import puzzlescope.queens.search.QueensBacktracking;
import puzzlescope.queens.search.SolutionCount;
import puzzlescope.queens.search.StairsConstruction;

/** The algorithms that solve the n-queens problem, or count its solutions. */
public enum QueensAlgorithm implements Algorithm {
    BACKTRACKING,
    BIT_MASKS,
    BORDER,
    QUARTER_JOIN,
    FUNDAMENTAL,
    CONSTRUCTION,
    MIN_CONFLICTS;

    /** The pseudocode of backtracking as a generator. */
    static final String GENERATOR = "generator";

    /** The suffix of the pseudocode of an algorithm with given queens. */
    private static final String WITH_GIVEN = "-given";

    /** The pseudocode of runs that need another listing than that of the algorithm's id. */
    static final List<String> OTHER_LISTINGS = List.of(
            GENERATOR,
            BACKTRACKING.id() + WITH_GIVEN,
            GENERATOR + WITH_GIVEN,
            BIT_MASKS.id() + WITH_GIVEN,
            MIN_CONFLICTS.id() + WITH_GIVEN);

    private static final String RESULT = "queens.result";

    @Override
    public String id() {
        return ConstantId.of(name());
    }

    @Override
    public List<Limit> limits() {
        return switch (this) {
            case BACKTRACKING -> List.of(most(QueensBoard.MOST_QUEENS, "queens.too-many.walk"));
            case BIT_MASKS, BORDER, QUARTER_JOIN, FUNDAMENTAL ->
                List.of(most(BorderPlacement.MOST_QUEENS, "queens.too-many.count"));
            case CONSTRUCTION, MIN_CONFLICTS -> List.of();
        };
    }

    /**
     * Returns whether it can keep given queens; algorithms that use the symmetry of the empty board, or a formula,
     * cannot.
     */
    boolean keepsGiven() {
        return switch (this) {
            case BACKTRACKING, BIT_MASKS, MIN_CONFLICTS -> true;
            case BORDER, QUARTER_JOIN, FUNDAMENTAL, CONSTRUCTION -> false;
        };
    }

    private static Limit most(int most, String key) {
        return new Limit(N, most, given -> Message.of(key, given, most));
    }

    @Override
    public List<Parameter<?>> ignored() {
        return switch (this) {
            case BACKTRACKING -> List.of();
            case BIT_MASKS, BORDER, QUARTER_JOIN, FUNDAMENTAL, CONSTRUCTION -> List.of(SEED, ONE_AT_A_TIME);
            case MIN_CONFLICTS -> List.of(ONE_AT_A_TIME);
        };
    }

    @Override
    public Instance instance(Arguments given) {
        int n = given.integer(N);
        var queens = QueensPuzzle.givenColumns(given);
        return switch (this) {
            case BACKTRACKING -> walk(n, queens, given.get(ONE_AT_A_TIME));
            case BIT_MASKS ->
                GivenColumns.count(queens) == 0
                        ? count(new MirroredMasks(n), id())
                        : count(new GivenMasks(GivenColumns.rows(queens, n)), id() + WITH_GIVEN);
            case BORDER -> count(new BorderPlacement(n), id());
            case QUARTER_JOIN, FUNDAMENTAL -> count(new QuarterJoin(n), id());
            case CONSTRUCTION ->
                placement(
                                n,
                                List.of(),
                                new StairsConstruction(n),
                                new CountedEvents(RESULT, SOLUTION).with(PlacementEvent.Kind.QUEEN_STOOD))
                        .measuredBy(Measure.of(PlacementEvent.Kind.VOCABULARY, "queens.measure.standing", 0)
                                .by(1, PlacementEvent.Kind.QUEEN_STOOD));
            case MIN_CONFLICTS ->
                placement(
                                n,
                                queens,
                                new MinConflicts(n, queens, given.get(SEED)),
                                new CountedEvents(RESULT, TRY, REJECT, SOLUTION).counting(exchanges()))
                        .measuredBy(conflicts())
                        .inPhases(Phases.none(PlacementEvent.Kind.VOCABULARY)
                                .then(
                                        "queens.phase.place",
                                        PlacementEvent.Kind.DRAWING_BEGAN,
                                        PlacementEvent.Kind.QUEEN_DRAWN)
                                .continuedBy("queens.phase.repair", PlacementEvent.Kind.QUEEN_BLAMED)
                                .continuedBy("queens.phase.again", PlacementEvent.Kind.QUEEN_LIFTED));
        };
    }

    private Instance walk(int n, List<Integer> given, boolean oneAtATime) {
        var countedEvents = new CountedEvents(RESULT, CALL, TRY, REJECT, UNDO, DEAD_END, SOLUTION);
        var asked = new CountedEvents(RESULT, CALL, TRY, REJECT, UNDO, DEAD_END, SOLUTION, SUSPEND, YIELD, STOP);
        return new Instance(
                        WalkEvent.Kind.VOCABULARY,
                        () -> new WalkBoard(n, given),
                        new QueensBacktracking(n, given, oneAtATime),
                        oneAtATime ? asked.with(WalkEvent.Kind.NEXT_CALLED) : countedEvents,
                        List.of(listing(oneAtATime ? GENERATOR : id(), given)))
                .showing(new QueensVariables())
                .calling(QueensVariables::call);
    }

    private Instance count(PiecewiseCount pieces, String listing) {
        var instance = new Instance(
                        QueensCountEvent.Kind.VOCABULARY,
                        () -> new QueensCountBoard(pieces),
                        new SolutionCount(pieces, Workers.preset(), this == FUNDAMENTAL),
                        new CountedEvents(RESULT)
                                .with(QueensCountEvent.Kind.PIECE_COUNTED)
                                .ofParts(),
                        List.of(listing))
                .measuredBy(Measure.of(QueensCountEvent.Kind.VOCABULARY, "queens.measure.parts", 0)
                        .by(1, QueensCountEvent.Kind.PIECE_COUNTED));
        return this == FUNDAMENTAL
                ? instance.inPhases(Phases.startingWith(QueensCountEvent.Kind.VOCABULARY, "queens.phase.count")
                        .continuedBy("queens.phase.symmetric", QueensCountEvent.Kind.HALF_TURN_COUNTED))
                : instance;
    }

    /** Counts exchanges by names of their own: they are not what backtracking tries. */
    private static PhaseCounts exchanges() {
        return PhaseCounts.of(SOLUTION)
                .with(
                        Figure.of(PlacementEvent.Kind.QUEEN_DRAWN),
                        Figure.of(
                                "exchanges-tried",
                                PlacementEvent.Kind.EXCHANGE_REFUSED,
                                PlacementEvent.Kind.QUEENS_EXCHANGED),
                        Figure.of(PlacementEvent.Kind.QUEENS_EXCHANGED));
    }

    private static Measure conflicts() {
        return Measure.of(PlacementEvent.Kind.VOCABULARY, "queens.measure.conflicts", 0)
                .changedBy(PlacementEvent.Kind.QUEEN_DRAWN, PlacementEvent.CONFLICTS::of)
                .changedBy(PlacementEvent.Kind.QUEENS_EXCHANGED, event -> -PlacementEvent.FEWER.of(event))
                .changedBy(PlacementEvent.Kind.QUEEN_LIFTED, event -> -PlacementEvent.CONFLICTS.of(event));
    }

    private Instance placement(int n, List<Integer> given, Solver solver, CountedEvents countedEvents) {
        return new Instance(
                PlacementEvent.Kind.VOCABULARY,
                () -> new PlacementBoard(n, given),
                solver,
                countedEvents,
                List.of(listing(id(), given)));
    }

    private static String listing(String name, List<Integer> given) {
        return GivenColumns.count(given) == 0 ? name : name + WITH_GIVEN;
    }
}
