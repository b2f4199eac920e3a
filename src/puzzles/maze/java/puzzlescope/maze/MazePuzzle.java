package puzzlescope.maze;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.rng.core.source64.SplitMix64;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.InstanceSizes;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.maze.custom.CustomMaze;
import puzzlescope.maze.custom.ExampleMazes;
import puzzlescope.maze.custom.MazePacking;
import puzzlescope.maze.custom.MazeReader;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.event.MudKind;
import puzzlescope.maze.fast.SpanningTreeGenerator;
import puzzlescope.maze.generator.GrowingTree;

/** Generates a maze and optionally solves it. */
public final class MazePuzzle implements Puzzle {

    private static final int LARGEST = 10_001;

    /** The solver that textbooks compare each solver with. */
    private static final Map<MazeSolver, MazeSolver> SOLVERS = Map.of(
            MazeSolver.DEPTH_FIRST,
            MazeSolver.BREADTH_FIRST,
            MazeSolver.BREADTH_FIRST,
            MazeSolver.DEPTH_FIRST,
            MazeSolver.A_STAR,
            MazeSolver.BREADTH_FIRST,
            MazeSolver.DEAD_END_FILLING,
            MazeSolver.WALL_FOLLOWER,
            MazeSolver.WALL_FOLLOWER,
            MazeSolver.DEPTH_FIRST,
            MazeSolver.GREEDY_BEST_FIRST,
            MazeSolver.A_STAR,
            MazeSolver.DIJKSTRA,
            MazeSolver.A_STAR);

    public static final NumberParameter WIDTH = new NumberParameter("width", 3, LARGEST, true, 39L);
    public static final NumberParameter HEIGHT = new NumberParameter("height", 3, LARGEST, true, 19L);
    public static final SeedParameter SEED = SeedParameter.of("seed", 1);

    /** The percentage of the remaining walls between two cells that is opened after generation. */
    public static final NumberParameter LOOPS = new NumberParameter("loops", 0, 100, false, 0L);

    /** The choice of the active cell; matters for the growing tree only. */
    public static final ChoiceParameter<GrowingTree.Pick> PICK = new ChoiceParameter<>(
            "pick", List.of(GrowingTree.Pick.values()), GrowingTree.Pick::id, GrowingTree.Pick.HALF);

    /** The algorithm of a giant maze; matters for that only. */
    public static final ChoiceParameter<SpanningTreeGenerator> MAKER =
            ChoiceParameter.of("maker", SpanningTreeGenerator.values());

    /** A maze that a person has written; matters for the algorithm that copies it only. */
    public static final TextParameter<CustomMaze> MAZE = new TextParameter<>(
                    "maze", ExampleMazes.LOOPS.maze(), MazeReader::parse, CustomMaze::text)
            .inLines(arguments -> arguments.choosing(MazePuzzle.ALGORITHM, MazeGenerator.OWN))
            .packedBy(new MazePacking());

    /** The solver of the finished maze, if any. */
    public static final ChoiceParameter<Optional<MazeSolver>> SOLVE = new ChoiceParameter<>(
            "solve", MazeSolver.choices(), finder -> finder.map(MazeSolver::id).orElse("none"));

    /** The start of the path; empty for the first cell. */
    public static final TextParameter<Optional<MazePosition>> FROM =
            new TextParameter<>("from", Optional.empty(), MazeCellFormat::parse, MazeCellFormat::format);

    /** The goals of the path, of which any will do; empty for the last cell. */
    public static final TextParameter<List<MazePosition>> TO =
            new TextParameter<>("to", List.of(), MazeCellFormat::parseAll, MazeCellFormat::format);

    /** The percentage of passages between two cells that is muddy. */
    public static final NumberParameter MUD = new NumberParameter("mud", 0, 100, false, 0L);

    public static final ChoiceParameter<MazeGenerator> ALGORITHM =
            ChoiceParameter.of("algorithm", MazeGenerator.values());

    @Override
    public String id() {
        return "maze";
    }

    /** A maze in which breadth-first search visits less than half of the cells that depth-first search does. */
    @Override
    public Arguments firstRun() {
        return presets().choosing(WIDTH, 27L).choosing(HEIGHT, 13L).with(SEED, "9");
    }

    @Override
    public StepQuestions stepQuestions(Arguments arguments) {
        return new MazeStepQuestions(
                arguments.get(ALGORITHM), arguments.get(SOLVE), MazeGenerator.mayHaveLoops(arguments));
    }

    @Override
    public ChoiceParameter<MazeGenerator> algorithmParameter() {
        return ALGORITHM;
    }

    @Override
    public List<String> textbookAlgorithms() {
        return List.of("recursive-backtracker", "kruskal", "prim");
    }

    @Override
    public List<Rivalry<?>> rivals() {
        return List.of(
                new Rivalry<>(
                        ALGORITHM,
                        Map.ofEntries(
                                Map.entry(MazeGenerator.RECURSIVE_BACKTRACKER, MazeGenerator.PRIM),
                                Map.entry(MazeGenerator.KRUSKAL, MazeGenerator.PRIM),
                                Map.entry(MazeGenerator.BORUVKA, MazeGenerator.KRUSKAL),
                                Map.entry(MazeGenerator.WILSON, MazeGenerator.ALDOUS_BRODER),
                                Map.entry(MazeGenerator.PRIM, MazeGenerator.RECURSIVE_BACKTRACKER),
                                Map.entry(MazeGenerator.PRIM_BY_WALLS, MazeGenerator.PRIM),
                                Map.entry(MazeGenerator.ELLER, MazeGenerator.KRUSKAL),
                                Map.entry(MazeGenerator.HUNT_AND_KILL, MazeGenerator.RECURSIVE_BACKTRACKER),
                                Map.entry(MazeGenerator.GROWING_TREE, MazeGenerator.RECURSIVE_BACKTRACKER),
                                Map.entry(MazeGenerator.ALDOUS_BRODER, MazeGenerator.WILSON),
                                Map.entry(MazeGenerator.BINARY_TREE, MazeGenerator.SIDEWINDER),
                                Map.entry(MazeGenerator.SIDEWINDER, MazeGenerator.BINARY_TREE),
                                Map.entry(MazeGenerator.RECURSIVE_DIVISION, MazeGenerator.RECURSIVE_BACKTRACKER))),
                new Rivalry<>(
                        SOLVE,
                        SOLVERS.entrySet().stream()
                                .collect(Collectors.toMap(
                                        entry -> Optional.of(entry.getKey()),
                                        entry -> Optional.of(entry.getValue())))));
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(PICK, MAKER, MAZE, WIDTH, HEIGHT, SEED, LOOPS, SOLVE, FROM, TO, MUD);
    }

    @Override
    public List<Parameter<?>> mainInputs() {
        return List.of(SOLVE);
    }

    @Override
    public Optional<Choice<?>> ownInstance() {
        return Optional.of(new Choice<>(ALGORITHM, MazeGenerator.OWN));
    }

    @Override
    public List<ChoiceParameter<?>> compared(Arguments arguments) {
        if (arguments.get(ALGORITHM) == MazeGenerator.OWN) {
            return List.of(SOLVE);
        }
        return finder(arguments).isPresent() ? List.of(SOLVE, ALGORITHM) : List.of(ALGORITHM, SOLVE);
    }

    @Override
    public Optional<InstanceSizes> instanceSizes() {
        return Optional.of(new InstanceSizes(List.of(WIDTH, HEIGHT), 5, 4, 201));
    }

    @Override
    public List<String> listings() {
        return Stream.concat(Puzzle.super.listings().stream(), MazeGenerator.furtherListings().stream())
                .toList();
    }

    @Override
    public Optional<GameRules> gameRules() {
        return Optional.of(new MazeGame());
    }

    @Override
    public Optional<ProgramRules> programRules() {
        return Optional.of(new MazeProgramRules());
    }

    /** Returns the solver of the finished maze, if any; a program walks as depth-first search does. */
    public static Optional<MazeSolver> finder(Arguments arguments) {
        return arguments.program().isPresent() ? Optional.of(MazeSolver.DEPTH_FIRST) : arguments.get(SOLVE);
    }

    /** Returns the written maze, if it is what is generated. */
    public static Optional<CustomMaze> customMaze(Arguments arguments) {
        return arguments.get(ALGORITHM) == MazeGenerator.OWN ? Optional.of(arguments.get(MAZE)) : Optional.empty();
    }

    /** Returns the seed of a giant maze: the number itself if it has 64 bits, otherwise a mixture of all of its bits. */
    static long giantSeed(Arguments arguments) {
        var rest = arguments.get(SEED);
        long mixed = rest.longValue();
        while (rest.bitLength() >= Long.SIZE) {
            rest = rest.shiftRight(Long.SIZE);
            mixed = new SplitMix64(mixed).nextLong() ^ rest.longValue();
        }
        return mixed;
    }

    public static int rows(Arguments arguments) {
        return customMaze(arguments).map(CustomMaze::rows).orElseGet(() -> arguments.integer(HEIGHT));
    }

    public static int columns(Arguments arguments) {
        return customMaze(arguments).map(CustomMaze::columns).orElseGet(() -> arguments.integer(WIDTH));
    }

    /** Returns the ends of the path through the maze. */
    public static Endpoints endpoints(Arguments arguments) {
        var last = new MazePosition(rows(arguments) - 2, columns(arguments) - 2);
        var preset =
                customMaze(arguments).map(CustomMaze::endpoints).orElse(new Endpoints(new MazePosition(1, 1), last));
        var goals = arguments.get(TO);
        return new Endpoints(arguments.get(FROM).orElse(preset.from()), goals.isEmpty() ? preset.goals() : goals);
    }

    @Override
    public boolean matters(Parameter<?> parameter, Arguments arguments) {
        boolean solved = finder(arguments).isPresent();
        return Puzzle.super.matters(parameter, arguments)
                && (solved || !(parameter.equals(FROM) || parameter.equals(TO)));
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var remarks = new ArrayList<>(Puzzle.super.check(arguments));
        if (arguments.get(ALGORITHM).isGiant()) {
            finder(arguments)
                    .filter(finder -> finder != MazeSolver.BREADTH_FIRST)
                    .ifPresent(_ -> remarks.add(new Remark(SOLVE.name(), Message.of("maze.giant-solve"), true)));
            if (finder(arguments).isPresent() && arguments.get(TO).size() > 1) {
                remarks.add(new Remark(TO.name(), Message.of("maze.giant-goals"), true));
            }
        }
        boolean large = Math.max(rows(arguments), columns(arguments)) > MudKind.LARGEST_SIDE;
        if (large && MazeGenerator.isMuddy(arguments)) {
            remarks.add(new Remark(MUD.name(), Message.of("maze.mud-too-large", MudKind.LARGEST_SIDE), true));
        }
        if (finder(arguments).isPresent()) {
            remarks.addAll(endsOutside(arguments));
        }
        return List.copyOf(remarks);
    }

    public static List<Remark> endsOutside(Arguments arguments) {
        var remarks = new ArrayList<Remark>();
        for (var end : List.of(FROM, TO)) {
            places(end, arguments)
                    .filter(mazePosition -> !isInside(mazePosition, arguments))
                    .forEach(mazePosition -> {
                        var outside = Message.of(
                                "maze.place-outside",
                                mazePosition.toString(),
                                columns(arguments) - 2,
                                rows(arguments) - 2);
                        remarks.add(new Remark(end.name(), outside, true));
                    });
        }
        return remarks.isEmpty() ? endsInWalls(arguments) : remarks;
    }

    private static List<Remark> endsInWalls(Arguments arguments) {
        var remarks = new ArrayList<Remark>();
        for (var end : List.of(FROM, TO)) {
            places(end, arguments)
                    .filter(mazePosition -> customMaze(arguments)
                            .filter(maze -> !maze.isOpen(mazePosition.row(), mazePosition.column()))
                            .isPresent())
                    .forEach(mazePosition -> remarks.add(
                            new Remark(end.name(), Message.of("maze.place-wall", mazePosition.toString()), true)));
        }
        return remarks;
    }

    /** Returns the places given for the start or the goals. */
    private static Stream<MazePosition> places(TextParameter<?> end, Arguments arguments) {
        return end.equals(FROM) ? arguments.get(FROM).stream() : arguments.get(TO).stream();
    }

    private static boolean isInside(MazePosition mazePosition, Arguments arguments) {
        return mazePosition.row() < rows(arguments) && mazePosition.column() < columns(arguments);
    }
}
