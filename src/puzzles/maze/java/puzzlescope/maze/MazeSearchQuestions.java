package puzzlescope.maze;

import static puzzlescope.engine.puzzle.SearchQuestions.inTurn;
import static puzzlescope.engine.puzzle.StepQuestion.number;
import static puzzlescope.maze.MazeStepQuestions.certain;
import static puzzlescope.maze.MazeStepQuestions.change;
import static puzzlescope.maze.MazeStepQuestions.reason;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.SearchQuestions;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.maze.event.SolvingKind;

/** Asks what is certain in a search for a path through a maze, and why. */
final class MazeSearchQuestions {

    /** The solvers whose path is read backwards from the goal. */
    private static final Set<MazeSolver> TRACED =
            EnumSet.of(MazeSolver.BREADTH_FIRST, MazeSolver.A_STAR, MazeSolver.GREEDY_BEST_FIRST, MazeSolver.DIJKSTRA);

    private static final Set<SolvingKind> TAKEN = EnumSet.of(
            SolvingKind.FIRST_TAKEN, SolvingKind.BEST_TAKEN, SolvingKind.CHEAPEST_TAKEN, SolvingKind.NEAREST_TAKEN);

    /** The number of cells taken before the loops of a maze are asked about. */
    private static final int MANY = 5;

    private MazeSearchQuestions() {}

    static StepQuestion distance(int steps) {
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("maze.ask.distance", steps - 1),
                        number(steps),
                        Message.of("maze.ask.distance-why", steps - 1, steps))
                .or(number(steps - 1), Message.of("maze.ask.same-distance-why"))
                .or(number(steps - 2), Message.of("maze.ask.nearer-why"))
                .or(number(steps + 1), Message.of("maze.ask.farther-why"));
    }

    private static StepQuestion beyondVisited() {
        return StepQuestion.ofKeys(
                        PredictionKind.CUT,
                        Message.of("maze.ask.behind"),
                        "maze.ask.",
                        "reached-there",
                        "visited-twice",
                        "never-reached",
                        "new-path")
                .atEveryStep();
    }

    /** Returns what is asked once a run about a search. */
    static List<StepQuestion> about(
            SolvingEvent solving, Optional<MazeSolver> solver, boolean mayHaveLoops, StepSituation stepSituation) {
        long earlier = stepSituation.earlier();
        if (!mayHaveLoops && solving.kind() == SolvingKind.CELL_ENTERED) {
            // With one path only there is nothing to say about its length, and nothing to go round.
            return inTurn(earlier, SearchQuestions::oldestFirst);
        }
        return mayHaveLoops && TAKEN.contains(solving.kind()) && earlier == MANY
                ? List.of(beyondVisited())
                : about(solving, solver, stepSituation);
    }

    private static List<StepQuestion> about(
            SolvingEvent solving, Optional<MazeSolver> solver, StepSituation stepSituation) {
        long earlier = stepSituation.earlier();
        boolean isTracing = solver.filter(TRACED::contains).isPresent();
        return switch (solving.kind()) {
            case FIRST_TAKEN ->
                inTurn(
                        earlier,
                        SearchQuestions::queueDistances,
                        SearchQuestions::knownState,
                        SearchQuestions::newestFirst);
            case BEST_TAKEN -> inTurn(earlier, SearchQuestions::admissible, SearchQuestions::zeroHeuristic);
            case CHEAPEST_TAKEN -> inTurn(earlier, SearchQuestions::leastCost);
            case CELL_ENTERED -> SearchQuestions.depthFirst(earlier);
            case NEAREST_TAKEN ->
                inTurn(
                        earlier,
                        () -> certain(
                                Message.of("maze.ask.greedy"),
                                "maybe-longer",
                                "surely-shortest",
                                "fewest-cells",
                                "least-f"));
            case CELL_RATED ->
                inTurn(
                        earlier,
                        () -> reason(
                                Message.of("maze.ask.manhattan"),
                                "walls-lengthen",
                                "diagonals",
                                "h-too-great",
                                "h-exact"));
            case DEAD_END_FILLED ->
                inTurn(
                        earlier,
                        () -> reason(
                                Message.of("maze.ask.filled"), "same-way-back", "far-away", "seen-before", "way-round"),
                        () -> certain(
                                Message.of("maze.ask.filled-end"),
                                "path-left",
                                "nothing-left",
                                "walls-left-over",
                                "dead-ends-left"));
            case HAND_PUT ->
                List.of(certain(
                        Message.of("maze.ask.hand"), "reaches-goal", "shortest-walk", "each-once", "all-cells"));
            case WALL_FOLLOWED ->
                inTurn(
                        earlier,
                        () -> change(
                                Message.of("maze.ask.hand-loops"), "may-circle", "as-sure", "shorter", "left-hand"),
                        () -> reason(
                                Message.of("maze.ask.right-first"),
                                "stays-on-wall",
                                "goal-right",
                                "fewer-turns",
                                "no-cell-twice"));
            case GOAL_FOUND ->
                solver.filter(MazeSolver.BREADTH_FIRST::equals).isPresent()
                                && solving instanceof SolvingEvent.AtCell goal
                                && goal.first() > 0
                        ? List.of(SearchQuestions.shortest(goal.first(), stepSituation.board()))
                        : List.of();
            case STEP_TRACED ->
                earlier == 0 && isTracing
                        ? List.of(reason(
                                Message.of("maze.ask.trace"),
                                "knows-from",
                                "goal-first",
                                "one-neighbour",
                                "search-order"))
                        : List.of();
            default -> List.of();
        };
    }
}
