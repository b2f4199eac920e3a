package puzzlescope.core.puzzle.maze.make;

import java.util.ArrayList;
import java.util.Locale;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;

/**
 * Keeps a list of active cells, takes one by a rule, and either carves from it to a neighbour outside, which becomes active
 * too, or takes it off the list. The rule makes the maze: always the newest gives recursive backtracking's long corridors,
 * any gives the bushes of Prim's.
 *
 * <p>Source: W. D. Pullen, Think Labyrinth: Maze algorithms (1996 and later); J. Buck, Mazes for Programmers (2015).
 *
 * <p>Input: a grid of cells and the rule. Output: a spanning tree. Time is linear but for taking a cell out of the middle of
 * the list, where the last one fills the gap if the rule does not look at the order; space is linear. Deterministic for a
 * seed. There always is a solution.
 */
public final class GrowingTree extends MazeAlgorithm {

    /** Which active cell is taken. */
    public enum Pick {
        NEWEST,
        RANDOM,
        /** By a draw the newest or any. */
        HALF,
        OLDEST;

        /** Its name in flags and settings. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Pick pick;

    public GrowingTree(int rows, int columns, long seed, Pick pick) {
        super(rows, columns, seed);
        this.pick = pick;
    }

    @Override
    int make(CarvingRun plot) {
        var active = new Active();
        int first = plot.below(plot.cells());
        plot.join(first);
        active.add(first);
        plot.emit(MazeEventKind.TREE_SEEDED, first);
        while (active.size() > 0) {
            int place = place(plot, active.size());
            var kind = kind(place, active.size());
            int cell = active.get(place);
            int open = plot.sides(cell, false);
            if (open == 0) {
                plot.emit(MazeEventKind.CELL_RETIRED, cell, active.size());
                active.remove(place, pick);
            } else {
                var side = plot.draw(open);
                plot.emit(kind, cell, side, active.size());
                plot.join(plot.neighbour(cell, side));
                active.add(plot.neighbour(cell, side));
            }
        }
        return -1;
    }

    private int place(CarvingRun plot, int size) {
        return switch (pick) {
            case NEWEST -> size - 1;
            case OLDEST -> 0;
            case RANDOM -> plot.below(size);
            case HALF -> plot.below(2) == 0 ? size - 1 : plot.below(size);
        };
    }

    private MazeEventKind kind(int place, int size) {
        return switch (pick) {
            case NEWEST -> MazeEventKind.NEWEST_GREW;
            case OLDEST -> MazeEventKind.OLDEST_GREW;
            case RANDOM -> MazeEventKind.DRAWN_GREW;
            case HALF -> place == size - 1 ? MazeEventKind.NEWEST_GREW : MazeEventKind.DRAWN_GREW;
        };
    }

    /** The list, from which the oldest can go as quickly as the newest. */
    private static final class Active {

        private final ArrayList<Integer> cells = new ArrayList<>();
        private int oldest;

        int size() {
            return cells.size() - oldest;
        }

        int get(int place) {
            return cells.get(oldest + place);
        }

        void add(int cell) {
            cells.add(cell);
        }

        /** Only where age does not matter, the last cell fills the gap. */
        void remove(int place, Pick pick) {
            switch (pick) {
                case OLDEST -> oldest++;
                case RANDOM -> {
                    int last = cells.removeLast();
                    if (place < cells.size()) {
                        cells.set(place, last);
                    }
                }
                case NEWEST, HALF -> cells.subList(place, place + 1).clear();
            }
        }
    }
}
