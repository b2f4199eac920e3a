package puzzlescope.maze.generator;

import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.TRY;

import java.math.BigInteger;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.maze.event.CarvingForm;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.CommonCarvingKind;
import puzzlescope.maze.event.Effect.Carving;

/**
 * Walks randomly over all cells and carves a passage whenever it enters one for the first time. Every spanning tree is
 * equally likely.
 *
 * <p>Source: D. J. Aldous, The random walk construction of uniform spanning trees and uniform labelled trees (1990); A.
 * Broder, Generating random spanning trees (1989).
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Expected time is the cover time of a random walk, about n log² n;
 * space is linear. Deterministic for a seed. There always is a solution, with probability 1.
 */
public final class AldousBroder extends MazeAlgorithm {

    public static final GeneratorSpec MAKING = GeneratorSpec.of(AldousBroder::new, Kind.values())
            .counting(TRY)
            .withFigures(
                    GeneratorSpec.carved(Kind.NEW_CELL_ENTERED),
                    GeneratorSpec.walked(Kind.NEW_CELL_ENTERED, Kind.KNOWN_CELL_ENTERED))
            .measuredBy((words, cells) -> Measure.of(words, "maze.measure.outside", cells)
                    .by(-1, CommonCarvingKind.MARK_SET, Kind.NEW_CELL_ENTERED));

    private enum Kind implements CarvingKind {
        NEW_CELL_ENTERED("carve", CarvingForm.WALL, Carving.WALK_ON, TRY, DO),
        KNOWN_CELL_ENTERED("known", CarvingForm.WALL, Carving.WALK, TRY);

        private final Declaration declaration;

        Kind(String label, CarvingForm form, Carving effect, Role... roles) {
            declaration = Declaration.of(this, label, form, effect, roles);
        }

        @Override
        public Declaration declaration() {
            return declaration;
        }
    }

    public AldousBroder(int rows, int columns, BigInteger seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingContext run) {
        int cell = run.below(run.cells());
        run.join(cell);
        run.emit(CommonCarvingKind.MARK_SET, cell, 0);
        while (run.left() > 0) {
            var side = run.draw(run.sides(cell));
            int next = run.neighbour(cell, side);
            if (run.isJoined(next)) {
                run.emit(Kind.KNOWN_CELL_ENTERED, cell, side, run.left());
            } else {
                run.join(next);
                run.emit(Kind.NEW_CELL_ENTERED, cell, side, run.left());
            }
            cell = next;
        }
        return cell;
    }
}
