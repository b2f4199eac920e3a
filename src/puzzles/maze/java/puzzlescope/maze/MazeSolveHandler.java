package puzzlescope.maze;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.solve.AnswerSink;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.engine.solve.SolveAnswer;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.maze.GeneratorComparison.Figure;
import puzzlescope.maze.custom.CustomMaze;
import puzzlescope.maze.custom.MazeReader;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.event.MudKind;
import puzzlescope.maze.fast.BreadthFirstFlood;
import puzzlescope.maze.fast.CheapestFlood;
import puzzlescope.maze.fast.LoopOpener;
import puzzlescope.maze.fast.MazeSquares;
import puzzlescope.maze.fast.PassageGrid;
import puzzlescope.maze.fast.SpanningTreeGenerator;

/** Generates a maze as fast as possible, optionally solves it, and writes it as a picture. */
public final class MazeSolveHandler implements SolveHandler {

    static final ChoiceParameter<SpanningTreeGenerator> ALGORITHM =
            ChoiceParameter.of("algorithm", SpanningTreeGenerator.values());
    static final ChoiceParameter<Boolean> SOLVE = ChoiceParameter.yesOrNo("solve");
    /** A given maze instead of a generated one; implies that it is solved. */
    static final TextParameter<Optional<CustomMaze>> MAZE = new TextParameter<Optional<CustomMaze>>(
                    MazePuzzle.MAZE.name(),
                    Optional.empty(),
                    text -> Optional.of(MazeReader.parse(text)),
                    maze -> maze.map(CustomMaze::text).orElse(""))
            .inLines(arguments -> arguments.choosing(SOLVE, true));

    /** Number of mazes per algorithm to compare, or 0. */
    static final NumberParameter COMPARE = new NumberParameter("compare", 0, 10_000, false, 0L);

    /** The algorithm that solves the compared mazes. */
    static final ChoiceParameter<MazeSolver> FINDER =
            new ChoiceParameter<>("finder", List.of(MazeSolver.values()), MazeSolver::id, MazeSolver.BREADTH_FIRST);

    private static final OutputFile IMAGE = new OutputFile("image");

    /** Wider mazes are not drawn as text. */
    private static final int WIDEST_TEXT = 100;

    private static final double NANOS = 1e9;

    @Override
    public String id() {
        return "maze";
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(
                ALGORITHM,
                MazePuzzle.WIDTH,
                MazePuzzle.HEIGHT,
                MazePuzzle.SEED,
                MazePuzzle.LOOPS,
                MAZE,
                SOLVE,
                MazePuzzle.FROM,
                MazePuzzle.TO,
                IMAGE.input(),
                OutputFile.FORCE,
                COMPARE,
                FINDER);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var remarks = new ArrayList<Remark>();
        for (var side : List.of(MazePuzzle.WIDTH, MazePuzzle.HEIGHT)) {
            if (arguments.integer(COMPARE) > 0 && arguments.integer(side) > GeneratorComparison.LARGEST) {
                remarks.add(new Remark(
                        side.name(), Message.of("maze.compare.too-large", GeneratorComparison.LARGEST), true));
            }
        }
        if (solves(arguments)) {
            remarks.addAll(MazePuzzle.endsOutside(ofThePuzzle(arguments)));
        }
        remarks.addAll(IMAGE.problems(arguments));
        return remarks;
    }

    /** Returns the puzzle's arguments that determine the start and goal. */
    private static Arguments ofThePuzzle(Arguments given) {
        var arguments = new MazePuzzle().presets();
        for (var parameter :
                List.<Parameter<?>>of(MazePuzzle.WIDTH, MazePuzzle.HEIGHT, MazePuzzle.FROM, MazePuzzle.TO)) {
            arguments = arguments.with(parameter, given.text(parameter));
        }
        return given.get(MAZE).isPresent()
                ? arguments.with(MazePuzzle.MAZE, given.text(MAZE)).choosing(MazePuzzle.ALGORITHM, MazeGenerator.OWN)
                : arguments;
    }

    private static boolean solves(Arguments arguments) {
        return arguments.get(SOLVE);
    }

    @Override
    public Optional<Message> solve(Arguments arguments, AnswerSink answerSink) {
        if (arguments.integer(COMPARE) > 0) {
            compare(arguments, answerSink);
            return Optional.empty();
        }
        var own = arguments.get(MAZE);
        var grid = own.map(maze -> copy(maze, answerSink)).orElseGet(() -> make(arguments, answerSink));
        if (own.isEmpty() && arguments.integer(MazePuzzle.LOOPS) > 0) {
            open(grid, arguments, answerSink);
        }
        var way = solves(arguments) ? way(grid, arguments, answerSink) : Optional.<BitSet>empty();
        var squares = new MazeSquares(grid, way.orElseGet(BitSet::new));
        if (squares.columns() <= WIDEST_TEXT) {
            answerSink.text(MazeText.of(squares));
        }
        write(squares, arguments, answerSink);
        return solves(arguments) && way.isEmpty() ? Optional.of(Message.of("maze.solve.none-found")) : Optional.empty();
    }

    /** Prints a row for each maze generator: the mean of each statistic and its standard deviation. */
    private static void compare(Arguments given, AnswerSink answerSink) {
        var arguments = new MazePuzzle().presets();
        for (var parameter : List.<Parameter<?>>of(MazePuzzle.WIDTH, MazePuzzle.HEIGHT, MazePuzzle.SEED)) {
            arguments = arguments.with(parameter, given.text(parameter));
        }
        var comparison = new GeneratorComparison(arguments, given.get(FINDER), given.integer(COMPARE));
        comparison.run(() -> answerSink.progress(comparison.done()));
        var rows = GeneratorComparison.makers().stream()
                .map(maker -> row(comparison, maker))
                .toList();
        answerSink.heading(rows.getFirst());
        rows.forEach(answerSink::row);
    }

    private static SolveAnswer row(GeneratorComparison comparison, MazeGenerator maker) {
        var solveAnswer = new SolveAnswer().with("algorithm", maker.id());
        for (var figure : Figure.values()) {
            var sampleStatistics = comparison.statistics(maker, figure);
            solveAnswer
                    .with(figure.id(), sampleStatistics.mean())
                    .with(figure.id() + "-deviation", sampleStatistics.deviation());
        }
        return solveAnswer;
    }

    private static PassageGrid copy(CustomMaze maze, AnswerSink answerSink) {
        var grid = PassageGrid.copy(maze.rows() / 2, maze.columns() / 2, maze::isOpen);
        int cells = grid.cellCount();
        answerSink.print(new SolveAnswer().with("cells", cells).with("dead-ends", (double) grid.deadEnds() / cells));
        return grid;
    }

    private static PassageGrid make(Arguments arguments, AnswerSink answerSink) {
        var maker = arguments.get(ALGORITHM);
        var grid = new PassageGrid(arguments.integer(MazePuzzle.HEIGHT) / 2, arguments.integer(MazePuzzle.WIDTH) / 2);
        long began = System.nanoTime();
        maker.make(grid, MazePuzzle.giantSeed(arguments), cells -> answerSink.progress((double) cells / grid.size()));
        double seconds = (System.nanoTime() - began) / NANOS;
        answerSink.print(new SolveAnswer()
                .with("algorithm", maker.id())
                .with("cells", grid.size())
                .with("seconds", seconds)
                .with("cells-per-second", Math.round(grid.size() / seconds))
                .with("dead-ends", (double) grid.deadEnds() / grid.size()));
        return grid;
    }

    private static void open(PassageGrid grid, Arguments arguments, AnswerSink answerSink) {
        long began = System.nanoTime();
        var loops = new LoopOpener(grid, arguments.integer(MazePuzzle.LOOPS), MazePuzzle.giantSeed(arguments));
        loops.open(walls -> answerSink.progress((double) walls / Math.max(1, loops.opened())));
        answerSink.print(new SolveAnswer()
                .with("loops", loops.opened())
                .with("opening-seconds", (System.nanoTime() - began) / NANOS)
                .with("dead-ends", (double) grid.deadEnds() / grid.size()));
    }

    /** Returns the shortest path; empty if there is none. */
    private static Optional<BitSet> way(PassageGrid grid, Arguments arguments, AnswerSink answerSink) {
        var endpoints = MazePuzzle.endpoints(ofThePuzzle(arguments));
        var muddy = arguments.get(MAZE).filter(CustomMaze::isMuddy);
        if (muddy.isPresent()) {
            return cheapest(grid, muddy.get(), endpoints, answerSink);
        }
        long began = System.nanoTime();
        var flood = endpoints.goals().stream()
                .map(goal -> BreadthFirstFlood.search(
                        grid, index(grid, endpoints.from()), index(grid, goal), (_, _, _) -> {}))
                .min(Comparator.comparingLong(each -> each.isFound() ? each.length() : Long.MAX_VALUE))
                .orElseThrow();
        double seconds = (System.nanoTime() - began) / NANOS;
        if (!flood.isFound()) {
            answerSink.print(new SolveAnswer().with("looked-at", flood.looked()));
            return Optional.empty();
        }
        answerSink.print(new SolveAnswer()
                .with("steps", flood.length())
                .with("looked-at", flood.looked())
                .with("solving-seconds", seconds)
                .with("looked-at-per-second", Math.round(flood.looked() / seconds)));
        return Optional.of(set(flood.way()));
    }

    /** Returns the path of least cost, which in mud may not have the fewest steps; empty if there is none. */
    private static Optional<BitSet> cheapest(
            PassageGrid grid, CustomMaze maze, Endpoints endpoints, AnswerSink answerSink) {
        long began = System.nanoTime();
        var goals = new BitSet();
        endpoints.goals().forEach(goal -> goals.set(index(grid, goal)));
        var flood = CheapestFlood.search(grid, index(grid, endpoints.from()), goals, (cell, next) -> {
            // The square halfway between the two cells, in squares of the maze.
            int row = grid.row(cell) + grid.row(next) + 1;
            int column = grid.column(cell) + grid.column(next) + 1;
            return maze.isMuddy(row, column) ? MudKind.COST : 1;
        });
        double seconds = (System.nanoTime() - began) / NANOS;
        if (!flood.isFound()) {
            answerSink.print(new SolveAnswer().with("looked-at", flood.looked()));
            return Optional.empty();
        }
        int[] way = flood.way();
        answerSink.print(new SolveAnswer()
                .with("steps", way.length - 1)
                .with("cost", flood.cost())
                .with("looked-at", flood.looked())
                .with("solving-seconds", seconds)
                .with("looked-at-per-second", Math.round(flood.looked() / seconds)));
        return Optional.of(set(way));
    }

    private static BitSet set(int[] cells) {
        var set = new BitSet();
        for (int cell : cells) {
            set.set(cell);
        }
        return set;
    }

    private static int index(PassageGrid grid, MazePosition mazePosition) {
        return grid.index(mazePosition.row() / 2, mazePosition.column() / 2);
    }

    private static void write(MazeSquares squares, Arguments arguments, AnswerSink answerSink) {
        long began = System.nanoTime();
        if (IMAGE.write(arguments, channel -> MazePng.write(squares, solves(arguments), channel))) {
            answerSink.print(new SolveAnswer()
                    .with("image", IMAGE.of(arguments).orElseThrow().toString())
                    .with("pixels", (long) squares.columns() * squares.rows())
                    .with("image-seconds", (System.nanoTime() - began) / NANOS));
        }
    }
}
