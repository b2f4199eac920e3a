package puzzlescope.core.puzzle.maze.make;

import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;

/**
 * Decides cell by cell, each by itself: a passage north or a passage east, where there are both. The top row and the last
 * column become corridors from end to end.
 *
 * <p>Source: J. Buck, Mazes for Programmers (2015), chapter 2.
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time is linear, space constant. Deterministic for a seed. There always
 * is a solution.
 */
public final class BinaryTree extends MazeAlgorithm {

    private static final int NORTH_OR_EAST = Direction.NORTH.bit() | Direction.EAST.bit();

    public BinaryTree(int rows, int columns, long seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingRun plot) {
        plot.emit(MazeEventKind.GRID_LAID, 0, plot.cells());
        for (int cell = 0; cell < plot.cells(); cell++) {
            int open = plot.sides(cell) & NORTH_OR_EAST;
            switch (Integer.bitCount(open)) {
                case 0 -> plot.emit(MazeEventKind.CORNER_LEFT, cell);
                case 1 -> plot.emit(MazeEventKind.ONLY_WAY_CARVED, cell, CarvingRun.lowest(open), 1);
                default -> carveDrawn(plot, cell, plot.draw(open));
            }
        }
        return -1;
    }

    private static void carveDrawn(CarvingRun plot, int cell, Direction side) {
        var kind = side == Direction.NORTH ? MazeEventKind.NORTH_CARVED : MazeEventKind.EAST_CARVED;
        plot.emit(kind, cell, side, 2);
    }
}
