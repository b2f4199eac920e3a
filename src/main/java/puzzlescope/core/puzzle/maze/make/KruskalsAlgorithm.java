package puzzlescope.core.puzzle.maze.make;

import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.TRY;

import puzzlescope.core.event.Measure;
import puzzlescope.core.event.Role;
import puzzlescope.core.puzzle.maze.event.CarvingForm;
import puzzlescope.core.puzzle.maze.event.CarvingKind;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.Effect.Carving;
import puzzlescope.core.puzzle.maze.event.Keeps;
import puzzlescope.core.puzzle.maze.event.MakingKind;
import puzzlescope.core.puzzle.maze.event.TwoNumbers;

/**
 * Takes walls away in a random order, unless the cells on both sides are joined already.
 *
 * <p>Source: J. B. Kruskal, On the shortest spanning subtree of a graph and the traveling salesman problem (1956), with
 * random weights.
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time is that of a find for each of the walls, n log n at most, space
 * is linear. Deterministic: the seed shuffles the walls as CPython's {@code random.shuffle} does. There always is a solution.
 */
public final class KruskalsAlgorithm extends MazeAlgorithm {

    public static final Making MAKING = Making.of(KruskalsAlgorithm::new, Kind.values())
            .counting(TRY, REJECT)
            .keeping(Keeps.SETS)
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
    }

    public KruskalsAlgorithm(int rows, int columns, long seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingRun run) {
        var sets = new CountedSets(run.cells());
        int[] walls = walls(run);
        run.emit(MakingKind.GRID_LAID, run.cells());
        run.shuffle(walls);
        for (int wall : walls) {
            int cell = wall >> 1;
            var side = (wall & 1) == 0 ? Direction.EAST : Direction.SOUTH;
            int one = sets.number(cell);
            int other = sets.number(run.neighbour(cell, side));
            if (one == other) {
                run.emit(Kind.WALL_KEPT, cell, side, one);
            } else {
                unite(run, sets, Kind.SETS_JOINED, cell, side);
            }
        }
        return -1;
    }

    /** All walls between two cells: the cell west or north of it, doubled, and 1 if it is the wall in the south. */
    private static int[] walls(CarvingRun run) {
        int count = run.rows() * (run.columns() - 1) + (run.rows() - 1) * run.columns();
        var walls = new int[count];
        int next = 0;
        for (int cell = 0; cell < run.cells(); cell++) {
            if ((run.sides(cell) & Direction.EAST.bit()) != 0) {
                walls[next++] = 2 * cell;
            }
            if ((run.sides(cell) & Direction.SOUTH.bit()) != 0) {
                walls[next++] = 2 * cell + 1;
            }
        }
        return walls;
    }

    /** Makes one set of those on both sides of a wall; the number that is kept is that of the larger one. */
    static void unite(CarvingRun run, CountedSets sets, CarvingKind kind, int cell, Direction side) {
        int one = sets.number(cell);
        int other = sets.number(run.neighbour(cell, side));
        int kept = sets.keeping(one, other);
        int absorbed = kept == one ? other : one;
        sets.unite(kept, absorbed);
        run.emit(kind, cell, side, TwoNumbers.ofSets(kept, absorbed, kept == one));
    }
}
