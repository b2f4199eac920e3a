package puzzlescope.maze.generator;

import java.math.BigInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.run.TeeSink;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.event.LoopKind;
import puzzlescope.maze.event.MudKind;

/**
 * Generates a maze, then changes some of its walls or passages.
 *
 * <p>Input: the generator, and the percentage to change. Output: the same maze with that share changed, rounded to a
 * whole number. Time and space are linear in the cells. The changes are picked by a shuffle with random numbers of its
 * own, so that the maze is the one that the seed gives without them.
 */
public final class AlteredMaze implements Solver {

    /** The kind of change. */
    public enum Change {
        /** Opens walls between two cells; each adds one loop. */
        LOOPS(0x6C6F6F7073L, CellBorders::walls, LoopKind.LOOPS_BEGUN, LoopKind.LOOP_OPENED, LoopKind.LOOPS_ENDED),
        /** Adds mud to passages, so that a step through them costs more. */
        MUD(0x6D7564L, CellBorders::passages, MudKind.MUD_BEGUN, MudKind.MUD_LAID, MudKind.MUD_ENDED);

        /** Separates the random numbers from those that generated the maze. */
        private final long ownDraws;

        private final Function<CarvingBoard, CellBorders> all;
        private final EventKind begun;
        private final EventKind changed;
        private final EventKind ended;

        Change(
                long ownDraws,
                Function<CarvingBoard, CellBorders> all,
                EventKind begun,
                EventKind changed,
                EventKind ended) {
            this.ownDraws = ownDraws;
            this.all = all;
            this.begun = begun;
            this.changed = changed;
            this.ended = ended;
        }

        /**
         * Returns the generator with these changes; the generator itself if there are none.
         *
         * @param boards creates boards before the generation
         */
        public Solver of(Solver maker, Supplier<CarvingBoard> boards, int percent, BigInteger seed) {
            return percent == 0 ? maker : new AlteredMaze(this, maker, boards, percent, seed);
        }
    }

    private final Change change;
    private final Solver maker;
    private final Supplier<CarvingBoard> boards;
    private final int percent;
    private final PythonRandom random;

    private AlteredMaze(Change change, Solver maker, Supplier<CarvingBoard> boards, int percent, BigInteger seed) {
        this.change = change;
        this.maker = maker;
        this.boards = boards;
        this.percent = percent;
        random = new PythonRandom(seed.xor(BigInteger.valueOf(change.ownDraws)));
    }

    @Override
    public RunOutcome solve(EventSink sink) {
        var maze = boards.get();
        var runOutcome = maker.solve(new TeeSink(sink, maze::apply));
        var cellBorders = change.all.apply(maze);
        int many = cellBorders.share(percent);
        sink.emit(change.begun, cellBorders.count(), many);
        cellBorders.draw(
                many,
                random,
                sink,
                (row, column, side, number) -> sink.emit(change.changed, row, column, side.ordinal(), number));
        sink.emit(change.ended, many, cellBorders.count() - many);
        return runOutcome;
    }
}
