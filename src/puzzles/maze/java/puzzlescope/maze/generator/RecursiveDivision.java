package puzzlescope.maze.generator;

import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.TRY;

import java.math.BigInteger;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.maze.event.CarvingForm;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.Effect.Carving;

/**
 * Begins without walls: each chamber is divided by a wall with one door, and both halves in the same way, until a
 * chamber is one cell wide or high.
 *
 * <p>Source: J. Buck, Maze Generation: Recursive Division (2011); also W. D. Pullen, Think Labyrinth: Maze algorithms.
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time is linear in the walls and chambers, the recursion at worst
 * as deep as there are rows and columns. Deterministic for a seed: a chamber is divided across its longer side, a
 * square one in a random direction. There always is a solution.
 */
public final class RecursiveDivision extends MazeAlgorithm {

    public static final GeneratorSpec MAKING = GeneratorSpec.of(RecursiveDivision::new, Kind.values())
            .counting(CALL, TRY)
            .withFigures(Figure.of("built", Kind.WALL_BUILT));

    private enum Kind implements CarvingKind {
        ROOM_OPENED("start", CarvingForm.WHOLE, Carving.OPEN_ALL, DO),
        CHAMBER_ENTERED("divide", CarvingForm.CHAMBER, Carving.NOTHING, CALL),
        WALL_BUILT("wall", CarvingForm.LONG_WALL, Carving.BUILD_WALL, TRY, DO),
        CHAMBER_NARROW("narrow", CarvingForm.CHAMBER, Carving.NOTHING, RETURN),
        CHAMBER_LEFT("return", CarvingForm.CHAMBER, Carving.NOTHING, RETURN);

        private final Declaration declaration;

        Kind(String label, CarvingForm form, Carving effect, Role... roles) {
            declaration = Declaration.of(this, label, form, effect, roles);
        }

        @Override
        public Declaration declaration() {
            return declaration;
        }
    }

    public RecursiveDivision(int rows, int columns, BigInteger seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingContext run) {
        run.emit(Kind.ROOM_OPENED, run.cells());
        divide(run, 1, 1, run.rows(), run.columns());
        return -1;
    }

    private static void divide(CarvingContext run, int row, int column, int rows, int columns) {
        run.sink().emit(Kind.CHAMBER_ENTERED, row, column, rows, columns);
        if (rows == 1 || columns == 1) {
            run.sink().emit(Kind.CHAMBER_NARROW, row, column, rows, columns);
            return;
        }
        boolean across = rows > columns || (rows == columns && run.below(2) == 0);
        if (across) {
            int above = 1 + run.below(rows - 1);
            int door = 2 * run.below(columns);
            run.sink().emit(Kind.WALL_BUILT, row + 2 * above - 1, column, 2 * columns - 1, door, FlagField.bit(across));
            divide(run, row, column, above, columns);
            divide(run, row + 2 * above, column, rows - above, columns);
        } else {
            int before = 1 + run.below(columns - 1);
            int door = 2 * run.below(rows);
            run.sink().emit(Kind.WALL_BUILT, row, column + 2 * before - 1, 2 * rows - 1, door, FlagField.bit(across));
            divide(run, row, column, rows, before);
            divide(run, row, column + 2 * before, rows, columns - before);
        }
        run.sink().emit(Kind.CHAMBER_LEFT, row, column, rows, columns);
    }
}
