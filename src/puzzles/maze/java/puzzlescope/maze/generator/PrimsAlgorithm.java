package puzzlescope.maze.generator;

import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.TRY;

import java.math.BigInteger;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.maze.board.CellAnnotation;
import puzzlescope.maze.event.CarvingForm;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.CommonCarvingKind;
import puzzlescope.maze.event.Effect.Carving;

/**
 * Grows the maze from one cell: the cells beside it are the frontier, a random one of which joins.
 *
 * <p>Source: R. C. Prim, Shortest connection networks and some generalizations (1957); the form that picks a random
 * cell of the frontier is from J. Buck, Maze Generation: Prim's Algorithm (2011).
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time and space are linear. Deterministic for a seed. There always
 * is a solution.
 */
public final class PrimsAlgorithm extends MazeAlgorithm {

    public static final GeneratorSpec MAKING = GeneratorSpec.of(PrimsAlgorithm::new, Kind.values())
            .counting(TRY)
            .withFigures(GeneratorSpec.carved(Kind.FRONTIER_JOINED))
            .withAnnotations(CellAnnotation.FRONTIER)
            .measuredBy((words, _) -> Measure.of(words, "maze.measure.frontier", 0)
                    .by(1, Kind.FRONTIER_ADDED)
                    .by(-1, Kind.FRONTIER_JOINED));

    private enum Kind implements CarvingKind {
        FRONTIER_ADDED("frontier", CarvingForm.WALL, Carving.ADD_FRONTIER, NOTE),
        FRONTIER_JOINED("join", CarvingForm.WALL, Carving.JOIN_FRONTIER, TRY, DO);

        private final Declaration declaration;

        Kind(String label, CarvingForm form, Carving effect, Role... roles) {
            declaration = Declaration.of(this, label, form, effect, roles);
        }

        @Override
        public Declaration declaration() {
            return declaration;
        }
    }

    public PrimsAlgorithm(int rows, int columns, BigInteger seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingContext run) {
        var frontier = new Frontier(run);
        int first = run.below(run.cells());
        run.join(first);
        run.emit(CommonCarvingKind.TREE_BEGUN, first, 0);
        frontier.addAround(first);
        while (frontier.size > 0) {
            int cell = frontier.takeAny();
            var side = run.draw(run.sides(cell, true));
            run.join(cell);
            run.emit(Kind.FRONTIER_JOINED, cell, side, frontier.size + 1);
            frontier.addAround(cell);
        }
        return -1;
    }

    private static final class Frontier {

        private final CarvingContext run;
        private final int[] cells;
        private final boolean[] known;
        private int size;

        Frontier(CarvingContext run) {
            this.run = run;
            cells = new int[run.cells()];
            known = new boolean[run.cells()];
        }

        void addAround(int cell) {
            for (int rest = run.sides(cell, false); rest != 0; rest &= rest - 1) {
                var side = CarvingContext.lowest(rest);
                int found = run.neighbour(cell, side);
                if (!known[found]) {
                    known[found] = true;
                    cells[size++] = found;
                    run.emit(Kind.FRONTIER_ADDED, found, side.opposite(), size);
                }
            }
        }

        /** Removes a random cell; the last one fills the gap. */
        int takeAny() {
            int place = run.below(size);
            int cell = cells[place];
            cells[place] = cells[--size];
            return cell;
        }
    }
}
