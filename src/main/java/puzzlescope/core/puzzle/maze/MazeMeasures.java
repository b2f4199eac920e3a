package puzzlescope.core.puzzle.maze;

import java.util.Arrays;
import java.util.Optional;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Measure;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Phases;
import puzzlescope.core.puzzle.maze.event.MazeEvent;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.puzzle.maze.event.WayFinder;

/** What tells the story of making a maze, and then of solving it. */
final class MazeMeasures {

    private MazeMeasures() {}

    /** @param cells how many cells the maze has */
    static Measure of(MazeGenerator generator, int cells, Optional<WayFinder> finder) {
        var making = making(generator, cells);
        return finder.map(solving -> solving == WayFinder.DEPTH_FIRST && making.isDepth()
                        ? making
                        : beforeSolving(making).until(MazeEventKind.SOLVING_BEGUN, solving(solving, cells)))
                .orElse(making);
    }

    /** Of a game: how the maze is made, then how many steps a person takes. */
    static Measure byHand(MazeGenerator generator, int cells) {
        return beforeSolving(making(generator, cells))
                .until(
                        MazeEventKind.SOLVING_BEGUN,
                        from("measure.moves", 0)
                                .by(
                                        1,
                                        MazeEventKind.PERSON_STEPPED,
                                        MazeEventKind.PERSON_RETURNED,
                                        MazeEventKind.PERSON_CIRCLED));
    }

    /** Making, then opening walls for loops, then solving, whatever of these a run has. */
    static Phases phases(int loops, Optional<WayFinder> finder) {
        return loops == 0 && finder.isEmpty()
                ? Phases.none(MazeEvent.VOCABULARY)
                : made().then("maze.phase.solve", MazeEventKind.SOLVING_BEGUN, MazeEventKind.FLOOD_BEGUN)
                        .then("maze.phase.path", MazeEventKind.STEP_TRACED, MazeEventKind.WAY_PART_TRACED);
    }

    /** Of a game. */
    static Phases phasesByHand() {
        return made().then("maze.phase.by-hand", MazeEventKind.SOLVING_BEGUN);
    }

    private static Phases made() {
        return Phases.startingWith(MazeEvent.VOCABULARY, "maze.phase.make")
                .then("maze.phase.loops", MazeEventKind.LOOPS_BEGUN, MazeEventKind.LOOPS_PART_OPENED);
    }

    private static Measure beforeSolving(Measure making) {
        var solving = Arrays.stream(MazeEventKind.values()).filter(MazeEventKind::isSolving);
        return making.by(0, solving.toArray(EventKind[]::new));
    }

    private static Measure from(String name, int start) {
        return Measure.of(MazeEvent.VOCABULARY, name, start);
    }

    private static Measure making(MazeGenerator generator, int cells) {
        return switch (generator) {
            case RECURSIVE_BACKTRACKER, WILSON, RECURSIVE_DIVISION -> Measure.depth(MazeEvent.VOCABULARY);
            case KRUSKAL, ELLER ->
                from("maze.measure.sets", cells)
                        .by(
                                -1,
                                MazeEventKind.SETS_JOINED,
                                MazeEventKind.RIGHT_JOINED,
                                MazeEventKind.DOWN_CARVED,
                                MazeEventKind.DOWN_MUST,
                                MazeEventKind.LAST_ROW_JOINED);
            case PRIM ->
                from("maze.measure.frontier", 0)
                        .by(1, MazeEventKind.FRONTIER_ADDED)
                        .by(-1, MazeEventKind.FRONTIER_JOINED);
            case HUNT_AND_KILL, ALDOUS_BRODER ->
                from("maze.measure.outside", cells)
                        .by(
                                -1,
                                MazeEventKind.MARK_SET,
                                MazeEventKind.WALKED_ON,
                                MazeEventKind.HUNT_ENDED,
                                MazeEventKind.NEW_CELL_ENTERED);
            case GROWING_TREE ->
                from("maze.measure.active", 0)
                        .by(
                                1,
                                MazeEventKind.TREE_SEEDED,
                                MazeEventKind.NEWEST_GREW,
                                MazeEventKind.OLDEST_GREW,
                                MazeEventKind.DRAWN_GREW)
                        .by(-1, MazeEventKind.CELL_RETIRED);
            case BINARY_TREE, SIDEWINDER ->
                from("maze.measure.components", cells)
                        .by(
                                -1,
                                MazeEventKind.NORTH_CARVED,
                                MazeEventKind.EAST_CARVED,
                                MazeEventKind.ONLY_WAY_CARVED,
                                MazeEventKind.RUN_EXTENDED,
                                MazeEventKind.RUN_CLOSED,
                                MazeEventKind.TOP_ROW_EXTENDED);
            case GIANT -> giant(false);
        };
    }

    /** How many cells are in the maze; then, if it is solved, how far from the start the search has come. */
    static Measure giant(boolean solved) {
        var carved = from("maze.measure.carved", 0).saidBy(MazeEventKind.PART_CARVED, Packed::lower);
        return solved
                ? carved.until(
                        MazeEventKind.FLOOD_BEGUN,
                        from("maze.measure.distance", 0).saidBy(MazeEventKind.WAVE_SPREAD, Packed::lower))
                : carved;
    }

    private static Measure solving(WayFinder finder, int cells) {
        return switch (finder) {
            case DEPTH_FIRST ->
                from("measure.depth", 0)
                        .by(1, MazeEventKind.SOLVING_BEGUN, MazeEventKind.CELL_ENTERED)
                        .by(
                                -1,
                                MazeEventKind.BACKED_OUT,
                                MazeEventKind.DEAD_END_BACKED_OUT,
                                MazeEventKind.CALL_SUCCEEDED,
                                MazeEventKind.WAY_SHOWN);
            case BREADTH_FIRST ->
                from("maze.measure.queue", 0).by(1, MazeEventKind.CELL_QUEUED).by(-1, MazeEventKind.FIRST_TAKEN);
            case A_STAR ->
                from("maze.measure.open", 0).by(1, MazeEventKind.CELL_RATED).by(-1, MazeEventKind.BEST_TAKEN);
            case DEAD_END_FILLING -> from("maze.measure.unfilled", cells).by(-1, MazeEventKind.DEAD_END_FILLED);
            case WALL_FOLLOWER ->
                from("maze.measure.path", 0)
                        .by(1, MazeEventKind.WALL_FOLLOWED, MazeEventKind.LEFT_REENTERED)
                        .by(-1, MazeEventKind.WENT_BACK, MazeEventKind.TURNED_ROUND, MazeEventKind.LOOP_CUT);
        };
    }
}
