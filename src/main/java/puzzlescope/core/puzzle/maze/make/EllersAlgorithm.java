package puzzlescope.core.puzzle.maze.make;

import java.util.HashMap;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;

/**
 * Makes the maze row by row and needs to know no more than one row: cells side by side are joined by a draw unless they are
 * in one set; then every set goes down in at least one place; the last row joins all sets that are left.
 *
 * <p>Source: M. Eller (1982, not published); J. Buck, Maze Generation: Eller's Algorithm (2010).
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time is that of a few finds for each cell, n log n at most; here the
 * sets of all rows are kept for the window, the algorithm itself needs those of a row. Deterministic for a seed; both draws
 * are as likely as not. There always is a solution.
 */
public final class EllersAlgorithm extends MazeAlgorithm {

    public EllersAlgorithm(int rows, int columns, long seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingRun plot) {
        var sets = new CountedSets(plot.cells());
        int last = plot.cells() - plot.columns();
        for (int first = 0; first < plot.cells(); first += plot.columns()) {
            plot.emit(MazeEventKind.ROW_BEGUN, first, first / plot.columns() + 1);
            joinSideways(plot, sets, first, first == last);
            if (first < last) {
                goDown(plot, sets, first);
            }
            plot.emit(MazeEventKind.ROW_ENDED, first, first / plot.columns() + 1);
        }
        return -1;
    }

    private static void joinSideways(CarvingRun plot, CountedSets sets, int first, boolean lastRow) {
        for (int cell = first; cell < first + plot.columns() - 1; cell++) {
            if (sets.number(cell) == sets.number(cell + 1)) {
                plot.emit(MazeEventKind.RIGHT_SAME_SET, cell, Direction.EAST, sets.number(cell));
            } else if (lastRow) {
                KruskalsAlgorithm.unite(plot, sets, MazeEventKind.LAST_ROW_JOINED, cell, Direction.EAST);
            } else if (plot.below(2) == 0) {
                KruskalsAlgorithm.unite(plot, sets, MazeEventKind.RIGHT_JOINED, cell, Direction.EAST);
            } else {
                plot.emit(MazeEventKind.RIGHT_KEPT, cell, Direction.EAST, sets.number(cell), sets.number(cell + 1));
            }
        }
    }

    /** A cell must go down if it is the last one of its set in the row and none before it did. */
    private static void goDown(CarvingRun plot, CountedSets sets, int first) {
        int end = first + plot.columns();
        var rest = new int[plot.columns()];
        var names = new int[plot.columns()];
        var wentDown = new boolean[plot.columns()];
        count(plot, sets, first, names, rest);
        for (int cell = first; cell < end; cell++) {
            int name = names[cell - first];
            boolean must = --rest[name] == 0 && !wentDown[name];
            if (must || plot.below(2) == 0) {
                wentDown[name] = true;
                var kind = must ? MazeEventKind.DOWN_MUST : MazeEventKind.DOWN_CARVED;
                KruskalsAlgorithm.unite(plot, sets, kind, cell, Direction.SOUTH);
            } else {
                plot.emit(MazeEventKind.DOWN_KEPT, cell, Direction.SOUTH, sets.number(cell));
            }
        }
    }

    /** Names each set of a row after the place of its first cell there, and counts its cells in the row. */
    private static void count(CarvingRun plot, CountedSets sets, int first, int[] names, int[] counts) {
        var nameOf = new HashMap<Integer, Integer>();
        for (int place = 0; place < plot.columns(); place++) {
            int here = place;
            names[place] = nameOf.computeIfAbsent(sets.number(first + place), _ -> here);
            counts[names[place]]++;
        }
    }
}
