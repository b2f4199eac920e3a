package puzzlescope.maze;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.engine.puzzle.PhaseCounts;
import puzzlescope.maze.event.GiantEvent;
import puzzlescope.maze.event.GiantKind;
import puzzlescope.maze.event.MazeEvent;
import puzzlescope.maze.event.MazeGameKind;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.event.MudKind;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.generator.GeneratorSpec;

/** The counters of generating a maze and of solving it. */
final class MazeCounts {

    private static final List<EventKind> WAYS = List.of(SolvingKind.WAY_SHOWN, SolvingKind.WAY_COSTED);

    private static final Figure STEPS = new Figure.Said("steps", WAYS, MazeCounts::steps);
    private static final Figure COST = new Figure.Said("cost", WAYS, MazeCounts::cost);
    /** A queue or an open list at its longest. */
    private static final Figure WAITING = new Figure.Greatest("waiting");

    private MazeCounts() {}

    /**
     * Returns the counted events of generation, and of solving if the maze is solved.
     *
     * @param muddy whether the steps of a path may cost more than one
     */
    static CountedEvents of(GeneratorSpec declared, Optional<MazeSolver> finder, boolean muddy, String result) {
        var making = making(declared);
        var roles = EnumSet.of(Role.SOLUTION);
        roles.addAll(declared.counted());
        finder.ifPresent(solving -> roles.addAll(solving.roles()));
        var counted = changes(new CountedEvents(result, roles.toArray(Role[]::new)))
                .counting(making)
                .inPhase("maze.phase.make", making)
                .inPhase("maze.phase.read", making);
        return finder.map(MazeCounts::solving)
                .map(solving -> counted.inPhase("maze.phase.solve", muddy ? solving.with(COST) : solving))
                .orElse(counted);
    }

    /** Returns the counted events of generation, and then of a walk by hand. */
    static CountedEvents byHand(GeneratorSpec declared) {
        return changes(new CountedEvents("maze.result.path", Role.SOLUTION))
                .inPhase("maze.phase.make", making(declared))
                .inPhase("maze.phase.read", making(declared))
                .inPhase(
                        "maze.phase.by-hand",
                        PhaseCounts.NONE.with(Figure.of(
                                "walked",
                                MazeGameKind.PERSON_STEPPED,
                                MazeGameKind.PERSON_RETURNED,
                                MazeGameKind.PERSON_CIRCLED)));
    }

    /** Returns what is counted where an event is a part of the work: the cells that it says, not the parts. */
    static CountedEvents giant(String result) {
        var carved = PhaseCounts.NONE
                .with(new Figure.Greatest("connected"))
                .with(new Figure.Said("dead-ends", List.of(GiantKind.GIANT_FINISHED), GiantEvent.DONE::of));
        return new CountedEvents(result, Role.SOLUTION)
                .ofParts()
                .counting(carved)
                .inPhase("maze.phase.loops", PhaseCounts.NONE)
                .inPhase(
                        "maze.phase.solve",
                        PhaseCounts.NONE.with(
                                new Figure.Said("visited", List.of(GiantKind.GIANT_WAY_SHOWN), GiantEvent.DONE::of),
                                new Figure.Said("steps", List.of(GiantKind.GIANT_WAY_SHOWN), GiantEvent.PART::of)));
    }

    private static CountedEvents changes(CountedEvents counted) {
        return counted.inPhase("maze.phase.loops", PhaseCounts.NONE).inPhase("maze.phase.mud", PhaseCounts.NONE);
    }

    private static PhaseCounts making(GeneratorSpec declared) {
        var figures = PhaseCounts.NONE.with(declared.figures().toArray(Figure[]::new));
        var others = EnumSet.noneOf(Role.class);
        declared.counted().stream().filter(role -> !figures.has(role)).forEach(others::add);
        var counted = PhaseCounts.of(others).with(declared.figures().toArray(Figure[]::new));
        return declared.counted().contains(Role.CALL) ? counted.calling() : counted;
    }

    private static PhaseCounts solving(MazeSolver finder) {
        return switch (finder) {
            case DEPTH_FIRST ->
                PhaseCounts.of(Role.UNDO)
                        .with(
                                Figure.of("visited", SolvingKind.CELL_ENTERED),
                                Figure.of("dead-ends", SolvingKind.DEAD_END_BACKED_OUT),
                                STEPS)
                        .calling();
            case BREADTH_FIRST -> waiting(SolvingKind.FIRST_TAKEN, SolvingKind.CELL_QUEUED);
            case A_STAR ->
                waiting(SolvingKind.BEST_TAKEN, SolvingKind.CELL_RATED).with(improved());
            case DIJKSTRA ->
                waiting(SolvingKind.CHEAPEST_TAKEN, SolvingKind.CELL_COSTED).with(improved());
            case GREEDY_BEST_FIRST -> waiting(SolvingKind.NEAREST_TAKEN, SolvingKind.CELL_ESTIMATED);
            case DEAD_END_FILLING -> PhaseCounts.NONE.with(Figure.of("filled", SolvingKind.DEAD_END_FILLED), STEPS);
            case WALL_FOLLOWER ->
                PhaseCounts.NONE.with(
                        Figure.of(
                                "walked",
                                SolvingKind.WALL_FOLLOWED,
                                SolvingKind.WENT_BACK,
                                SolvingKind.TURNED_ROUND,
                                SolvingKind.LEFT_REENTERED,
                                SolvingKind.LOOP_WALKED),
                        Figure.of("dead-ends", SolvingKind.TURNED_ROUND),
                        STEPS);
        };
    }

    /** Counts the cells visited, which a textbook calls expanded, and those found, which it calls generated. */
    private static PhaseCounts waiting(SolvingKind taken, SolvingKind found) {
        return PhaseCounts.NONE.with(Figure.of("visited", taken), Figure.of("generated", found), WAITING, STEPS);
    }

    private static Figure improved() {
        return Figure.of("improved", SolvingKind.CELL_IMPROVED);
    }

    private static int steps(long event) {
        return isCosted(event) ? SolvingEvent.STEPS.of(event) : MazeEvent.ONE.of(event);
    }

    private static int cost(long event) {
        return isCosted(event)
                ? SolvingEvent.STEPS.of(event) + (MudKind.COST - 1) * SolvingEvent.MUDDY.of(event)
                : MazeEvent.ONE.of(event);
    }

    private static boolean isCosted(long event) {
        return PackedEvent.kind(event) == SolvingKind.WAY_COSTED.number();
    }
}
