package puzzlescope.core.puzzle.maze;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;
import static puzzlescope.core.puzzle.maze.MazePuzzle.HEIGHT;
import static puzzlescope.core.puzzle.maze.MazePuzzle.LOOPS;
import static puzzlescope.core.puzzle.maze.MazePuzzle.MAKER;
import static puzzlescope.core.puzzle.maze.MazePuzzle.PICK;
import static puzzlescope.core.puzzle.maze.MazePuzzle.SEED;
import static puzzlescope.core.puzzle.maze.MazePuzzle.WIDTH;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Role;
import puzzlescope.core.puzzle.Algorithm;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Counted;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.Limit;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.maze.board.GiantMazeHistory;
import puzzlescope.core.puzzle.maze.board.MazeBoard;
import puzzlescope.core.puzzle.maze.event.Ends;
import puzzlescope.core.puzzle.maze.event.MazeEvent;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.puzzle.maze.event.WayFinder;
import puzzlescope.core.puzzle.maze.fast.TreeMaker;
import puzzlescope.core.puzzle.maze.make.AldousBroder;
import puzzlescope.core.puzzle.maze.make.BinaryTree;
import puzzlescope.core.puzzle.maze.make.EllersAlgorithm;
import puzzlescope.core.puzzle.maze.make.GrowingTree;
import puzzlescope.core.puzzle.maze.make.HuntAndKill;
import puzzlescope.core.puzzle.maze.make.KruskalsAlgorithm;
import puzzlescope.core.puzzle.maze.make.LoopedMaze;
import puzzlescope.core.puzzle.maze.make.PrimsAlgorithm;
import puzzlescope.core.puzzle.maze.make.RecursiveBacktracker;
import puzzlescope.core.puzzle.maze.make.RecursiveDivision;
import puzzlescope.core.puzzle.maze.make.Sidewinder;
import puzzlescope.core.puzzle.maze.make.WilsonsAlgorithm;
import puzzlescope.core.puzzle.maze.search.SolvedMaze;
import puzzlescope.core.run.Solver;

/** The ways to make a maze; all but the giant one tell every step. */
public enum MazeGenerator implements Algorithm {
    RECURSIVE_BACKTRACKER(RecursiveBacktracker::new, CALL, TRY, UNDO, DEAD_END),
    KRUSKAL(KruskalsAlgorithm::new, TRY, REJECT),
    WILSON(WilsonsAlgorithm::new, CALL, TRY, REJECT, UNDO),
    PRIM(PrimsAlgorithm::new, TRY),
    ELLER(EllersAlgorithm::new, TRY, REJECT),
    HUNT_AND_KILL(HuntAndKill::new, TRY, REJECT, DEAD_END),
    GROWING_TREE(MazeGenerator::byPick, TRY, UNDO, DEAD_END),
    ALDOUS_BRODER(AldousBroder::new, TRY),
    BINARY_TREE(BinaryTree::new, TRY),
    SIDEWINDER(Sidewinder::new, TRY),
    RECURSIVE_DIVISION(RecursiveDivision::new, CALL, TRY),
    GIANT;

    /** The listings of what comes after the generator. */
    private static final String LOOPS_LISTING = "loops";

    private static final String GIANT_LOOPS_LISTING = "giant-loops";

    /** The largest side of a maze whose every step is told. */
    private static final int LARGEST_STEP_BY_STEP = 4001;

    private static final String SOLVE_LISTING = "solve-";
    private static final int EVENTS_OF_A_CELL = 3;

    private final Function<Arguments, Solver> maker;
    private final Set<Role> roles;

    /** What makes a maze of a size, by a seed. */
    private interface Maker {
        Solver of(int rows, int columns, long seed);
    }

    MazeGenerator(Maker maker, Role... roles) {
        this(given -> maker.of(given.integer(HEIGHT), given.integer(WIDTH), given.get(SEED)), roles);
    }

    MazeGenerator(Function<Arguments, Solver> maker, Role... roles) {
        this.maker = maker;
        this.roles = Set.of(roles);
    }

    /** A giant maze is made part by part, in a room that its boards share. */
    MazeGenerator() {
        this(_ -> {
            throw new IllegalStateException("a giant maze has no steps");
        });
    }

    private static Solver byPick(Arguments given) {
        return new GrowingTree(given.integer(HEIGHT), given.integer(WIDTH), given.get(SEED), given.get(PICK));
    }

    /** The one that tells every step of what a maker of giant mazes does. */
    static MazeGenerator of(TreeMaker maker) {
        return switch (maker) {
            case RECURSIVE_BACKTRACKER -> RECURSIVE_BACKTRACKER;
            case KRUSKAL -> KRUSKAL;
            case WILSON -> WILSON;
            case PRIM -> PRIM;
            case ELLER -> ELLER;
            case SIDEWINDER -> SIDEWINDER;
        };
    }

    @Override
    public String id() {
        return Algorithm.id(this);
    }

    /** Whether the maze is made part by part, not step by step. */
    public boolean isGiant() {
        return this == GIANT;
    }

    @Override
    public List<Limit> limits() {
        return isGiant() ? List.of() : List.of(stepByStep(WIDTH), stepByStep(HEIGHT));
    }

    private static Limit stepByStep(NumberParameter side) {
        return new Limit(side, LARGEST_STEP_BY_STEP, _ -> Message.of("maze.too-large", LARGEST_STEP_BY_STEP));
    }

    @Override
    public List<Parameter<?>> ignored() {
        return switch (this) {
            case GROWING_TREE -> List.of(MAKER);
            case GIANT -> List.of(PICK);
            case RECURSIVE_BACKTRACKER,
                    KRUSKAL,
                    WILSON,
                    PRIM,
                    ELLER,
                    HUNT_AND_KILL,
                    ALDOUS_BRODER,
                    BINARY_TREE,
                    SIDEWINDER,
                    RECURSIVE_DIVISION -> List.of(PICK, MAKER);
        };
    }

    /** Whether it has a frontier or a walk. */
    private boolean notesCells() {
        return this == WILSON || this == PRIM;
    }

    /** Whether it puts cells into sets. */
    public boolean hasSets() {
        return this == KRUSKAL || this == ELLER;
    }

    @Override
    public Instance instance(Arguments given) {
        var finder = MazePuzzle.finder(given);
        var ends = finder.map(_ -> MazePuzzle.ends(given)).orElse(null);
        return isGiant() ? giant(given, finder, ends) : told(given, finder, ends);
    }

    /** The boards of a giant maze share it with its solver. */
    private Instance giant(Arguments given, Optional<WayFinder> finder, @Nullable Ends ends) {
        var room = new GiantMazeHistory(given.integer(HEIGHT) / 2, given.integer(WIDTH) / 2, ends != null);
        return new Instance(
                MazeEvent.VOCABULARY,
                () -> new MazeBoard(room, ends),
                new GiantMaze(given.get(MAKER), given.get(SEED), given.integer(LOOPS), room, ends),
                new Counted(result(ends), SOLUTION).with(MazeEventKind.PART_CARVED),
                listing(given.integer(LOOPS), finder),
                OptionalLong.empty(),
                MazeMeasures.giant(ends != null),
                MazeMeasures.phases(given.integer(LOOPS), finder));
    }

    private Instance told(Arguments given, Optional<WayFinder> finder, @Nullable Ends ends) {
        int rows = given.integer(HEIGHT);
        int columns = given.integer(WIDTH);
        int loops = given.integer(LOOPS);
        var made = LoopedMaze.of(maker.apply(given), rows, columns, loops, given.get(SEED));
        return new Instance(
                MazeEvent.VOCABULARY,
                () -> new MazeBoard(rows, columns, notesCells(), hasSets(), loops > 0, ends, finder.orElse(null)),
                ends == null ? made : new SolvedMaze(made, rows, columns, ends, finder.orElseThrow()),
                counted(finder, ends),
                listing(loops, finder),
                length(rows, columns, loops == 0 && ends == null),
                MazeMeasures.of(this, (rows / 2) * (columns / 2), finder),
                MazeMeasures.phases(loops, finder));
    }

    /** Of a maze that is solved, what is counted while it is made and while it is solved. */
    private Counted counted(Optional<WayFinder> finder, @Nullable Ends ends) {
        var all = EnumSet.of(SOLUTION);
        all.addAll(roles);
        finder.ifPresent(solving -> all.addAll(solving.roles()));
        var counted = new Counted(all, List.of(), result(ends));
        return this == ELLER ? counted.with(MazeEventKind.ROW_BEGUN) : counted;
    }

    private static String result(@Nullable Ends ends) {
        return ends == null ? "maze.result.maze" : "maze.result.path";
    }

    private List<String> listing(int loops, Optional<WayFinder> finder) {
        var parts = new ArrayList<String>();
        parts.add(id());
        if (loops > 0) {
            parts.add(isGiant() ? GIANT_LOOPS_LISTING : LOOPS_LISTING);
        }
        finder.ifPresent(solving -> parts.add(SOLVE_LISTING + (isGiant() ? id() : solving.id())));
        return parts;
    }

    /** Every listing that may come after that of a generator. */
    static List<String> furtherListings() {
        var all = new ArrayList<String>();
        all.add(LOOPS_LISTING);
        all.add(GIANT_LOOPS_LISTING);
        for (var finder : WayFinder.values()) {
            all.add(SOLVE_LISTING + finder.id());
        }
        all.add(SOLVE_LISTING + GIANT.id());
        return all;
    }

    /** Recursive backtracking comes to each cell, carves all but one passage to them, leaves each, and says it is done. */
    private OptionalLong length(int rows, int columns, boolean plain) {
        long cells = (long) (rows / 2) * (columns / 2);
        return plain && this == RECURSIVE_BACKTRACKER
                ? OptionalLong.of(EVENTS_OF_A_CELL * cells)
                : OptionalLong.empty();
    }

    /**
     * The same arguments for a maze that is not giant: its maker as a generator that tells every step, sides as large as that
     * bears.
     */
    static Arguments stepByStep(Arguments given) {
        if (!given.get(MazePuzzle.ALGORITHM).isGiant()) {
            return given;
        }
        return given.choosing(MazePuzzle.ALGORITHM, of(given.get(MAKER)))
                .with(WIDTH, atMost(given.get(WIDTH)))
                .with(HEIGHT, atMost(given.get(HEIGHT)));
    }

    private static String atMost(long side) {
        return String.valueOf(Math.min(LARGEST_STEP_BY_STEP, side));
    }
}
