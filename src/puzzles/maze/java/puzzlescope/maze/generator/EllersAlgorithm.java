package puzzlescope.maze.generator;

import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.TRY;

import java.math.BigInteger;
import java.util.HashMap;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.maze.board.CellAnnotation;
import puzzlescope.maze.event.CarvingDecision;
import puzzlescope.maze.event.CarvingForm;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Effect.Carving;
import puzzlescope.maze.event.PackedPair;

/**
 * Generates the maze row by row, and needs to keep only one row: neighbouring cells of different sets are joined at
 * random; then every set is extended downward in at least one place; the last row joins all remaining sets.
 *
 * <p>Source: M. Eller (1982, not published); J. Buck, Maze Generation: Eller's Algorithm (2010).
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time is that of a few finds for each cell, n log n at most; the
 * sets of all rows are kept here for display, the algorithm itself needs only those of one row. Deterministic for a
 * seed; both random decisions have a probability of one half. There always is a solution.
 */
public final class EllersAlgorithm extends MazeAlgorithm {

    public static final GeneratorSpec MAKING = GeneratorSpec.of(EllersAlgorithm::new, Kind.values())
            .counting(TRY, REJECT)
            .withFigures(
                    GeneratorSpec.carved(Kind.RIGHT_JOINED, Kind.DOWN_CARVED, Kind.DOWN_MUST, Kind.LAST_ROW_JOINED),
                    GeneratorSpec.tested(
                            Kind.RIGHT_JOINED,
                            Kind.RIGHT_SAME_SET,
                            Kind.RIGHT_KEPT,
                            Kind.DOWN_CARVED,
                            Kind.DOWN_MUST,
                            Kind.DOWN_KEPT,
                            Kind.LAST_ROW_JOINED),
                    Figure.of(Kind.ROW_BEGUN))
            .withAnnotations(CellAnnotation.SETS, CellAnnotation.STANDING_WALLS)
            .measuredBy((words, cells) -> Measure.of(words, "maze.measure.sets", cells)
                    .by(-1, Kind.RIGHT_JOINED, Kind.DOWN_CARVED, Kind.DOWN_MUST, Kind.LAST_ROW_JOINED));

    private enum Kind implements CarvingKind {
        ROW_BEGUN("row", CarvingForm.LINE_OF_CELLS, Carving.LAY_ROW, CALL),
        RIGHT_JOINED("right", CarvingForm.SETS, Carving.UNITE, TRY, DO),
        RIGHT_SAME_SET("same", CarvingForm.WALL, Carving.NOTHING, TRY, REJECT),
        RIGHT_KEPT("kept", CarvingForm.APART, Carving.NOTHING, TRY),
        DOWN_CARVED("down", CarvingForm.SETS, Carving.UNITE, TRY, DO),
        DOWN_MUST("must", CarvingForm.SETS, Carving.UNITE, TRY, DO),
        DOWN_KEPT("stay", CarvingForm.WALL, Carving.NOTHING, TRY),
        LAST_ROW_JOINED("last", CarvingForm.SETS, Carving.UNITE, TRY, DO),
        ROW_ENDED("ended", CarvingForm.LINE_OF_CELLS, Carving.NOTHING, RETURN);

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
            return switch (this) {
                case LAST_ROW_JOINED -> CarvingDecision.FALLS_AS_APART;
                case RIGHT_SAME_SET -> CarvingDecision.STAYS_AS_CONNECTED;
                case ROW_BEGUN, RIGHT_JOINED, RIGHT_KEPT, DOWN_CARVED, DOWN_MUST, DOWN_KEPT, ROW_ENDED ->
                    CarvingDecision.OTHER;
            };
        }
    }

    public EllersAlgorithm(int rows, int columns, BigInteger seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingContext run) {
        var sets = new SizedDisjointSets(run.cells());
        int last = run.cells() - run.columns();
        for (int first = 0; first < run.cells(); first += run.columns()) {
            run.emitRow(Kind.ROW_BEGUN, first, first / run.columns() + 1);
            joinSideways(run, sets, first, first == last);
            if (first < last) {
                goDown(run, sets, first);
            }
            run.emitRow(Kind.ROW_ENDED, first, first / run.columns() + 1);
        }
        return -1;
    }

    private static void joinSideways(CarvingContext run, SizedDisjointSets sets, int first, boolean lastRow) {
        for (int cell = first; cell < first + run.columns() - 1; cell++) {
            if (sets.number(cell) == sets.number(cell + 1)) {
                run.emit(Kind.RIGHT_SAME_SET, cell, Direction.EAST, sets.number(cell));
            } else if (lastRow) {
                run.unite(sets, Kind.LAST_ROW_JOINED, cell, Direction.EAST);
            } else if (run.below(2) == 0) {
                run.unite(sets, Kind.RIGHT_JOINED, cell, Direction.EAST);
            } else {
                long both = PackedPair.EVEN.of(sets.number(cell), sets.number(cell + 1));
                run.emit(Kind.RIGHT_KEPT, cell, Direction.EAST, both);
            }
        }
    }

    /** Extends sets downward; the last cell of a set in the row must be extended if none before it was. */
    private static void goDown(CarvingContext run, SizedDisjointSets sets, int first) {
        int end = first + run.columns();
        var rest = new int[run.columns()];
        var names = new int[run.columns()];
        var wentDown = new boolean[run.columns()];
        count(run, sets, first, names, rest);
        for (int cell = first; cell < end; cell++) {
            int name = names[cell - first];
            boolean must = --rest[name] == 0 && !wentDown[name];
            if (must || run.below(2) == 0) {
                wentDown[name] = true;
                var kind = must ? Kind.DOWN_MUST : Kind.DOWN_CARVED;
                run.unite(sets, kind, cell, Direction.SOUTH);
            } else {
                run.emit(Kind.DOWN_KEPT, cell, Direction.SOUTH, sets.number(cell));
            }
        }
    }

    /** Labels each set of a row by the place of its first cell there, and counts its cells in the row. */
    private static void count(CarvingContext run, SizedDisjointSets sets, int first, int[] names, int[] counts) {
        var nameOf = new HashMap<Integer, Integer>();
        for (int place = 0; place < run.columns(); place++) {
            int here = place;
            names[place] = nameOf.computeIfAbsent(sets.number(first + place), _ -> here);
            counts[names[place]]++;
        }
    }
}
