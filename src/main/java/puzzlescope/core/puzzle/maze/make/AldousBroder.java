package puzzlescope.core.puzzle.maze.make;

import puzzlescope.core.puzzle.maze.event.MazeEventKind;

/**
 * Walks at random over all cells and carves whenever it enters one for the first time. Every spanning tree is equally
 * likely.
 *
 * <p>Source: D. J. Aldous, The random walk construction of uniform spanning trees and uniform labelled trees (1990); A.
 * Broder, Generating random spanning trees (1989).
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Expected time is the cover time of a random walk, about n log² n;
 * space is linear. Deterministic for a seed. There always is a solution, with probability 1.
 */
public final class AldousBroder extends MazeAlgorithm {

    public AldousBroder(int rows, int columns, long seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingRun plot) {
        int cell = plot.below(plot.cells());
        plot.join(cell);
        plot.emit(MazeEventKind.MARK_SET, cell);
        while (plot.left() > 0) {
            var side = plot.draw(plot.sides(cell));
            int next = plot.neighbour(cell, side);
            if (plot.isJoined(next)) {
                plot.emit(MazeEventKind.KNOWN_CELL_ENTERED, cell, side, plot.left());
            } else {
                plot.join(next);
                plot.emit(MazeEventKind.NEW_CELL_ENTERED, cell, side, plot.left());
            }
            cell = next;
        }
        return cell;
    }
}
