package puzzlescope.command.solve;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.core.puzzle.maze.MazePuzzle;
import puzzlescope.core.puzzle.maze.event.Place;
import puzzlescope.core.puzzle.maze.fast.BreadthFirstFlood;
import puzzlescope.core.puzzle.maze.fast.LoopOpener;
import puzzlescope.core.puzzle.maze.fast.MazeSquares;
import puzzlescope.core.puzzle.maze.fast.PassageGrid;
import puzzlescope.core.puzzle.maze.fast.TreeMaker;

/** Makes a maze as fast as it can be made, solves it if asked to, and writes it as a picture. */
public final class MazeSolveHandler implements SolveHandler {

    static final ChoiceParameter<TreeMaker> ALGORITHM =
            new ChoiceParameter<>("algorithm", List.of(TreeMaker.values()), TreeMaker::id);
    static final ChoiceParameter<Boolean> SOLVE = ChoiceParameter.yesOrNo("solve");
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
                SOLVE,
                MazePuzzle.FROM,
                MazePuzzle.TO,
                IMAGE.input(),
                AskedFile.FORCE);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var remarks = new ArrayList<Remark>();
        if (solves(arguments)) {
            remarks.addAll(MazePuzzle.endsOutside(arguments));
        }
        remarks.addAll(IMAGE.obstacles(arguments));
        return remarks;
    }

    private static boolean solves(Arguments arguments) {
        return arguments.get(SOLVE);
    }

    @Override
    public Optional<Message> solve(Arguments arguments, Answers answers) {
        var grid = make(arguments, answers);
        if (arguments.integer(MazePuzzle.LOOPS) > 0) {
            open(grid, arguments, answers);
        }
        var way = new BitSet();
        if (solves(arguments)) {
            way = way(grid, arguments, answers);
        }
        var squares = new MazeSquares(grid, way);
        if (squares.columns() <= WIDEST_TEXT) {
            answers.text(MazeText.of(squares));
        }
        write(squares, arguments, answers);
        return Optional.empty();
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

    private static BitSet way(PassageGrid grid, Arguments arguments, Answers answers) {
        var ends = MazePuzzle.ends(arguments);
        long began = System.nanoTime();
        var flood = BreadthFirstFlood.search(grid, index(grid, ends.from()), index(grid, ends.to()), (_, _, _) -> {});
        double seconds = (System.nanoTime() - began) / NANOS;
        answers.say(new Answer()
                .with("steps", flood.length())
                .with("looked-at", flood.looked())
                .with("solving-seconds", seconds)
                .with("looked-at-per-second", Math.round(flood.looked() / seconds)));
        var way = new BitSet();
        for (int cell : flood.way()) {
            way.set(cell);
        }
        return way;
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
