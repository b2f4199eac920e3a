package puzzlescope.maze.fast;

import org.apache.commons.rng.core.source64.SplitMix64;
import puzzlescope.engine.event.ConstantId;

/** The algorithms that generate a spanning tree: each turns a grid full of walls into a maze. Stateless; any thread. */
public enum SpanningTreeGenerator implements ConstantId {
    RECURSIVE_BACKTRACKER(BacktrackerTree::make),
    KRUSKAL(KruskalTree::make),
    WILSON(WilsonTree::make),
    PRIM(PrimTree::make),
    ELLER(EllerTree::make),
    SIDEWINDER(SidewinderTree::make);

    private interface Work {
        void make(PassageGrid grid, SplitMix64 draws, ProgressListener progressListener);
    }

    private final Work work;

    SpanningTreeGenerator(Work work) {
        this.work = work;
    }

    /**
     * Generates the maze, replacing the contents of the grid.
     *
     * @param seed the same seed, rows and columns always give the same maze
     * @param progressListener receives the number of cells of the tree, all of them at the end
     */
    public void make(PassageGrid grid, long seed, ProgressListener progressListener) {
        grid.clear();
        work.make(grid, new SplitMix64(seed), progressListener);
        grid.normalize();
        progressListener.reached(grid.size());
    }
}
