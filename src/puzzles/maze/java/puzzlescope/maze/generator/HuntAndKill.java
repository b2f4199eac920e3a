package puzzlescope.maze.generator;

import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.TRY;

import java.math.BigInteger;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.maze.event.CarvingForm;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.CommonCarvingKind;
import puzzlescope.maze.event.Effect.Carving;

/**
 * Walks randomly through unvisited cells until it is stuck, then hunts row by row for an unvisited cell beside the maze
 * and continues from there.
 *
 * <p>Source: W. D. Pullen, Think Labyrinth: Maze algorithms (1996 and later); J. Buck, Mazes for Programmers (2015).
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time is at worst cells times rows, for the hunts; completed rows
 * are not searched again. Space is linear. Deterministic for a seed. There always is a solution.
 */
public final class HuntAndKill extends MazeAlgorithm {

    public static final GeneratorSpec MAKING = GeneratorSpec.of(HuntAndKill::new, Kind.values())
            .counting(TRY, REJECT, DEAD_END)
            .withFigures(GeneratorSpec.carved(Kind.WALKED_ON, Kind.HUNT_ENDED), Figure.of("scanned", Kind.ROW_SCANNED))
            .measuredBy((words, cells) -> Measure.of(words, "maze.measure.outside", cells)
                    .by(-1, CommonCarvingKind.MARK_SET, Kind.WALKED_ON, Kind.HUNT_ENDED));

    private enum Kind implements CarvingKind {
        WALKED_ON("carve", CarvingForm.WALL, Carving.WALK_ON, TRY, DO),
        WALK_STUCK("stuck", CarvingForm.CELL, Carving.LIFT_MARK, DEAD_END),
        ROW_SCANNED("hunt", CarvingForm.LINE_OF_CELLS, Carving.SCAN_ROW, TRY, REJECT),
        HUNT_ENDED("found", CarvingForm.WALL, Carving.FIND, TRY, DO),
        HUNT_OVER("over", CarvingForm.WHOLE, Carving.STOP_SCAN, NOTE);

        private final Declaration declaration;

        Kind(String label, CarvingForm form, Carving effect, Role... roles) {
            declaration = Declaration.of(this, label, form, effect, roles);
        }

        @Override
        public Declaration declaration() {
            return declaration;
        }
    }

    public HuntAndKill(int rows, int columns, BigInteger seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingContext run) {
        int cell = run.below(run.cells());
        run.join(cell);
        run.emit(CommonCarvingKind.MARK_SET, cell, 0);
        int firstRow = 0;
        while (cell >= 0) {
            kill(run, cell);
            while (firstRow < run.rows() && isDone(run, firstRow)) {
                firstRow++;
            }
            cell = hunt(run, firstRow);
        }
        return -1;
    }

    private static void kill(CarvingContext run, int start) {
        int cell = start;
        for (int open = run.sides(cell, false); open != 0; open = run.sides(cell, false)) {
            var side = run.draw(open);
            run.emit(Kind.WALKED_ON, cell, side, Integer.bitCount(open));
            cell = run.neighbour(cell, side);
            run.join(cell);
        }
        run.emit(Kind.WALK_STUCK, cell, run.left());
    }

    private static boolean isDone(CarvingContext run, int row) {
        for (int cell = row * run.columns(); cell < (row + 1) * run.columns(); cell++) {
            if (!run.isJoined(cell)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the first cell outside the maze beside it, which is joined; -1 if there is none. */
    private static int hunt(CarvingContext run, int firstRow) {
        int scanned = -1;
        for (int row = firstRow; row < run.rows(); row++) {
            for (int cell = row * run.columns(); cell < (row + 1) * run.columns(); cell++) {
                int beside = run.isJoined(cell) ? 0 : run.sides(cell, true);
                if (beside != 0) {
                    run.join(cell);
                    run.emit(Kind.HUNT_ENDED, cell, run.draw(beside), scanned + 1);
                    return cell;
                }
            }
            run.emitRow(Kind.ROW_SCANNED, row * run.columns(), scanned + 1);
            scanned = 2 * row + 1;
        }
        run.emit(Kind.HUNT_OVER, scanned + 1);
        return -1;
    }
}
