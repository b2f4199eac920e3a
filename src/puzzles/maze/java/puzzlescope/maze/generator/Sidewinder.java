package puzzlescope.maze.generator;

import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.TRY;

import java.math.BigInteger;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.maze.board.CellAnnotation;
import puzzlescope.maze.event.CarvingForm;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.CommonCarvingKind;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Effect.Carving;

/**
 * Processes each row from west to east and decides at random whether the run continues or ends; a finished run is
 * opened to the north from one of its cells. The top row becomes one corridor.
 *
 * <p>Source: J. Buck, Mazes for Programmers (2015), chapter 2.
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time is linear, space constant. Deterministic for a seed. There
 * always is a solution.
 */
public final class Sidewinder extends MazeAlgorithm {

    public static final GeneratorSpec MAKING = GeneratorSpec.of(Sidewinder::new, Kind.values())
            .counting(TRY)
            .withFigures(GeneratorSpec.carved(Kind.RUN_EXTENDED, Kind.RUN_CLOSED, Kind.TOP_ROW_EXTENDED))
            .withAnnotations(CellAnnotation.PATH)
            .measuredBy((words, cells) -> Measure.of(words, "maze.measure.components", cells)
                    .by(-1, Kind.RUN_EXTENDED, Kind.RUN_CLOSED, Kind.TOP_ROW_EXTENDED));

    private enum Kind implements CarvingKind {
        RUN_EXTENDED("east", CarvingForm.WALL, Carving.EXTEND_RUN, TRY, DO),
        RUN_CLOSED("north", CarvingForm.RUN_OF_CELLS, Carving.CLOSE_RUN, TRY, DO),
        TOP_ROW_EXTENDED("top", CarvingForm.WALL, Carving.OPEN_PASSAGE, TRY, DO);

        private final Declaration declaration;

        Kind(String label, CarvingForm form, Carving effect, Role... roles) {
            declaration = Declaration.of(this, label, form, effect, roles);
        }

        @Override
        public Declaration declaration() {
            return declaration;
        }
    }

    public Sidewinder(int rows, int columns, BigInteger seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingContext run) {
        run.emit(CommonCarvingKind.GRID_LAID, run.cells());
        for (int cell = 0; cell < run.columns() - 1; cell++) {
            run.emit(Kind.TOP_ROW_EXTENDED, cell, Direction.EAST, 0);
        }
        int length = 0;
        for (int cell = run.columns(); cell < run.cells(); cell++) {
            length++;
            boolean last = (run.sides(cell) & Direction.EAST.bit()) == 0;
            if (last || run.below(2) == 0) {
                run.emit(Kind.RUN_CLOSED, cell, length, run.below(length));
                length = 0;
            } else {
                run.emit(Kind.RUN_EXTENDED, cell, Direction.EAST, length);
            }
        }
        return -1;
    }
}
