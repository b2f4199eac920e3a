package puzzlescope.maze.generator;

import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
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
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Effect.Carving;

/**
 * Grows the maze from one cell: the walls around it are listed, and a random one is taken from the list. It is removed if
 * the cell behind it is not in the maze yet.
 *
 * <p>Source: R. C. Prim, Shortest connection networks and some generalizations (1957); the form that takes a random wall is
 * the one of most textbooks on mazes. A cell with several walls in the list is more likely to join than in
 * {@link PrimsAlgorithm}.
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time and space are linear. Deterministic for a seed. There always is
 * a solution.
 */
public final class PrimByWalls extends MazeAlgorithm {

    public static final GeneratorSpec MAKING = GeneratorSpec.of(PrimByWalls::new, Kind.values())
            .counting(TRY, REJECT)
            .withFigures(
                    GeneratorSpec.carved(Kind.LISTED_WALL_REMOVED),
                    GeneratorSpec.tested(Kind.LISTED_WALL_REMOVED, Kind.LISTED_WALL_KEPT))
            .withAnnotations(CellAnnotation.FRONTIER, CellAnnotation.STANDING_WALLS)
            .measuredBy((words, _) -> Measure.of(words, "maze.measure.walls", 0)
                    .by(1, Kind.FIRST_WALL_LISTED, Kind.FURTHER_WALL_LISTED)
                    .by(-1, Kind.LISTED_WALL_REMOVED, Kind.LISTED_WALL_KEPT));

    private enum Kind implements CarvingKind {
        /** The cell behind the wall comes to the frontier. */
        FIRST_WALL_LISTED("list", CarvingForm.WALL, Carving.ADD_FRONTIER, NOTE),
        /** The cell behind the wall is on the frontier already. */
        FURTHER_WALL_LISTED("list", CarvingForm.WALL, Carving.NOTHING, NOTE),
        LISTED_WALL_REMOVED("join", CarvingForm.WALL, Carving.JOIN_FRONTIER, TRY, DO),
        LISTED_WALL_KEPT("keep", CarvingForm.WALL, Carving.NOTHING, TRY, REJECT);

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
                case LISTED_WALL_REMOVED -> CarvingDecision.FALLS_AS_APART;
                case LISTED_WALL_KEPT -> CarvingDecision.STAYS_AS_CONNECTED;
                case FIRST_WALL_LISTED, FURTHER_WALL_LISTED -> CarvingDecision.OTHER;
            };
        }
    }

    public PrimByWalls(int rows, int columns, BigInteger seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingContext run) {
        var walls = new WallList(run);
        int first = run.below(run.cells());
        run.join(first);
        run.emit(CommonCarvingKind.TREE_BEGUN, first, 0);
        walls.addAround(first);
        while (walls.size > 0) {
            int wall = walls.takeAny();
            int cell = WallList.cell(wall);
            var side = WallList.side(wall);
            if (run.isJoined(cell)) {
                run.emit(Kind.LISTED_WALL_KEPT, cell, side, walls.size + 1);
            } else {
                run.join(cell);
                run.emit(Kind.LISTED_WALL_REMOVED, cell, side, walls.size + 1);
                walls.addAround(cell);
            }
        }
        return -1;
    }

    /** Walls between a cell of the maze and one outside: the cell outside, and the side of it on which the wall is. */
    private static final class WallList {

        private static final Direction[] SIDES = Direction.values();

        private final CarvingContext run;
        private final int[] walls;
        private final boolean[] frontier;
        private int size;

        WallList(CarvingContext run) {
            this.run = run;
            walls = new int[run.walls().length];
            frontier = new boolean[run.cells()];
        }

        static int cell(int wall) {
            return wall / SIDES.length;
        }

        static Direction side(int wall) {
            return SIDES[wall % SIDES.length];
        }

        void addAround(int cell) {
            for (int rest = run.sides(cell, false); rest != 0; rest &= rest - 1) {
                var side = CarvingContext.lowest(rest);
                int outside = run.neighbour(cell, side);
                walls[size++] = outside * SIDES.length + side.opposite().ordinal();
                var kind = frontier[outside] ? Kind.FURTHER_WALL_LISTED : Kind.FIRST_WALL_LISTED;
                frontier[outside] = true;
                run.emit(kind, outside, side.opposite(), size);
            }
        }

        /** Removes a random wall; the last one fills the gap. */
        int takeAny() {
            int place = run.below(size);
            int wall = walls[place];
            walls[place] = walls[--size];
            return wall;
        }
    }
}
