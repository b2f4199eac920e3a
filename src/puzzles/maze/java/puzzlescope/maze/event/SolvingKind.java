package puzzlescope.maze.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.maze.event.CellEvent.BACK;
import static puzzlescope.maze.event.CellEvent.COLUMN;
import static puzzlescope.maze.event.CellEvent.COUNT;
import static puzzlescope.maze.event.CellEvent.FROM_COLUMN;
import static puzzlescope.maze.event.CellEvent.FROM_ROW;
import static puzzlescope.maze.event.CellEvent.HOME;
import static puzzlescope.maze.event.CellEvent.ROW;
import static puzzlescope.maze.event.CellEvent.SIDE;
import static puzzlescope.maze.event.CellEvent.START;
import static puzzlescope.maze.event.CellEvent.TO;
import static puzzlescope.maze.event.MazeEvent.ONE;
import static puzzlescope.maze.event.MazeEvent.OTHER;
import static puzzlescope.maze.event.PackedPair.NUMBERS;
import static puzzlescope.maze.event.SolvingEvent.BEFORE;
import static puzzlescope.maze.event.SolvingEvent.GAIN;
import static puzzlescope.maze.event.SolvingEvent.MUDDY;
import static puzzlescope.maze.event.SolvingEvent.PREDECESSOR;
import static puzzlescope.maze.event.SolvingEvent.STEPS;
import static puzzlescope.maze.event.SolvingEvent.TURN;
import static puzzlescope.maze.event.SolvingEvent.VISITED;
import static puzzlescope.maze.event.SolvingEvent.WALKED;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.SearchStep;
import puzzlescope.maze.event.Effect.Solving;

/** The kinds of events of the algorithms that solve a finished maze. */
public enum SolvingKind implements StepKind {
    // Any algorithm
    SOLVING_BEGUN("solve-start", SolvingKind::atCell, Solving.BEGIN, CALL),
    GOAL_FOUND("solve-goal", SolvingKind::atCell, Solving.NOTHING, NOTE),
    STEP_TRACED(
            "solve-trace",
            kind -> with(
                    ROW,
                    COLUMN,
                    BACK,
                    COUNT,
                    BEFORE,
                    (row, column, side, steps, before) ->
                            new SolvingEvent.Traced(kind, row, column, side, steps, before)),
            Solving.TRACE,
            DO),
    WAY_SHOWN("solve-end", SolvingKind::totals, Solving.NOTHING, SOLUTION, RETURN),
    NO_PATH("solve-none", SolvingKind::totals, Solving.NOTHING, DEAD_END, RETURN),

    // Depth first
    CELL_ENTERED("solve-enter", kind -> called(kind, BACK), Solving.ENTER, CALL, TRY, DO),
    BACKED_OUT("solve-back", kind -> called(kind, HOME), Solving.BACK_OUT, RETURN, UNDO),
    DEAD_END_BACKED_OUT("solve-back", kind -> called(kind, HOME), Solving.BACK_OUT, RETURN, UNDO, DEAD_END),
    CALL_SUCCEEDED("solve-yes", kind -> called(kind, HOME), Solving.SUCCEED, RETURN),

    // Breadth first and A*
    CELL_QUEUED("solve-queue", SolvingKind::counted, Solving.QUEUE, TRY, DO),
    FIRST_TAKEN("solve-take", SolvingKind::counted, Solving.TAKE, DO),
    CELL_RATED("solve-queue", SolvingKind::counted, Solving.QUEUE, TRY, DO),
    CELL_IMPROVED(
            "solve-short",
            kind -> with(
                    ROW,
                    COLUMN,
                    BACK,
                    COUNT,
                    PREDECESSOR,
                    GAIN,
                    (row, column, side, cost, before, gain) ->
                            new SolvingEvent.Improved(kind, row, column, side, cost, before, gain)),
            Solving.IMPROVE,
            TRY,
            DO),
    BEST_TAKEN("solve-take", SolvingKind::counted, Solving.TAKE, DO),

    // Dead-end filling
    DEAD_END_FILLED("solve-fill", kind -> beside(kind, COUNT), Solving.FILL, DO, DEAD_END),
    FILLING_ENDED("solve-left", SolvingKind::totals, Solving.NOTHING, NOTE),
    LOOPS_LEFT("solve-left", SolvingKind::totals, Solving.NOTHING, NOTE),

    // Wall follower
    HAND_PUT("solve-hand", kind -> beside(kind, COUNT), Solving.PUT_HAND, DO),
    WALL_FOLLOWED("solve-step", SolvingKind::turnedFrom, Solving.STEP_HAND, TRY, DO),
    WENT_BACK("solve-back", SolvingKind::turnedBack, Solving.BACK_HAND, UNDO),
    TURNED_ROUND("solve-back", SolvingKind::turnedBack, Solving.BACK_HAND, UNDO, DEAD_END),
    LEFT_REENTERED("solve-step", SolvingKind::turnedFrom, Solving.STEP_HAND_AGAIN, TRY, DO),
    LOOP_WALKED("solve-step", SolvingKind::turnedFrom, Solving.CLOSE_LOOP, TRY, DO),
    LOOP_CUT("solve-cut", kind -> beside(kind, COUNT), Solving.CUT, UNDO),
    HAND_LIFTED("solve-goal", kind -> rated(kind, PackedPair.EVEN), Solving.LIFT_HAND, NOTE),
    HAND_CIRCLED("solve-round", kind -> beside(kind, WALKED), Solving.NOTHING, DEAD_END, RETURN),
    HAND_CIRCLED_APART("solve-round", kind -> beside(kind, WALKED), Solving.NOTHING, DEAD_END, RETURN),

    // Greedy best-first search
    CELL_ESTIMATED("solve-queue", SolvingKind::counted, Solving.QUEUE, TRY, DO),
    NEAREST_TAKEN("solve-take", SolvingKind::counted, Solving.TAKE, DO),

    // Dijkstra's algorithm
    CELL_COSTED("solve-queue", SolvingKind::counted, Solving.QUEUE, TRY, DO),
    CHEAPEST_TAKEN("solve-take", SolvingKind::counted, Solving.TAKE, DO),

    // Any algorithm, with mud
    GOAL_COSTED("solve-goal", SolvingKind::atCell, Solving.NOTHING, NOTE),
    WAY_COSTED(
            "solve-end",
            kind -> with(
                    STEPS,
                    MUDDY,
                    VISITED,
                    (steps, muddy, visited) -> new SolvingEvent.Costed(kind, steps, muddy, visited)),
            Solving.NOTHING,
            SOLUTION,
            RETURN);

    private static final Map<Solving, SearchStep.Type> SEARCH_STEPS = new EnumMap<>(Map.of(
            Solving.BEGIN, SearchStep.Type.SOURCE,
            Solving.ENTER, SearchStep.Type.EXPANDING,
            Solving.BACK_OUT, SearchStep.Type.CLOSING,
            Solving.QUEUE, SearchStep.Type.GENERATING,
            Solving.IMPROVE, SearchStep.Type.UPDATING,
            Solving.TAKE, SearchStep.Type.EXPANDING));

    private final KindSpec kindSpec;
    private final Solving effect;

    SolvingKind(String label, Function<SolvingKind, Fields> fields, Solving effect, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields.apply(this), roles);
        this.effect = effect;
    }

    private static Fields atCell(SolvingKind kind) {
        return with(ROW, COLUMN, COUNT, (row, column, steps) -> new SolvingEvent.AtCell(kind, row, column, steps));
    }

    private static Fields beside(SolvingKind kind, IntField count) {
        return with(
                ROW,
                COLUMN,
                BACK,
                count,
                (row, column, side, first) -> new SolvingEvent.AtSide(kind, row, column, side, first));
    }

    private static Fields called(SolvingKind kind, EnumField<Direction> side) {
        return with(
                ROW,
                COLUMN,
                side,
                COUNT,
                START,
                (row, column, from, steps, start) -> new SolvingEvent.Called(kind, row, column, from, steps, start));
    }

    private static Fields counted(SolvingKind kind) {
        return rated(kind, PackedPair.COUNTS);
    }

    private static Fields rated(SolvingKind kind, PackedPair numbers) {
        return Fields.madeBy(event -> SolvingEvent.Rated.of(kind, numbers, event), ROW, COLUMN, BACK, NUMBERS);
    }

    private static Fields turnedFrom(SolvingKind kind) {
        return with(
                FROM_ROW,
                FROM_COLUMN,
                TO,
                TURN,
                COUNT,
                (row, column, side, turn, steps) -> new SolvingEvent.Turned(kind, row, column, side, turn, steps));
    }

    private static Fields turnedBack(SolvingKind kind) {
        return with(
                ROW,
                COLUMN,
                SIDE,
                TURN,
                COUNT,
                (row, column, side, turn, steps) -> new SolvingEvent.Turned(kind, row, column, side, turn, steps));
    }

    private static Fields totals(SolvingKind kind) {
        return with(ONE, OTHER, (one, other) -> new SolvingEvent.Totals(kind, one, other));
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }

    /** Returns what it is in the search of a graph; empty if it is nothing there. */
    Optional<SearchStep.Type> stepType() {
        if (this == GOAL_FOUND || this == GOAL_COSTED) {
            return Optional.of(SearchStep.Type.DESTINATION);
        }
        return Optional.ofNullable(SEARCH_STEPS.get(effect));
    }

    /** Returns whether its second number is the estimate of what remains. */
    boolean isEstimated() {
        return EnumSet.of(CELL_RATED, BEST_TAKEN, CELL_ESTIMATED, NEAREST_TAKEN).contains(this);
    }

    @Override
    public Solving effect() {
        return effect;
    }
}
