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
import puzzlescope.engine.solve.Answer;
import puzzlescope.engine.solve.Answers;
import puzzlescope.engine.solve.AskedFile;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.maze.MakerComparison.Figure;
import puzzlescope.maze.event.Ends;
import puzzlescope.maze.event.MudKind;
import puzzlescope.maze.event.Place;
import puzzlescope.maze.event.WayFinder;
import puzzlescope.maze.fast.BreadthFirstFlood;
import puzzlescope.maze.fast.CheapestFlood;
import puzzlescope.maze.fast.LoopOpener;
import puzzlescope.maze.fast.MazeSquares;
import puzzlescope.maze.fast.PassageGrid;
import puzzlescope.maze.fast.TreeMaker;
import puzzlescope.maze.own.MazeReader;
import puzzlescope.maze.own.OwnMaze;

/** Generates a maze as fast as possible, optionally solves it, and writes it as a picture. */
public final class MazeSolveHandler implements SolveHandler {

    static final ChoiceParameter<TreeMaker> ALGORITHM =
            new ChoiceParameter<>("algorithm", List.of(TreeMaker.values()), TreeMaker::id);
    static final ChoiceParameter<Boolean> SOLVE = ChoiceParameter.yesOrNo("solve");
    /** A given maze instead of a generated one; implies that it is solved. */
    static final TextParameter<Optional<OwnMaze>> MAZE = new TextParameter<Optional<OwnMaze>>(
                    MazePuzzle.MAZE.name(),
                    Optional.empty(),
                    text -> Optional.of(MazeReader.parse(text)),
                    maze -> maze.map(OwnMaze::text).orElse(""))
            .inLines(arguments -> arguments.choosing(SOLVE, true));

    /** Number of mazes per algorithm to compare, or 0. */
    static final NumberParameter COMPARE = new NumberParameter("compare", 0, 10_000, false, 0L);

    /** The algorithm that solves the compared mazes. */
    static final ChoiceParameter<WayFinder> FINDER =
            new ChoiceParameter<>("finder", List.of(WayFinder.values()), WayFinder::id, WayFinder.BREADTH_FIRST);

    private static final AskedFile IMAGE = new AskedFile("image");

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
                AskedFile.FORCE,
                COMPARE,
                FINDER);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var remarks = new ArrayList<Remark>();
        for (var side : List.of(MazePuzzle.WIDTH, MazePuzzle.HEIGHT)) {
            if (arguments.integer(COMPARE) > 0 && arguments.integer(side) > MakerComparison.LARGEST) {
                remarks.add(
                        new Remark(side.name(), Message.of("maze.compare.too-large", MakerComparison.LARGEST), true));
            }
        }
        if (solves(arguments)) {
            remarks.addAll(MazePuzzle.endsOutside(ofThePuzzle(arguments)));
        }
        remarks.addAll(IMAGE.obstacles(arguments));
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
    public Optional<Message> solve(Arguments arguments, Answers answers) {
        if (arguments.integer(COMPARE) > 0) {
            compare(arguments, answers);
            return Optional.empty();
        }
        var own = arguments.get(MAZE);
        var grid = own.map(maze -> copy(maze, answers)).orElseGet(() -> make(arguments, answers));
        if (own.isEmpty() && arguments.integer(MazePuzzle.LOOPS) > 0) {
            open(grid, arguments, answers);
        }
        var way = solves(arguments) ? way(grid, arguments, answers) : Optional.<BitSet>empty();
        var squares = new MazeSquares(grid, way.orElseGet(BitSet::new));
        if (squares.columns() <= WIDEST_TEXT) {
            answers.text(MazeText.of(squares));
        }
        write(squares, arguments, answers);
        return solves(arguments) && way.isEmpty() ? Optional.of(Message.of("maze.solve.none-found")) : Optional.empty();
    }

    /** Prints a row for each maze generator: the mean of each statistic and its standard deviation. */
    private static void compare(Arguments given, Answers answers) {
        var arguments = new MazePuzzle().presets();
        for (var parameter : List.<Parameter<?>>of(MazePuzzle.WIDTH, MazePuzzle.HEIGHT, MazePuzzle.SEED)) {
            arguments = arguments.with(parameter, given.text(parameter));
        }
        var comparison = new MakerComparison(arguments, given.get(FINDER), given.integer(COMPARE));
        comparison.run(() -> answers.progress(comparison.done()));
        var rows = MakerComparison.makers().stream()
                .map(maker -> row(comparison, maker))
                .toList();
        answers.heading(rows.getFirst());
        rows.forEach(answers::row);
    }

    private static Answer row(MakerComparison comparison, MazeGenerator maker) {
        var answer = new Answer().with("algorithm", maker.id());
        for (var figure : Figure.values()) {
            var spread = comparison.spread(maker, figure);
            answer.with(figure.id(), spread.mean()).with(figure.id() + "-deviation", spread.deviation());
        }
        return answer;
    }

    private static PassageGrid copy(OwnMaze maze, Answers answers) {
        var grid = PassageGrid.copy(maze.rows() / 2, maze.columns() / 2, maze::isOpen);
        int cells = grid.cellCount();
        answers.say(new Answer().with("cells", cells).with("dead-ends", (double) grid.deadEnds() / cells));
        return grid;
    }

    private static PassageGrid make(Arguments arguments, Answers answers) {
        var maker = arguments.get(ALGORITHM);
        var grid = new PassageGrid(arguments.integer(MazePuzzle.HEIGHT) / 2, arguments.integer(MazePuzzle.WIDTH) / 2);
        long began = System.nanoTime();
        maker.make(grid, arguments.get(MazePuzzle.SEED), cells -> answers.progress((double) cells / grid.size()));
        double seconds = (System.nanoTime() - began) / NANOS;
        answers.say(new Answer()
                .with("algorithm", maker.id())
                .with("cells", grid.size())
                .with("seconds", seconds)
                .with("cells-per-second", Math.round(grid.size() / seconds))
                .with("dead-ends", (double) grid.deadEnds() / grid.size()));
        return grid;
    }

    private static void open(PassageGrid grid, Arguments arguments, Answers answers) {
        long began = System.nanoTime();
        var loops = new LoopOpener(grid, arguments.integer(MazePuzzle.LOOPS), arguments.get(MazePuzzle.SEED));
        loops.open(walls -> answers.progress((double) walls / Math.max(1, loops.opened())));
        answers.say(new Answer()
                .with("loops", loops.opened())
                .with("opening-seconds", (System.nanoTime() - began) / NANOS)
                .with("dead-ends", (double) grid.deadEnds() / grid.size()));
    }

    /** Returns the shortest path; empty if there is none. */
    private static Optional<BitSet> way(PassageGrid grid, Arguments arguments, Answers answers) {
        var ends = MazePuzzle.ends(ofThePuzzle(arguments));
        var muddy = arguments.get(MAZE).filter(OwnMaze::isMuddy);
        if (muddy.isPresent()) {
            return cheapest(grid, muddy.get(), ends, answers);
        }
        long began = System.nanoTime();
        var flood = ends.goals().stream()
                .map(goal ->
                        BreadthFirstFlood.search(grid, index(grid, ends.from()), index(grid, goal), (_, _, _) -> {}))
                .min(Comparator.comparingLong(each -> each.isFound() ? each.length() : Long.MAX_VALUE))
                .orElseThrow();
        double seconds = (System.nanoTime() - began) / NANOS;
        if (!flood.isFound()) {
            answers.say(new Answer().with("looked-at", flood.looked()));
            return Optional.empty();
        }
        answers.say(new Answer()
                .with("steps", flood.length())
                .with("looked-at", flood.looked())
                .with("solving-seconds", seconds)
                .with("looked-at-per-second", Math.round(flood.looked() / seconds)));
        return Optional.of(set(flood.way()));
    }

    /** Returns the path of least cost, which in mud may not have the fewest steps; empty if there is none. */
    private static Optional<BitSet> cheapest(PassageGrid grid, OwnMaze maze, Ends ends, Answers answers) {
        long began = System.nanoTime();
        var goals = new BitSet();
        ends.goals().forEach(goal -> goals.set(index(grid, goal)));
        var flood = CheapestFlood.search(grid, index(grid, ends.from()), goals, (cell, next) -> {
            // The square halfway between the two cells, in squares of the maze.
            int row = grid.row(cell) + grid.row(next) + 1;
            int column = grid.column(cell) + grid.column(next) + 1;
            return maze.isMuddy(row, column) ? MudKind.COST : 1;
        });
        double seconds = (System.nanoTime() - began) / NANOS;
        if (!flood.isFound()) {
            answers.say(new Answer().with("looked-at", flood.looked()));
            return Optional.empty();
        }
        int[] way = flood.way();
        answers.say(new Answer()
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

    private static int index(PassageGrid grid, Place place) {
        return grid.index(place.row() / 2, place.column() / 2);
    }

    private static void write(MazeSquares squares, Arguments arguments, Answers answers) {
        long began = System.nanoTime();
        if (IMAGE.write(arguments, channel -> MazePng.write(squares, solves(arguments), channel))) {
            answers.say(new Answer()
                    .with("image", IMAGE.of(arguments).orElseThrow().toString())
                    .with("pixels", (long) squares.columns() * squares.rows())
                    .with("image-seconds", (System.nanoTime() - began) / NANOS));
        }
    }
}
