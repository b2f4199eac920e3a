package puzzlescope.maze;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.event.MazeSolver;

/**
 * Compares all algorithms that generate mazes of cells: each generates the same number of mazes of one size, with the
 * same seeds, which one solver then solves. One thread adds results, any thread may read them.
 */
public final class GeneratorComparison {

    /** A figure that is compared. */
    public enum Figure implements ConstantId {
        DEAD_ENDS(MazeFigures::deadEnds, true),
        CORRIDOR(MazeFigures::corridor, false),
        WAY(MazeFigures::way, false),
        LOOKED(MazeFigures::looked, true);

        private final ToDoubleFunction<MazeFigures> value;
        private final boolean share;

        Figure(ToDoubleFunction<MazeFigures> value, boolean share) {
            this.value = value;
            this.share = share;
        }

        /** Returns whether it is a share, which is displayed in percent. */
        public boolean isShare() {
            return share;
        }
    }

    /** The largest side; larger mazes would take minutes. */
    public static final int LARGEST = 201;

    private final Arguments arguments;
    private final int rows;
    private final int columns;
    private final MazeSolver finder;
    private final BigInteger firstSeed;
    private final int seeds;
    private final SampleStatistics[][] spreads =
            new SampleStatistics[MazeGenerator.values().length][Figure.values().length];
    private int done;

    /**
     * @param arguments the size of the mazes, the first seed, and the choice of the growing tree
     * @param seeds the number of mazes for each generator
     */
    public GeneratorComparison(Arguments arguments, MazeSolver finder, int seeds) {
        this.arguments = arguments;
        this.finder = finder;
        this.seeds = seeds;
        rows = Math.min(LARGEST, arguments.integer(MazePuzzle.HEIGHT));
        columns = Math.min(LARGEST, arguments.integer(MazePuzzle.WIDTH));
        firstSeed = arguments.get(MazePuzzle.SEED);
        for (var each : spreads) {
            Arrays.fill(each, SampleStatistics.NONE);
        }
    }

    public static List<MazeGenerator> makers() {
        return Arrays.stream(MazeGenerator.values())
                .filter(maker -> !maker.isGiant() && maker != MazeGenerator.OWN)
                .toList();
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public int seeds() {
        return seeds;
    }

    /** Generates all mazes, each seed with all generators before the next. {@code checkStopped} may throw to end it. */
    public void run(Runnable checkStopped) {
        for (int i = 0; i < seeds; i++) {
            for (var maker : makers()) {
                checkStopped.run();
                add(maker, measured(maker, firstSeed.add(BigInteger.valueOf(i))));
            }
        }
    }

    private MazeFigures measured(MazeGenerator maker, BigInteger seed) {
        var generatorSpec = maker.spec(arguments);
        var board = generatorSpec.plainBoard(rows, columns);
        generatorSpec.factory().of(rows, columns, seed).solve(board::apply);
        return MazeFigures.of(
                board, new Endpoints(new MazePosition(1, 1), new MazePosition(rows - 2, columns - 2)), finder);
    }

    private synchronized void add(MazeGenerator maker, MazeFigures figures) {
        var of = spreads[maker.ordinal()];
        for (var figure : Figure.values()) {
            of[figure.ordinal()] = of[figure.ordinal()].with(figure.value.applyAsDouble(figures));
        }
        done++;
    }

    public synchronized SampleStatistics statistics(MazeGenerator maker, Figure figure) {
        return spreads[maker.ordinal()][figure.ordinal()];
    }

    /** The progress, from 0 to 1. */
    public synchronized double done() {
        return (double) done / (seeds * makers().size());
    }
}
