package puzzlescope.maze;

import java.util.Optional;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.maze.board.GiantMazeHistory;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.GiantKind;
import puzzlescope.maze.fast.BreadthFirstFlood;
import puzzlescope.maze.fast.LoopOpener;
import puzzlescope.maze.fast.PassageGrid;
import puzzlescope.maze.fast.SpanningTreeGenerator;

/**
 * Generates a maze of millions of cells with an algorithm of {@link SpanningTreeGenerator}, which names its sources, opens loops by
 * {@link LoopOpener} and optionally solves it by {@link BreadthFirstFlood}; emits an event for each part of the work,
 * not for each cell.
 *
 * <p>Input: odd rows and columns of squares. Output: a spanning tree of the cells, optionally with loops, in a
 * {@link GiantMazeHistory}. Cost: that of the generator and of the search, and one scan of all cells for each part. The
 * seed determines all random choices, and gives a different maze than the step-by-step algorithms. There always is a
 * solution.
 *
 * @param loops the percentage of the remaining walls that is opened in the end
 * @param ends the ends of the path to find, if any
 */
record GiantMaze(SpanningTreeGenerator maker, long seed, int loops, GiantMazeHistory maze, Optional<Endpoints> ends)
        implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        var grid = new PassageGrid(maze.rows(), maze.columns());
        sink.emit(GiantKind.GIANT_BEGUN, grid.size(), 0);
        var parts = new Parts(sink);
        parts.make(grid);
        sink.emit(GiantKind.GIANT_FINISHED, grid.size(), grid.deadEnds());
        if (loops > 0) {
            parts.open(grid, new LoopOpener(grid, loops, seed));
        }
        ends.ifPresent(new Waves(sink, grid)::spread);
        return RunOutcome.SOLVED;
    }

    private static int share(PassageGrid grid) {
        return Math.max(1, grid.size() / GiantMazeHistory.PARTS);
    }

    /** Emits the parts of the generation. */
    private final class Parts {

        private final EventSink sink;
        private final PassageGrid seen = new PassageGrid(maze.rows(), maze.columns());
        private int parts;
        private int told;

        Parts(EventSink sink) {
            this.sink = sink;
        }

        void make(PassageGrid grid) {
            maker.make(grid, seed, cells -> {
                sink.checkStopped();
                if (cells - told >= share(grid) && cells < grid.size()) {
                    tell(GiantKind.PART_CARVED, grid, cells);
                }
            });
            tell(GiantKind.PART_CARVED, grid, grid.size());
        }

        void open(PassageGrid grid, LoopOpener loops) {
            int standing = loops.wallCount();
            int opened = loops.opened();
            sink.emit(GiantKind.LOOPS_BEGUN, standing, opened);
            told = 0;
            loops.open(walls -> {
                sink.checkStopped();
                if (walls - told > opened / GiantMazeHistory.LOOP_PARTS && walls < opened) {
                    tell(GiantKind.LOOPS_PART_OPENED, grid, walls);
                }
            });
            if (opened > 0) {
                tell(GiantKind.LOOPS_PART_OPENED, grid, opened);
            }
            sink.emit(GiantKind.LOOPS_ENDED, opened, standing - opened);
        }

        private void tell(GiantKind kind, PassageGrid grid, int done) {
            maze.note(grid, seen, ++parts);
            told = done;
            sink.emit(kind, parts, done);
        }
    }

    /** Emits the waves of the search, and the parts of the path. */
    private final class Waves {

        private final EventSink sink;
        private final PassageGrid grid;
        private int wave = 1;
        private int cells;
        private int farthest;

        Waves(EventSink sink, PassageGrid grid) {
            this.sink = sink;
            this.grid = grid;
        }

        void spread(Endpoints endpoints) {
            int from = grid.index(endpoints.from().row() / 2, endpoints.from().column() / 2);
            int to = grid.index(endpoints.to().row() / 2, endpoints.to().column() / 2);
            sink.emit(GiantKind.FLOOD_BEGUN, grid.size(), 0);
            maze.beginWave(wave, 0);
            var flood = BreadthFirstFlood.search(grid, from, to, this::reach);
            sink.emit(GiantKind.WAVE_SPREAD, wave, farthest);
            trace(flood);
            sink.emit(GiantKind.GIANT_WAY_SHOWN, flood.length(), flood.looked());
        }

        private void reach(int distance, int[] entries, int count) {
            sink.checkStopped();
            if (cells >= share(grid)) {
                sink.emit(GiantKind.WAVE_SPREAD, wave, farthest);
                maze.beginWave(++wave, distance);
                cells = 0;
            }
            maze.reach(grid, entries, count, wave);
            cells += count;
            farthest = distance;
        }

        private void trace(BreadthFirstFlood flood) {
            int[] steps = new int[wave + 1];
            for (int index : flood.way()) {
                steps[maze.addToPath(grid.row(index), grid.column(index))]++;
            }
            int traced = 0;
            for (int part = 1; part <= wave; part++) {
                traced += steps[wave + 1 - part];
                sink.emit(GiantKind.WAY_PART_TRACED, part, Math.min(traced, flood.length()));
            }
        }
    }
}
