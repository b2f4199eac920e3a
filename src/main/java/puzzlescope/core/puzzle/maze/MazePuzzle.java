package puzzlescope.core.puzzle.maze;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Algorithm;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.Counted;
import puzzlescope.core.puzzle.HandPlay;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.core.puzzle.TextParameter;
import puzzlescope.core.puzzle.maze.board.MazeBoard;
import puzzlescope.core.puzzle.maze.event.Ends;
import puzzlescope.core.puzzle.maze.event.MazeEvent;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.puzzle.maze.event.Place;
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

/** A maze to be made, and to be solved if wanted. */
public final class MazePuzzle implements Puzzle {

    /** The largest side of a maze whose every step is told. */
    static final int LARGEST_STEP_BY_STEP = 4001;

    private static final int LARGEST = 10_001;

    public static final NumberParameter WIDTH = new NumberParameter("width", 3, LARGEST, true, 39L);
    public static final NumberParameter HEIGHT = new NumberParameter("height", 3, LARGEST, true, 19L);
    public static final NumberParameter SEED = NumberParameter.seed("seed", 1);

    /** How many of the walls that still stand between two cells are opened when the maze is made, in percent. */
    public static final NumberParameter LOOPS = new NumberParameter("loops", 0, 100, false, 0L);

    /** Which active cell the growing tree takes; counts for it alone. */
    public static final ChoiceParameter PICK =
            new ChoiceParameter("pick", GrowingTree.Pick.ids(), GrowingTree.Pick.HALF.id());

    /** What makes a giant maze; counts for it alone. */
    public static final ChoiceParameter MAKER =
            new ChoiceParameter("maker", TreeMaker.ids(), TreeMaker.RECURSIVE_BACKTRACKER.id());

    /** How the finished maze is solved, if it is. */
    public static final ChoiceParameter SOLVE = new ChoiceParameter("solve", WayFinder.choices(), WayFinder.NONE);

    /** Where the way begins: the first cell if nothing is given. */
    public static final TextParameter<Optional<Place>> FROM = place("from");

    /** Where the way leads: the last cell if nothing is given. */
    public static final TextParameter<Optional<Place>> TO = place("to");

    private static final String RECURSIVE_BACKTRACKER = "recursive-backtracker";
    private static final String KRUSKAL = "kruskal";
    private static final String WILSON = "wilson";
    private static final String PRIM = "prim";
    private static final String ELLER = "eller";
    private static final String GROWING_TREE = "growing-tree";
    private static final String SOLVE_LISTING = "solve-";
    private static final String LOOPS_LISTING = "loops";
    private static final String GIANT_LOOPS_LISTING = "giant-loops";

    private static TextParameter<Optional<Place>> place(String name) {
        return new TextParameter<>(name, Optional.empty(), TypedPlace::parse, TypedPlace::format);
    }

    @Override
    public String id() {
        return "maze";
    }

    @Override
    public Vocabulary vocabulary() {
        return MazeEvent.VOCABULARY;
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(PICK, MAKER, WIDTH, HEIGHT, SEED, LOOPS, SOLVE, FROM, TO);
    }

    @Override
    public List<Algorithm> algorithms() {
        return List.of(
                algorithm("recursive-backtracker", RecursiveBacktracker::new, CALL, TRY, UNDO, DEAD_END),
                algorithm(KRUSKAL, KruskalsAlgorithm::new, TRY, REJECT),
                algorithm(WILSON, WilsonsAlgorithm::new, CALL, TRY, REJECT, UNDO),
                algorithm(PRIM, PrimsAlgorithm::new, TRY),
                algorithm(ELLER, EllersAlgorithm::new, TRY, REJECT).counting(MazeEventKind.ROW_BEGUN),
                algorithm("hunt-and-kill", HuntAndKill::new, TRY, REJECT, DEAD_END),
                new Algorithm(
                        GROWING_TREE, given -> solver(given, MazePuzzle::growingTree), TRY, UNDO, DEAD_END, SOLUTION),
                algorithm("aldous-broder", AldousBroder::new, TRY),
                algorithm("binary-tree", BinaryTree::new, TRY),
                algorithm("sidewinder", Sidewinder::new, TRY),
                algorithm("recursive-division", RecursiveDivision::new, CALL, TRY),
                new Algorithm(GiantMaze.ID, given -> GiantMaze.of(given, GiantMaze.room(given)), SOLUTION)
                        .counting(MazeEventKind.PART_CARVED));
    }

    /** What makes a maze of a size, by a seed. */
    private interface Maker {
        Solver of(int rows, int columns, long seed);
    }

    private static Algorithm algorithm(String id, Maker maker, Role... roles) {
        return new Algorithm(
                id,
                given -> solver(given, each -> maker.of(each.integer(HEIGHT), each.integer(WIDTH), each.get(SEED))),
                EnumSet.copyOf(
                        Stream.concat(Stream.of(SOLUTION), Stream.of(roles)).toList()),
                List.of());
    }

    /** Of a maze that is solved, what is counted while it is made and while it is solved. */
    @Override
    public Counted counted(Arguments arguments) {
        var made = algorithm(arguments);
        var roles = EnumSet.copyOf(made.roles());
        finder(arguments).filter(_ -> !isGiant(arguments)).ifPresent(finder -> roles.addAll(finder.roles()));
        return new Counted(
                roles, made.kinds(), finder(arguments).isPresent() ? "maze.result.path" : "maze.result.maze");
    }

    private static Solver growingTree(Arguments given) {
        var pick = GrowingTree.Pick.of(given.get(PICK));
        return new GrowingTree(given.integer(HEIGHT), given.integer(WIDTH), given.get(SEED), pick);
    }

    /** Whether the maze is made part by part, not step by step. */
    public static boolean isGiant(Arguments arguments) {
        return GiantMaze.isAsked(arguments);
    }

    private static @Nullable Ends endsIfSolved(Arguments given) {
        return finder(given).isPresent() ? ends(given) : null;
    }

    /** What makes the maze, and does not solve it. */
    Solver maker(Arguments given) {
        return algorithm(given.with(SOLVE, WayFinder.NONE)).solver().apply(given.with(SOLVE, WayFinder.NONE));
    }

    @Override
    public Optional<HandPlay> handPlay() {
        return Optional.of(new MazeGame());
    }

    private static Solver solver(Arguments given, Function<Arguments, Solver> makers) {
        int rows = given.integer(HEIGHT);
        int columns = given.integer(WIDTH);
        var maker = LoopedMaze.of(makers.apply(given), rows, columns, given.integer(LOOPS), given.get(SEED));
        return finder(given)
                .<Solver>map(finder -> new SolvedMaze(maker, rows, columns, ends(given), finder))
                .orElse(maker);
    }

    /** What the finished maze is solved by, if it is. */
    public static Optional<WayFinder> finder(Arguments arguments) {
        return WayFinder.of(arguments.get(SOLVE));
    }

    /** Where a way through the maze begins and ends. */
    public static Ends ends(Arguments arguments) {
        var last = new Place(arguments.integer(HEIGHT) - 2, arguments.integer(WIDTH) - 2);
        return new Ends(
                arguments.get(FROM).orElse(new Place(1, 1)), arguments.get(TO).orElse(last));
    }

    @Override
    public boolean matters(Parameter<?> parameter, Arguments arguments) {
        if (parameter.equals(PICK)) {
            return arguments.get(algorithmParameter()).equals(GROWING_TREE);
        }
        if (parameter.equals(MAKER)) {
            return isGiant(arguments);
        }
        boolean solved = finder(arguments).isPresent();
        return solved || !(parameter.equals(FROM) || parameter.equals(TO));
    }

    @Override
    public NumberParameter bounded(NumberParameter parameter, Arguments arguments) {
        boolean side = parameter.equals(WIDTH) || parameter.equals(HEIGHT);
        return side && !isGiant(arguments) ? parameter.atMost(LARGEST_STEP_BY_STEP) : parameter;
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var remarks = new ArrayList<Remark>();
        if (isGiant(arguments)) {
            finder(arguments)
                    .filter(finder -> finder != WayFinder.BREADTH_FIRST)
                    .ifPresent(_ -> remarks.add(new Remark(SOLVE.name(), Message.of("maze.giant-solve"), true)));
        } else {
            remarks.addAll(sidesTooLarge(arguments));
        }
        if (finder(arguments).isPresent()) {
            remarks.addAll(endsOutside(arguments));
        }
        return List.copyOf(remarks);
    }

    private static List<Remark> sidesTooLarge(Arguments arguments) {
        var tooLarge = Message.of("maze.too-large", LARGEST_STEP_BY_STEP);
        return Stream.of(WIDTH, HEIGHT)
                .filter(side -> arguments.get(side) > LARGEST_STEP_BY_STEP)
                .map(side -> new Remark(side.name(), tooLarge, true))
                .toList();
    }

    /** A remark for each end of the way that is not in the maze. */
    public static List<Remark> endsOutside(Arguments arguments) {
        var remarks = new ArrayList<Remark>();
        for (var end : List.of(FROM, TO)) {
            arguments.get(end).filter(place -> !isInside(place, arguments)).ifPresent(place -> {
                var outside = Message.of(
                        "maze.place-outside",
                        place.toString(),
                        arguments.integer(WIDTH) - 2,
                        arguments.integer(HEIGHT) - 2);
                remarks.add(new Remark(end.name(), outside, true));
            });
        }
        return remarks;
    }

    private static boolean isInside(Place place, Arguments arguments) {
        return place.row() < arguments.integer(HEIGHT) && place.column() < arguments.integer(WIDTH);
    }

    @Override
    public List<String> listing(Arguments arguments) {
        boolean giant = isGiant(arguments);
        var parts = new ArrayList<String>();
        parts.add(arguments.get(algorithmParameter()));
        if (arguments.integer(LOOPS) > 0) {
            parts.add(giant ? GIANT_LOOPS_LISTING : LOOPS_LISTING);
        }
        finder(arguments).ifPresent(finder -> parts.add(SOLVE_LISTING + (giant ? GiantMaze.ID : finder.id())));
        return List.copyOf(parts);
    }

    @Override
    public List<String> listings() {
        var all = new ArrayList<>(Puzzle.super.listings());
        all.add(LOOPS_LISTING);
        all.add(GIANT_LOOPS_LISTING);
        for (var finder : WayFinder.values()) {
            all.add(SOLVE_LISTING + finder.id());
        }
        all.add(SOLVE_LISTING + GiantMaze.ID);
        return all;
    }

    /** Recursive backtracking comes to each cell, carves all but one passage to them, leaves each, and says it is done. */
    @Override
    public OptionalLong length(Arguments arguments) {
        boolean plain = algorithm(arguments).id().equals(RECURSIVE_BACKTRACKER)
                && arguments.integer(LOOPS) == 0
                && finder(arguments).isEmpty();
        long cells = (long) (arguments.integer(WIDTH) / 2) * (arguments.integer(HEIGHT) / 2);
        return plain ? OptionalLong.of(3 * cells) : OptionalLong.empty();
    }

    @Override
    public Board board(Arguments arguments) {
        return mazeBoard(arguments);
    }

    /** The boards of a giant maze share it with its solver. */
    @Override
    public Instance instance(Arguments arguments) {
        if (!isGiant(arguments)) {
            return Puzzle.super.instance(arguments);
        }
        var maze = GiantMaze.room(arguments);
        var ends = endsIfSolved(arguments);
        return new Instance(
                vocabulary(), () -> new MazeBoard(maze, ends), GiantMaze.of(arguments, maze), counted(arguments));
    }

    /** A new board as it stands before the first event; a giant maze is made for it first, and shown by the events. */
    public MazeBoard mazeBoard(Arguments arguments) {
        var algorithm = arguments.get(algorithmParameter());
        if (isGiant(arguments)) {
            var maze = GiantMaze.room(arguments);
            GiantMaze.of(arguments, maze).solve(_ -> {});
            return new MazeBoard(maze, endsIfSolved(arguments));
        }
        return new MazeBoard(
                arguments.integer(HEIGHT),
                arguments.integer(WIDTH),
                algorithm.equals(WILSON) || algorithm.equals(PRIM),
                algorithm.equals(KRUSKAL) || algorithm.equals(ELLER),
                arguments.integer(LOOPS) > 0,
                endsIfSolved(arguments),
                finder(arguments).orElse(null));
    }
}
