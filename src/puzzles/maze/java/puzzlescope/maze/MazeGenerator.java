package puzzlescope.maze;

import static puzzlescope.maze.MazePuzzle.HEIGHT;
import static puzzlescope.maze.MazePuzzle.LOOPS;
import static puzzlescope.maze.MazePuzzle.MAKER;
import static puzzlescope.maze.MazePuzzle.MAZE;
import static puzzlescope.maze.MazePuzzle.MUD;
import static puzzlescope.maze.MazePuzzle.PICK;
import static puzzlescope.maze.MazePuzzle.SEED;
import static puzzlescope.maze.MazePuzzle.WIDTH;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Limit;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.run.Solver;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.CellAnnotation;
import puzzlescope.maze.board.GiantBoard;
import puzzlescope.maze.board.GiantMazeHistory;
import puzzlescope.maze.board.SolvingBoard;
import puzzlescope.maze.custom.CustomMaze;
import puzzlescope.maze.event.GiantKind;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.fast.SpanningTreeGenerator;
import puzzlescope.maze.generator.AldousBroder;
import puzzlescope.maze.generator.AlteredMaze.Change;
import puzzlescope.maze.generator.BinaryTree;
import puzzlescope.maze.generator.BoruvkasAlgorithm;
import puzzlescope.maze.generator.EllersAlgorithm;
import puzzlescope.maze.generator.GeneratorSpec;
import puzzlescope.maze.generator.GrowingTree;
import puzzlescope.maze.generator.HuntAndKill;
import puzzlescope.maze.generator.KruskalsAlgorithm;
import puzzlescope.maze.generator.MazeCopy;
import puzzlescope.maze.generator.PrimByWalls;
import puzzlescope.maze.generator.PrimsAlgorithm;
import puzzlescope.maze.generator.RecursiveBacktracker;
import puzzlescope.maze.generator.RecursiveDivision;
import puzzlescope.maze.generator.Sidewinder;
import puzzlescope.maze.generator.WilsonsAlgorithm;
import puzzlescope.maze.search.SolvedMaze;

/** The algorithms that generate a maze; all but the giant one emit an event for every step. */
public enum MazeGenerator implements Algorithm {
    RECURSIVE_BACKTRACKER(RecursiveBacktracker.MAKING),
    KRUSKAL(KruskalsAlgorithm.MAKING),
    BORUVKA(BoruvkasAlgorithm.MAKING),
    WILSON(WilsonsAlgorithm.MAKING),
    PRIM(PrimsAlgorithm.MAKING),
    PRIM_BY_WALLS(PrimByWalls.MAKING),
    ELLER(EllersAlgorithm.MAKING),
    HUNT_AND_KILL(HuntAndKill.MAKING),
    GROWING_TREE(given -> GrowingTree.spec(given.get(PICK))),
    ALDOUS_BRODER(AldousBroder.MAKING),
    BINARY_TREE(BinaryTree.MAKING),
    SIDEWINDER(Sidewinder.MAKING),
    RECURSIVE_DIVISION(RecursiveDivision.MAKING),
    OWN(given -> MazeCopy.spec(given.get(MazePuzzle.MAZE))),
    GIANT;

    /** The pseudocode of the phases after the generator. */
    private static final String LOOPS_LISTING = "loops";

    private static final String GIANT_LOOPS_LISTING = "giant-loops";

    private static final String MUD_LISTING = "mud";

    /** The largest side of a maze that is generated step by step. */
    private static final int LARGEST_STEP_BY_STEP = 4001;

    private static final String SOLVE_LISTING = "solve-";

    private final Function<Arguments, GeneratorSpec> making;

    MazeGenerator(GeneratorSpec generatorSpec) {
        this(_ -> generatorSpec);
    }

    MazeGenerator(Function<Arguments, GeneratorSpec> making) {
        this.making = making;
    }

    /** A giant maze is generated in parts, in a history that its boards share. */
    MazeGenerator() {
        this(_ -> {
            throw new IllegalStateException("a giant maze has no steps");
        });
    }

    /** Returns the declaration of its algorithm; a giant maze has none of its own. */
    GeneratorSpec spec(Arguments given) {
        return making.apply(given);
    }

    /** Returns the declaration, with mud if there may be any. */
    private GeneratorSpec specWithMud(Arguments given) {
        return isMuddy(given) ? spec(given).withMud() : spec(given);
    }

    /** Returns the data of the cells that it records. */
    public Set<CellAnnotation> annotations(Arguments given) {
        return isGiant() ? Set.of() : specWithMud(given).annotations();
    }

    /** Returns the step-by-step generator for an algorithm of giant mazes. */
    static MazeGenerator of(SpanningTreeGenerator maker) {
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
        return ConstantId.of(name());
    }

    /** Returns whether the maze is generated in parts rather than step by step. */
    public boolean isGiant() {
        return this == GIANT;
    }

    @Override
    public List<Limit> limits() {
        return isGiant() || this == OWN ? List.of() : List.of(stepByStep(WIDTH), stepByStep(HEIGHT));
    }

    private static Limit stepByStep(NumberParameter side) {
        return new Limit(side, LARGEST_STEP_BY_STEP, _ -> Message.of("maze.too-large", LARGEST_STEP_BY_STEP));
    }

    /** Returns whether there may be mud in the maze, through which a step costs more. */
    static boolean isMuddy(Arguments given) {
        return MazePuzzle.customMaze(given)
                .map(CustomMaze::isMuddy)
                .orElseGet(() -> !given.get(MazePuzzle.ALGORITHM).isGiant() && given.integer(MUD) > 0);
    }

    @Override
    public List<Parameter<?>> ignored() {
        return switch (this) {
            case GROWING_TREE -> List.of(MAKER, MAZE);
            case GIANT -> List.of(PICK, MAZE, MUD);
            case OWN -> List.of(PICK, MAKER, WIDTH, HEIGHT, SEED, LOOPS, MUD);
            default -> List.of(PICK, MAKER, MAZE);
        };
    }

    @Override
    public Instance instance(Arguments given) {
        var finder = MazePuzzle.finder(given);
        return isGiant() ? giant(given, finder) : ordinary(given, finder);
    }

    /** Creates the instance of a giant maze, whose boards share the maze with its solver. */
    private Instance giant(Arguments given, Optional<MazeSolver> finder) {
        var ends = finder.map(_ -> MazePuzzle.endpoints(given));
        var room = new GiantMazeHistory(given.integer(HEIGHT) / 2, given.integer(WIDTH) / 2, ends.isPresent());
        return new Instance(
                        GiantKind.VOCABULARY,
                        () -> new GiantBoard(room, ends),
                        new GiantMaze(given.get(MAKER), MazePuzzle.giantSeed(given), given.integer(LOOPS), room, ends),
                        MazeCounts.giant(result(finder)),
                        listing(given.integer(LOOPS), 0, finder))
                .measuredBy(MazeMeasures.giant(ends.isPresent()))
                .inPhases(MazeMeasures.giantPhases(given.integer(LOOPS), finder));
    }

    /** Returns whether there can be more than one path between two cells. */
    static boolean mayHaveLoops(Arguments given) {
        return given.get(MazePuzzle.ALGORITHM) == OWN || given.integer(LOOPS) > 0;
    }

    private Instance ordinary(Arguments given, Optional<MazeSolver> finder) {
        var declared = specWithMud(given);
        int rows = MazePuzzle.rows(given);
        int columns = MazePuzzle.columns(given);
        int loops = this == OWN ? 0 : given.integer(LOOPS);
        boolean mayHaveLoops = mayHaveLoops(given);
        int cells = (rows / 2) * (columns / 2);
        var endpoints = MazePuzzle.endpoints(given);
        var maker = declared.factory().of(rows, columns, given.get(SEED));
        Supplier<CarvingBoard> plain = () -> declared.plainBoard(rows, columns);
        var looped = Change.LOOPS.of(maker, plain, loops, given.get(SEED));
        int mud = this == OWN ? 0 : given.integer(MUD);
        var made = Change.MUD.of(looped, plain, mud, given.get(SEED));
        var told = new Instance(
                        declared.kinds().vocabulary(),
                        finder.<Supplier<Board>>map(solving -> () -> new SolvingBoard(
                                        declared.board(rows, columns), endpoints, solving, mayHaveLoops))
                                .orElse(() -> declared.board(rows, columns)),
                        finder.<Solver>map(solving -> new SolvedMaze(made, plain, endpoints, solving))
                                .orElse(made),
                        MazeCounts.of(declared, finder, isMuddy(given), result(finder)),
                        listing(loops, mud, finder))
                .measuredBy(MazeMeasures.of(declared, cells, finder))
                .inPhases(MazeMeasures.phases(declared, loops + mud, finder))
                .showing(declared.variables());
        // Known if the maze is only generated, by an algorithm with a fixed number of events for each cell.
        boolean known = loops + mud == 0 && finder.isEmpty() && declared.eventsOfACell() > 0;
        return known ? told.lasting((long) declared.eventsOfACell() * cells) : told;
    }

    private static String result(Optional<MazeSolver> finder) {
        return finder.isEmpty() ? "maze.result.maze" : "maze.result.path";
    }

    private List<String> listing(int loops, int mud, Optional<MazeSolver> finder) {
        var parts = new ArrayList<String>();
        parts.add(id());
        if (loops > 0) {
            parts.add(isGiant() ? GIANT_LOOPS_LISTING : LOOPS_LISTING);
        }
        if (mud > 0) {
            parts.add(MUD_LISTING);
        }
        finder.ifPresent(solving -> parts.add(SOLVE_LISTING + (isGiant() ? id() : solving.id())));
        return parts;
    }

    /** Returns every pseudocode listing that may follow that of a generator. */
    static List<String> furtherListings() {
        var all = new ArrayList<String>();
        all.add(LOOPS_LISTING);
        all.add(GIANT_LOOPS_LISTING);
        all.add(MUD_LISTING);
        for (var finder : MazeSolver.values()) {
            all.add(SOLVE_LISTING + finder.id());
        }
        all.add(SOLVE_LISTING + GIANT.id());
        return all;
    }

    /**
     * Returns the same arguments for a maze that is not giant: the step-by-step generator, with sides limited to what
     * it allows.
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
