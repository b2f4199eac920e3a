package puzzlescope.maze.generator;

import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.TRY;

import java.math.BigInteger;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.maze.board.CellAnnotation;
import puzzlescope.maze.event.CarvingDecision;
import puzzlescope.maze.event.CarvingForm;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.CommonCarvingKind;
import puzzlescope.maze.event.Effect.Carving;

/**
 * Removes walls in a random order, unless the cells on both sides are already connected.
 *
 * <p>Source: J. B. Kruskal, On the shortest spanning subtree of a graph and the traveling salesman problem (1956), with
 * random weights.
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time is that of a find for each of the walls, n log n at most,
 * space is linear. Deterministic: the seed shuffles the walls as CPython's {@code random.shuffle} does. There always is
 * a solution.
 */
public final class KruskalsAlgorithm extends MazeAlgorithm {

    public static final GeneratorSpec MAKING = GeneratorSpec.of(KruskalsAlgorithm::new, Kind.values())
            .counting(TRY, REJECT)
            .withFigures(GeneratorSpec.carved(Kind.SETS_JOINED), GeneratorSpec.tested(Kind.SETS_JOINED, Kind.WALL_KEPT))
            .withAnnotations(CellAnnotation.SETS, CellAnnotation.STANDING_WALLS)
            .measuredBy((words, cells) ->
                    Measure.of(words, "maze.measure.sets", cells).by(-1, Kind.SETS_JOINED));

    private enum Kind implements CarvingKind {
        SETS_JOINED("join", CarvingForm.SETS, Carving.UNITE, TRY, DO),
        WALL_KEPT("keep", CarvingForm.WALL, Carving.NOTHING, TRY, REJECT);

        private final Declaration declaration;

        Kind(String label, CarvingForm form, Carving effect, Role... roles) {
            declaration = Declaration.of(this, label, form, effect, roles);
        }

        @Override
        public Declaration declaration() {
            return declaration;
        }

        @Override
        public CarvingDecision decision() {
            return this == SETS_JOINED ? CarvingDecision.FALLS_AS_APART : CarvingDecision.STAYS_AS_CONNECTED;
        }
    }

    public KruskalsAlgorithm(int rows, int columns, BigInteger seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingContext run) {
        var sets = new SizedDisjointSets(run.cells());
        int[] walls = run.walls();
        run.emit(CommonCarvingKind.GRID_LAID, run.cells());
        run.shuffle(walls);
        for (int turn = 0; turn < walls.length; turn++) {
            int wall = run.next(walls, turn);
            int cell = CarvingContext.cell(wall);
            var side = CarvingContext.side(wall);
            int one = sets.number(cell);
            int other = sets.number(run.neighbour(cell, side));
            if (one == other) {
                run.emit(Kind.WALL_KEPT, cell, side, one);
            } else {
                run.unite(sets, Kind.SETS_JOINED, cell, side);
            }
        }
        return -1;
    }
}
