package puzzlescope.core.puzzle.maze.event;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.RETURN;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.puzzle.maze.event.Effect.Carving;
import puzzlescope.core.puzzle.maze.event.Effect.SolveHandler;

/** Every fact that making or solving a maze can tell, algorithm by algorithm. */
public enum MazeEventKind implements EventKind {
    // Recursive backtracker
    CELL_VISITED("visit", Carving.VISIT, CALL, DO),
    CORRIDOR_CARVED("carve", Carving.DIG, TRY, DO),
    CELL_LEFT("return", Carving.LEAVE, RETURN, UNDO),
    DEAD_END_LEFT("return", Carving.LEAVE, RETURN, UNDO, DEAD_END),
    MAZE_FINISHED("finished", Carving.TAKE_MARK, SOLUTION),

    // The others at their start and end
    GRID_LAID("start", Carving.LAY_GRID, DO),
    TREE_BEGUN("start", Carving.OPEN_CELL, DO),
    MARK_SET("start", Carving.OPEN_MARKED_CELL, DO),
    MAZE_COMPLETED("finished", Carving.COMPLETE, SOLUTION),

    // Kruskal
    SETS_JOINED("join", Carving.UNITE, TRY, DO),
    WALL_KEPT("keep", Carving.NOTHING, TRY, REJECT),

    // Wilson
    WALK_BEGUN("walk", Carving.PUT_MARK, CALL),
    WALK_STEPPED("step", Carving.STEP_WALK, CALL, TRY, DO),
    LOOP_CLOSED("loop", Carving.NOTHING, REJECT),
    STEP_ERASED("erase", Carving.ERASE_STEP, RETURN, UNDO),
    WALK_JOINED("reached", Carving.LIFT_MARK, NOTE),
    STEP_CARVED("carve", Carving.CARVE_STEP, RETURN, DO),
    WALK_ENDED("ended", Carving.NOTHING, RETURN),

    // Prim
    FRONTIER_ADDED("frontier", Carving.ADD_FRONTIER, NOTE),
    FRONTIER_JOINED("join", Carving.JOIN_FRONTIER, TRY, DO),

    // Eller
    ROW_BEGUN("row", Carving.LAY_ROW, CALL),
    RIGHT_JOINED("right", Carving.UNITE, TRY, DO),
    RIGHT_SAME_SET("same", Carving.NOTHING, TRY, REJECT),
    RIGHT_KEPT("kept", Carving.NOTHING, TRY),
    DOWN_CARVED("down", Carving.UNITE, TRY, DO),
    DOWN_MUST("must", Carving.UNITE, TRY, DO),
    DOWN_KEPT("stay", Carving.NOTHING, TRY),
    LAST_ROW_JOINED("last", Carving.UNITE, TRY, DO),
    ROW_ENDED("ended", Carving.NOTHING, RETURN),

    // Hunt and kill
    WALKED_ON("carve", Carving.WALK_ON, TRY, DO),
    WALK_STUCK("stuck", Carving.LIFT_MARK, DEAD_END),
    ROW_SCANNED("hunt", Carving.SCAN_ROW, TRY, REJECT),
    HUNT_ENDED("found", Carving.FIND, TRY, DO),
    HUNT_OVER("over", Carving.STOP_SCAN, NOTE),

    // Growing tree
    TREE_SEEDED("start", Carving.OPEN_ACTIVE_CELL, DO),
    NEWEST_GREW("carve", Carving.OPEN_TO_ACTIVE_CELL, TRY, DO),
    OLDEST_GREW("carve", Carving.OPEN_TO_ACTIVE_CELL, TRY, DO),
    DRAWN_GREW("carve", Carving.OPEN_TO_ACTIVE_CELL, TRY, DO),
    CELL_RETIRED("remove", Carving.RETIRE_CELL, UNDO, DEAD_END),

    // Aldous and Broder
    NEW_CELL_ENTERED("carve", Carving.WALK_ON, TRY, DO),
    KNOWN_CELL_ENTERED("known", Carving.WALK, TRY),

    // Binary tree and sidewinder
    NORTH_CARVED("carve", Carving.OPEN_PASSAGE, TRY, DO),
    EAST_CARVED("carve", Carving.OPEN_PASSAGE, TRY, DO),
    ONLY_WAY_CARVED("only", Carving.OPEN_PASSAGE, TRY, DO),
    CORNER_LEFT("corner", Carving.NOTHING, NOTE),
    RUN_EXTENDED("east", Carving.EXTEND_RUN, TRY, DO),
    RUN_CLOSED("north", Carving.CLOSE_RUN, TRY, DO),
    TOP_ROW_EXTENDED("top", Carving.OPEN_PASSAGE, TRY, DO),

    // Recursive division
    ROOM_OPENED("start", Carving.OPEN_ALL, DO),
    CHAMBER_ENTERED("divide", Carving.NOTHING, CALL),
    WALL_BUILT("wall", Carving.BUILD_WALL, TRY, DO),
    CHAMBER_NARROW("narrow", Carving.NOTHING, RETURN),
    CHAMBER_LEFT("return", Carving.NOTHING, RETURN),

    // A giant maze, part by part
    GIANT_BEGUN("giant-start", Carving.NOTHING, NOTE),
    PART_CARVED("giant-part", Carving.SHOW_PART, DO),
    GIANT_FINISHED("giant-done", Carving.NOTHING, SOLUTION),

    // Loops, after the maze is made; in a giant one part by part
    LOOPS_BEGUN("loops-start", Carving.NOTHING, NOTE),
    LOOP_OPENED("loops-open", Carving.OPEN_LOOP, TRY, DO),
    LOOPS_PART_OPENED("loops-open", Carving.SHOW_PART, DO),
    LOOPS_ENDED("loops-end", Carving.NOTHING, NOTE),

    // Solving, whichever way
    SOLVING_BEGUN("solve-start", SolveHandler.BEGIN, CALL),
    GOAL_FOUND("solve-goal", SolveHandler.NOTHING, NOTE),
    STEP_TRACED("solve-trace", SolveHandler.TRACE, DO),
    WAY_SHOWN("solve-end", SolveHandler.NOTHING, SOLUTION, RETURN),

    // Depth first
    CELL_ENTERED("solve-enter", SolveHandler.ENTER, CALL, TRY, DO),
    BACKED_OUT("solve-back", SolveHandler.BACK_OUT, RETURN, UNDO),
    DEAD_END_BACKED_OUT("solve-back", SolveHandler.BACK_OUT, RETURN, UNDO, DEAD_END),
    CALL_SUCCEEDED("solve-yes", SolveHandler.SUCCEED, RETURN),

    // Breadth first and A*
    CELL_QUEUED("solve-queue", SolveHandler.QUEUE, TRY, DO),
    FIRST_TAKEN("solve-take", SolveHandler.TAKE, DO),
    CELL_RATED("solve-queue", SolveHandler.QUEUE, TRY, DO),
    CELL_IMPROVED("solve-short", SolveHandler.IMPROVE, TRY, DO),
    BEST_TAKEN("solve-take", SolveHandler.TAKE, DO),

    // Dead-end filling
    DEAD_END_FILLED("solve-fill", SolveHandler.FILL, DO, DEAD_END),
    FILLING_ENDED("solve-left", SolveHandler.NOTHING, NOTE),
    LOOPS_LEFT("solve-left", SolveHandler.NOTHING, NOTE),

    // Wall follower
    HAND_PUT("solve-hand", SolveHandler.PUT_HAND, DO),
    WALL_FOLLOWED("solve-step", SolveHandler.STEP_HAND, TRY, DO),
    WENT_BACK("solve-back", SolveHandler.BACK_HAND, UNDO),
    TURNED_ROUND("solve-back", SolveHandler.BACK_HAND, UNDO, DEAD_END),
    LEFT_REENTERED("solve-step", SolveHandler.STEP_HAND_AGAIN, TRY, DO),
    LOOP_WALKED("solve-step", SolveHandler.CLOSE_LOOP, TRY, DO),
    LOOP_CUT("solve-cut", SolveHandler.CUT, UNDO),
    HAND_LIFTED("solve-goal", SolveHandler.LIFT_HAND, NOTE),
    HAND_CIRCLED("solve-round", SolveHandler.NOTHING, DEAD_END, RETURN),

    // A giant maze, wave by wave
    FLOOD_BEGUN("giant-solve", SolveHandler.BEGIN, NOTE),
    WAVE_SPREAD("giant-wave", SolveHandler.SPREAD_WAVE, DO),
    WAY_PART_TRACED("giant-trace", SolveHandler.TRACE_PART, DO),
    GIANT_WAY_SHOWN("giant-way", SolveHandler.NOTHING, SOLUTION),

    // A person who walks
    PERSON_PUT("solve-hand", SolveHandler.PUT_PERSON, DO),
    PERSON_STEPPED("solve-step", SolveHandler.STEP_ON, DO),
    PERSON_RETURNED("solve-back", SolveHandler.STEP_BACK, UNDO),
    PERSON_CIRCLED("solve-step", SolveHandler.STEP_ROUND, DO),
    PERSON_ARRIVED("solve-goal", SolveHandler.NOTHING, SOLUTION);

    /** Which record an event of a kind becomes, of those that are about one cell. */
    public enum Shape {
        CELL,
        WALL,
        SETS,
        SOLVING
    }

    private static final MazeEventKind[] KINDS = values();

    private static final CellCode.Layout[] LAYOUTS =
            Arrays.stream(KINDS).map(MazeEventKind::chooseLayout).toArray(CellCode.Layout[]::new);

    private final String label;
    private final Effect effect;
    private final Set<Role> roles;

    MazeEventKind(String label, Effect effect, Role... roles) {
        this.label = label;
        this.effect = effect;
        this.roles = Set.of(roles);
    }

    /** The kind of a packed event. */
    public static MazeEventKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    /** What it does to the board. */
    public Effect effect() {
        return effect;
    }

    /** Whether it comes after the maze is made. */
    public boolean isSolving() {
        return effect instanceof SolveHandler;
    }

    /** How the numbers of an event about one cell are packed. */
    CellCode.Layout layout() {
        return LAYOUTS[ordinal()];
    }

    /** How the numbers of a packed event about one cell are laid out. */
    static CellCode.Layout layout(long event) {
        return LAYOUTS[Packed.kind(event)];
    }

    private CellCode.Layout chooseLayout() {
        return effect == Carving.UNITE
                ? CellCode.Layout.SETS
                : switch (this) {
                    case RIGHT_KEPT, RUN_CLOSED, HAND_LIFTED, PERSON_ARRIVED -> CellCode.Layout.EVEN;
                    case WALL_FOLLOWED, LEFT_REENTERED, LOOP_WALKED, WENT_BACK, TURNED_ROUND -> CellCode.Layout.TURN;
                    case LOOPS_BEGUN, LOOPS_ENDED, FILLING_ENDED, LOOPS_LEFT, WAY_SHOWN -> CellCode.Layout.NO_CELL;
                    default -> CellCode.Layout.COUNTS;
                };
    }

    public Shape shape() {
        if (effect == Carving.UNITE) {
            return Shape.SETS;
        }
        return isSolving() ? Shape.SOLVING : hasSide() ? Shape.WALL : Shape.CELL;
    }

    private boolean hasSide() {
        return switch (this) {
            case WALL_KEPT,
                    WALK_STEPPED,
                    STEP_ERASED,
                    STEP_CARVED,
                    FRONTIER_ADDED,
                    FRONTIER_JOINED,
                    RIGHT_SAME_SET,
                    RIGHT_KEPT,
                    DOWN_KEPT,
                    WALKED_ON,
                    HUNT_ENDED,
                    NEWEST_GREW,
                    OLDEST_GREW,
                    DRAWN_GREW,
                    NEW_CELL_ENTERED,
                    KNOWN_CELL_ENTERED,
                    NORTH_CARVED,
                    EAST_CARVED,
                    ONLY_WAY_CARVED,
                    RUN_EXTENDED,
                    TOP_ROW_EXTENDED,
                    LOOP_OPENED -> true;
            default -> false;
        };
    }

    /** The key of its sentence. */
    String key() {
        return "maze." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public Set<Role> roles() {
        return roles;
    }

    @Override
    public String label() {
        return label;
    }
}
