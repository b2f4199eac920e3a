package puzzlescope.maze.generator;

import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.TRY;

import java.math.BigInteger;
import java.util.Arrays;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.maze.board.CellAnnotation;
import puzzlescope.maze.event.CarvingForm;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.CommonCarvingKind;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Effect.Carving;

/**
 * Gives every wall a random weight; then, round by round, every set of connected cells picks its lightest outer wall,
 * and all picked walls are removed.
 *
 * <p>Source: O. Borůvka, O jistém problému minimálním (1926), with random weights.
 *
 * <p>Input: a grid of cells. Output: the minimum spanning tree, unique since no two weights are equal: the one of
 * {@link KruskalsAlgorithm} for the same seed, whose order is that of the weights here. Each round at least halves the
 * number of sets, so that time is n log n, with a find for each wall in each round; space is linear. Deterministic for
 * a seed. There always is a solution.
 */
public final class BoruvkasAlgorithm extends MazeAlgorithm {

    public static final GeneratorSpec MAKING = GeneratorSpec.of(BoruvkasAlgorithm::new, Kind.values())
            .counting(TRY)
            .withFigures(GeneratorSpec.carved(Kind.SETS_JOINED), Figure.of(Kind.ROUND_BEGUN))
            .withAnnotations(CellAnnotation.SETS)
            .measuredBy((words, cells) ->
                    Measure.of(words, "maze.measure.components", cells).by(-1, Kind.SETS_JOINED));

    private enum Kind implements CarvingKind {
        WALLS_WEIGHED("weigh", CarvingForm.TOTALS, Carving.NOTHING, NOTE),
        ROUND_BEGUN("round", CarvingForm.TOTALS, Carving.NOTHING, NOTE),
        WALL_PICKED("pick", CarvingForm.WALL, Carving.NOTHING, NOTE),
        SETS_JOINED("join", CarvingForm.SETS, Carving.UNITE, TRY, DO),
        PICKED_BY_BOTH("both", CarvingForm.WALL, Carving.NOTHING, NOTE);

        private final Declaration declaration;

        Kind(String label, CarvingForm form, Carving effect, Role... roles) {
            declaration = Declaration.of(this, label, form, effect, roles);
        }

        @Override
        public Declaration declaration() {
            return declaration;
        }
    }

    public BoruvkasAlgorithm(int rows, int columns, BigInteger seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingContext run) {
        run.emit(CommonCarvingKind.GRID_LAID, run.cells());
        int[] walls = run.walls();
        run.shuffle(walls);
        run.sink().emit(Kind.WALLS_WEIGHED, walls.length, run.cells());
        var forest = new Forest(run, walls);
        for (int round = 1; forest.components > 1; round++) {
            run.sink().emit(Kind.ROUND_BEGUN, round, forest.components);
            forest.pick(round);
            forest.join();
        }
        return -1;
    }

    /** The sets of connected cells, and the walls between them. */
    private static final class Forest {

        private final CarvingContext run;
        private final SizedDisjointSets sets;
        /** The walls that may still separate two sets, the lightest first. */
        private final int[] walls;

        private final int[] weights;
        /** The round in which each set, by its number, last picked a wall. */
        private final int[] rounds;

        private final int[] picked;
        private final int[] pickedWeights;
        private int left;
        private int picks;
        private int components;

        /** @param walls the walls in the order of their weights, which are 1, 2 … */
        Forest(CarvingContext run, int[] walls) {
            this.run = run;
            this.walls = walls;
            sets = new SizedDisjointSets(run.cells());
            weights = new int[walls.length];
            Arrays.setAll(weights, place -> place + 1);
            rounds = new int[run.cells() + 1];
            picked = new int[run.cells()];
            pickedWeights = new int[run.cells()];
            left = walls.length;
            components = run.cells();
        }

        /** Picks the lightest outer wall of each set, and drops walls within one set. */
        void pick(int round) {
            picks = 0;
            int parting = 0;
            for (int place = 0; place < left; place++) {
                int wall = walls[place];
                int weight = weights[place];
                int cell = CarvingContext.cell(wall);
                var side = CarvingContext.side(wall);
                int next = run.neighbour(cell, side);
                if (sets.number(cell) != sets.number(next)) {
                    pick(round, wall, weight, cell, side);
                    pick(round, wall, weight, next, side.opposite());
                    walls[parting] = wall;
                    weights[parting++] = weight;
                }
            }
            left = parting;
        }

        /** Picks the wall for a cell's set unless that has already picked one. */
        private void pick(int round, int wall, int weight, int cell, Direction side) {
            int set = sets.number(cell);
            if (rounds[set] != round) {
                rounds[set] = round;
                picked[picks] = wall;
                pickedWeights[picks++] = weight;
                run.emit(Kind.WALL_PICKED, cell, side, weight);
            }
        }

        /** Removes the picked walls; sets already united picked the same wall, since all weights differ. */
        void join() {
            for (int i = 0; i < picks; i++) {
                int cell = CarvingContext.cell(picked[i]);
                var side = CarvingContext.side(picked[i]);
                if (sets.number(cell) == sets.number(run.neighbour(cell, side))) {
                    run.emit(Kind.PICKED_BY_BOTH, cell, side, pickedWeights[i]);
                } else {
                    run.unite(sets, Kind.SETS_JOINED, cell, side);
                    components--;
                }
            }
        }
    }
}
