package puzzlescope.maze;

import static puzzlescope.maze.event.GiantEvent.DONE;

import java.util.Optional;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.maze.event.Effect;
import puzzlescope.maze.event.GiantKind;
import puzzlescope.maze.event.LoopKind;
import puzzlescope.maze.event.MazeGameKind;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.event.MudKind;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.event.StepKind;
import puzzlescope.maze.generator.GeneratorSpec;

/** The measures of generating a maze, and then of solving it. */
final class MazeMeasures {

    private MazeMeasures() {}

    /** @param cells the number of cells of the maze */
    static Measure of(GeneratorSpec generatorSpec, int cells, Optional<MazeSolver> finder) {
        var story = generatorSpec.measure().of(generatorSpec.kinds().vocabulary(), cells);
        return finder.map(solving -> solving == MazeSolver.DEPTH_FIRST && story.isDepth()
                        ? story
                        : beforeSolving(story)
                                .until(
                                        SolvingKind.SOLVING_BEGUN,
                                        solving(solving, generatorSpec.kinds().vocabulary(), cells)))
                .orElse(story);
    }

    /** Returns the measure of a game: that of the generation, then the steps of the person. */
    static Measure byHand(GeneratorSpec generatorSpec, int cells) {
        var words = generatorSpec.kinds().vocabulary();
        return beforeSolving(generatorSpec.measure().of(words, cells))
                .until(
                        SolvingKind.SOLVING_BEGUN,
                        Measure.of(words, "measure.moves", 0)
                                .by(
                                        1,
                                        MazeGameKind.PERSON_STEPPED,
                                        MazeGameKind.PERSON_RETURNED,
                                        MazeGameKind.PERSON_CIRCLED));
    }

    /**
     * Returns the phases that a run has: generation, loops, mud, solving.
     *
     * @param changed 0 if there are neither loops nor mud
     */
    static Phases phases(GeneratorSpec generatorSpec, int changed, Optional<MazeSolver> finder) {
        return changed == 0 && finder.isEmpty()
                ? Phases.none(generatorSpec.kinds().vocabulary())
                : made(generatorSpec)
                        .then("maze.phase.solve", SolvingKind.SOLVING_BEGUN)
                        .continuedBy("maze.phase.path", SolvingKind.STEP_TRACED);
    }

    static Phases giantPhases(int loops, Optional<MazeSolver> finder) {
        return loops == 0 && finder.isEmpty()
                ? Phases.none(GiantKind.VOCABULARY)
                : Phases.startingWith(GiantKind.VOCABULARY, "maze.phase.make")
                        .then("maze.phase.loops", GiantKind.LOOPS_BEGUN, GiantKind.LOOPS_PART_OPENED)
                        .then("maze.phase.solve", GiantKind.FLOOD_BEGUN)
                        .continuedBy("maze.phase.path", GiantKind.WAY_PART_TRACED);
    }

    static Phases phasesByHand(GeneratorSpec generatorSpec) {
        return made(generatorSpec).then("maze.phase.by-hand", SolvingKind.SOLVING_BEGUN);
    }

    private static Phases made(GeneratorSpec generatorSpec) {
        var words = generatorSpec.kinds().vocabulary();
        boolean written =
                words.kinds().stream().anyMatch(kind -> ((StepKind) kind).effect() == Effect.Carving.COPY_CELL);
        return Phases.startingWith(words, written ? "maze.phase.read" : "maze.phase.make")
                .then("maze.phase.loops", LoopKind.LOOPS_BEGUN)
                .then("maze.phase.mud", MudKind.MUD_BEGUN);
    }

    private static Measure beforeSolving(Measure making) {
        return making.by(0, SolvingKind.values()).by(0, MazeGameKind.values());
    }

    /** Returns the number of cells in the maze; then, if it is solved, the distance that the search has reached. */
    static Measure giant(boolean solved) {
        var carved = Measure.of(GiantKind.VOCABULARY, "maze.measure.carved", 0).setBy(GiantKind.PART_CARVED, DONE::of);
        return solved
                ? carved.until(
                        GiantKind.FLOOD_BEGUN,
                        Measure.of(GiantKind.VOCABULARY, "maze.measure.distance", 0)
                                .setBy(GiantKind.WAVE_SPREAD, DONE::of))
                : carved;
    }

    private static Measure solving(MazeSolver finder, Vocabulary words, int cells) {
        return switch (finder) {
            case DEPTH_FIRST ->
                Measure.recursion(words)
                        .by(1, SolvingKind.SOLVING_BEGUN, SolvingKind.CELL_ENTERED)
                        .by(
                                -1,
                                SolvingKind.BACKED_OUT,
                                SolvingKind.DEAD_END_BACKED_OUT,
                                SolvingKind.CALL_SUCCEEDED,
                                SolvingKind.NO_PATH,
                                SolvingKind.WAY_SHOWN,
                                SolvingKind.WAY_COSTED);
            case BREADTH_FIRST ->
                Measure.of(words, "maze.measure.queue", 0)
                        .by(1, SolvingKind.CELL_QUEUED)
                        .by(-1, SolvingKind.FIRST_TAKEN);
            case A_STAR ->
                Measure.of(words, "maze.measure.open", 0)
                        .by(1, SolvingKind.CELL_RATED)
                        .by(-1, SolvingKind.BEST_TAKEN);
            case GREEDY_BEST_FIRST ->
                Measure.of(words, "maze.measure.open", 0)
                        .by(1, SolvingKind.CELL_ESTIMATED)
                        .by(-1, SolvingKind.NEAREST_TAKEN);
            case DIJKSTRA ->
                Measure.of(words, "maze.measure.open", 0)
                        .by(1, SolvingKind.CELL_COSTED)
                        .by(-1, SolvingKind.CHEAPEST_TAKEN);
            case DEAD_END_FILLING ->
                Measure.of(words, "maze.measure.unfilled", cells).by(-1, SolvingKind.DEAD_END_FILLED);
            case WALL_FOLLOWER ->
                Measure.of(words, "maze.measure.path", 0)
                        .by(1, SolvingKind.WALL_FOLLOWED, SolvingKind.LEFT_REENTERED)
                        .by(-1, SolvingKind.WENT_BACK, SolvingKind.TURNED_ROUND, SolvingKind.LOOP_CUT);
        };
    }
}
