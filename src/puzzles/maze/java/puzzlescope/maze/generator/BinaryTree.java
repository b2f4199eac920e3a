package puzzlescope.maze.generator;

import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.TRY;

import java.math.BigInteger;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.maze.event.CarvingForm;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.CommonCarvingKind;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Effect.Carving;

/**
 * Carves from each cell, independently of all others, a passage either north or east. The top row and the last column
 * become corridors from end to end.
 *
 * <p>Source: J. Buck, Mazes for Programmers (2015), chapter 2.
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time is linear, space constant. Deterministic for a seed. There
 * always is a solution.
 */
public final class BinaryTree extends MazeAlgorithm {

    public static final GeneratorSpec MAKING = GeneratorSpec.of(BinaryTree::new, Kind.values())
            .counting(TRY)
            .withFigures(GeneratorSpec.carved(Kind.NORTH_CARVED, Kind.EAST_CARVED, Kind.ONLY_WAY_CARVED))
            .measuredBy((words, cells) -> Measure.of(words, "maze.measure.components", cells)
                    .by(-1, Kind.NORTH_CARVED, Kind.EAST_CARVED, Kind.ONLY_WAY_CARVED));

    private enum Kind implements CarvingKind {
        NORTH_CARVED("carve", CarvingForm.WALL, Carving.OPEN_PASSAGE, TRY, DO),
        EAST_CARVED("carve", CarvingForm.WALL, Carving.OPEN_PASSAGE, TRY, DO),
        ONLY_WAY_CARVED("only", CarvingForm.WALL, Carving.OPEN_PASSAGE, TRY, DO),
        CORNER_LEFT("corner", CarvingForm.CELL, Carving.NOTHING, NOTE);

        private final Declaration declaration;

        Kind(String label, CarvingForm form, Carving effect, Role... roles) {
            declaration = Declaration.of(this, label, form, effect, roles);
        }

        @Override
        public Declaration declaration() {
            return declaration;
        }
    }

    private static final int NORTH_OR_EAST = Direction.NORTH.bit() | Direction.EAST.bit();

    public BinaryTree(int rows, int columns, BigInteger seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingContext run) {
        run.emit(CommonCarvingKind.GRID_LAID, run.cells());
        for (int cell = 0; cell < run.cells(); cell++) {
            int open = run.sides(cell) & NORTH_OR_EAST;
            switch (Integer.bitCount(open)) {
                case 0 -> run.emit(Kind.CORNER_LEFT, cell, 0);
                case 1 -> run.emit(Kind.ONLY_WAY_CARVED, cell, CarvingContext.lowest(open), 1);
                default -> carveDrawn(run, cell, run.draw(open));
            }
        }
        return -1;
    }

    private static void carveDrawn(CarvingContext run, int cell, Direction side) {
        var kind = side == Direction.NORTH ? Kind.NORTH_CARVED : Kind.EAST_CARVED;
        run.emit(kind, cell, side, 2);
    }
}
