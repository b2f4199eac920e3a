package puzzlescope.knight;

import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Variables;
import puzzlescope.engine.run.Solver;
import puzzlescope.knight.board.KnightCountBoard;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.KnightCountEvent;
import puzzlescope.knight.event.KnightCountEvent.SweepBegan;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.search.FrontierSweeps;
import puzzlescope.knight.search.KnightBacktracking;
import puzzlescope.knight.search.TourConstruction;
import puzzlescope.knight.search.WarnsdorffWithTieBreak;
import puzzlescope.knight.space.HopOrder;

/** The algorithms that find a knight's tour, or count all tours. */
public enum KnightAlgorithm implements Algorithm {
    BOOK(HopOrder.BOOK),
    PLAIN(HopOrder.PLAIN),
    WARNSDORFF(HopOrder.WARNSDORFF),
    ROTH(HopOrder.WARNSDORFF),
    PARBERRY(null),
    FRONTIER(null);

    private static final String RESULT = "knight.result";

    private final @Nullable HopOrder order;

    KnightAlgorithm(@Nullable HopOrder order) {
        this.order = order;
    }

    @Override
    public String id() {
        return ConstantId.of(name());
    }

    /** Returns the order in which the next squares are tried; empty if there is none. */
    public Optional<HopOrder> order() {
        return Optional.ofNullable(order);
    }

    /** Returns whether it backtracks and can continue to further tours. */
    boolean walks() {
        return this == BOOK || this == PLAIN || this == WARNSDORFF;
    }

    /** Returns whether it only counts and never moves the knight. */
    public boolean counts() {
        return this == FRONTIER;
    }

    @Override
    public List<Parameter<?>> ignored() {
        return walks() ? List.of() : List.of(KnightPuzzle.TOURS, KnightPuzzle.PATH);
    }

    @Override
    public Instance instance(Arguments given) {
        int rows = given.integer(KnightPuzzle.ROWS);
        int columns = given.integer(KnightPuzzle.COLUMNS);
        var start = KnightPuzzle.start(given);
        return switch (this) {
            case BOOK, PLAIN, WARNSDORFF ->
                instance(
                                rows,
                                columns,
                                new KnightBacktracking(
                                        rows,
                                        columns,
                                        start,
                                        Objects.requireNonNull(order),
                                        given.get(KnightPuzzle.TOURS) == Tours.ALL,
                                        KnightPuzzle.path(given)),
                                new CountedEvents(RESULT, CALL, TRY, REJECT, UNDO, DEAD_END, SOLUTION))
                        .showing(this == WARNSDORFF ? Variables.NONE : new TourVariables())
                        .calling(TourVariables.calls(this == PLAIN ? "tour_all" : "tour"));
            case ROTH ->
                instance(rows, columns, new WarnsdorffWithTieBreak(rows, columns, start), led())
                        .measuredBy(visited());
            case PARBERRY ->
                instance(rows, columns, new TourConstruction(rows, columns, start), led())
                        .measuredBy(visited());
            case FRONTIER ->
                new Instance(
                                KnightCountEvent.Kind.VOCABULARY,
                                () -> new KnightCountBoard(rows, columns),
                                new FrontierSweeps(rows, columns, start),
                                new CountedEvents("knight.count-result", SOLUTION)
                                        .with(KnightCountEvent.Kind.SQUARE_DECIDED)
                                        .ofParts(),
                                List.of(id()))
                        .measuredBy(Measure.of(KnightCountEvent.Kind.VOCABULARY, "knight.measure.decided", 0)
                                .to(0, KnightCountEvent.Kind.SWEEP_BEGAN)
                                .by(1, KnightCountEvent.Kind.SQUARE_DECIDED))
                        .inPhases(Phases.none(KnightCountEvent.Kind.VOCABULARY)
                                .each(
                                        KnightCountEvent.Kind.SWEEP_BEGAN,
                                        SweepBegan.class,
                                        sweep -> Message.of("knight.phase." + sweep.sweep())));
        };
    }

    /** The number of visited squares, as a measure. */
    static Measure visited() {
        return Measure.of(PathEvent.Kind.VOCABULARY, "knight.measure.visited", 0)
                .to(1, PathEvent.Kind.KNIGHT_PLACED, PathEvent.Kind.KNIGHT_SET_OUT)
                .by(1, PathEvent.Kind.KNIGHT_HOPPED, PathEvent.Kind.KNIGHT_LED_ON)
                .by(
                        -1,
                        PathEvent.Kind.KNIGHT_TAKEN_BACK,
                        PathEvent.Kind.DEAD_END_TAKEN_BACK,
                        PathEvent.Kind.TOUR_TAKEN_BACK,
                        PathEvent.Kind.KNIGHT_TAKEN_OFF);
    }

    private static CountedEvents led() {
        return new CountedEvents(RESULT, SOLUTION).with(PathEvent.Kind.KNIGHT_LED_ON);
    }

    private Instance instance(int rows, int columns, Solver solver, CountedEvents countedEvents) {
        return new Instance(
                PathEvent.Kind.VOCABULARY, () -> new PathBoard(rows, columns), solver, countedEvents, List.of(id()));
    }
}
