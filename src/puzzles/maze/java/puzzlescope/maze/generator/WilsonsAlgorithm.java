package puzzlescope.maze.generator;

import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;

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
 * Adds loop-erased random walks: from a cell outside, walk randomly until the maze is met, erase each loop as it
 * closes, and carve the remaining path. Every spanning tree is equally likely.
 *
 * <p>Source: D. B. Wilson, Generating random spanning trees more quickly than the cover time (1996).
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Expected time is that of a random walk between two cells on
 * average; space is linear. Deterministic for a seed; walks begin at the first cell outside the maze, row by row. There
 * always is a solution, with probability 1.
 */
public final class WilsonsAlgorithm extends MazeAlgorithm {

    public static final GeneratorSpec MAKING = GeneratorSpec.of(WilsonsAlgorithm::new, Kind.values())
            .counting(CALL, TRY, REJECT, UNDO)
            .withFigures(
                    GeneratorSpec.carved(Kind.STEP_CARVED),
                    GeneratorSpec.walked(Kind.WALK_STEPPED),
                    Figure.of("erased", Kind.STEP_ERASED),
                    Figure.of("loops-erased", Kind.LOOP_CLOSED))
            .withAnnotations(CellAnnotation.WALK)
            .measuredBy((words, _) -> Measure.depth(words).called("maze.measure.walk"));

    private enum Kind implements CarvingKind {
        WALK_BEGUN("walk", CarvingForm.CELL, Carving.PUT_MARK, CALL),
        WALK_JOINED("reached", CarvingForm.CELL, Carving.LIFT_MARK, NOTE),
        WALK_ENDED("ended", CarvingForm.CELL, Carving.NOTHING, RETURN),
        // The three kinds of long walks are adjacent, so that recordings distinguish them with few bits.
        WALK_STEPPED("step", CarvingForm.WALL, Carving.STEP_WALK, CALL, TRY, DO),
        LOOP_CLOSED("loop", CarvingForm.CELL, Carving.NOTHING, REJECT),
        STEP_ERASED("erase", CarvingForm.WALL, Carving.ERASE_STEP, RETURN, UNDO),
        STEP_CARVED("carve", CarvingForm.WALL, Carving.CARVE_STEP, RETURN, DO);

        private final Declaration declaration;

        Kind(String label, CarvingForm form, Carving effect, Role... roles) {
            declaration = Declaration.of(this, label, form, effect, roles);
        }

        @Override
        public Declaration declaration() {
            return declaration;
        }
    }

    private static final int NOWHERE = -1;

    public WilsonsAlgorithm(int rows, int columns, BigInteger seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingContext run) {
        var walk = new Walk(run);
        int root = run.below(run.cells());
        run.join(root);
        run.emit(CommonCarvingKind.TREE_BEGUN, root, 0);
        for (int start = 0; start < run.cells(); start++) {
            if (!run.isJoined(start)) {
                run.emit(Kind.WALK_BEGUN, start, run.left());
                walk.untilJoined(start);
                walk.carve();
            }
        }
        return -1;
    }

    /** The cells of the walk without its loops, each with the step taken from it. */
    private static final class Walk {

        private final CarvingContext run;
        private final int[] cells;
        private final Direction[] steps;
        /** The index of a cell in the walk. */
        private final int[] places;

        private int length;

        Walk(CarvingContext run) {
            this.run = run;
            cells = new int[run.cells()];
            steps = new Direction[run.cells()];
            places = new int[run.cells()];
            Arrays.fill(places, NOWHERE);
        }

        void untilJoined(int start) {
            int cell = start;
            while (!run.isJoined(cell)) {
                if (places[cell] != NOWHERE) {
                    eraseLoop(cell);
                }
                var side = run.draw(run.sides(cell));
                places[cell] = length;
                cells[length] = cell;
                steps[length++] = side;
                run.emit(Kind.WALK_STEPPED, cell, side, length);
                cell = run.neighbour(cell, side);
            }
            run.emit(Kind.WALK_JOINED, cell, length);
        }

        private void eraseLoop(int cell) {
            run.emit(Kind.LOOP_CLOSED, cell, length - places[cell]);
            for (int until = places[cell]; length > until; ) {
                int last = cells[--length];
                places[last] = NOWHERE;
                run.emit(Kind.STEP_ERASED, last, steps[length], length);
            }
        }

        /** Carves from the maze back to the start of the walk, so that the maze always is connected. */
        void carve() {
            while (length > 0) {
                int last = cells[--length];
                places[last] = NOWHERE;
                run.join(last);
                run.emit(Kind.STEP_CARVED, last, steps[length], length);
            }
            run.emit(Kind.WALK_ENDED, cells[0], run.left());
        }
    }
}
