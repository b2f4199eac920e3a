package puzzlescope.maze.generator;

import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.TRY;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.maze.custom.CustomMaze;
import puzzlescope.maze.event.CarvingForm;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Effect.Carving;
import puzzlescope.maze.event.MudKind;

/**
 * Copies a written maze, cell by cell, and counts its components and loops by union-find, as in Kruskal's algorithm.
 *
 * <p>Input: a maze, which need not be a tree nor connected. Output: the same. Time is that of a find for each passage,
 * n log n at most, space is linear. Nothing is random. There always is a solution.
 */
public final class MazeCopy implements Solver {

    private static final Direction[] BACK = {Direction.NORTH, Direction.WEST};

    private enum Kind implements CarvingKind {
        CELL_READ("cell", CarvingForm.CELL, Carving.COPY_CELL, TRY, DO),
        CORRIDOR_READ("corridor", CarvingForm.WALL, Carving.COPY_PASSAGE, DO),
        SHAPE_SEEN("shape", CarvingForm.TOTALS, Carving.NOTHING, NOTE),
        MAZE_READ("finished", CarvingForm.TOTALS, Carving.END_COPY, SOLUTION);

        private final Declaration declaration;

        Kind(String label, CarvingForm form, Carving effect, Role... roles) {
            declaration = Declaration.of(this, label, form, effect, roles);
        }

        @Override
        public Declaration declaration() {
            return declaration;
        }
    }

    private final CustomMaze maze;

    private MazeCopy(CustomMaze maze) {
        this.maze = maze;
    }

    public static GeneratorSpec spec(CustomMaze maze) {
        return GeneratorSpec.of((_, _, _) -> new MazeCopy(maze), Kind.values())
                .measuredBy((words, _) ->
                        Measure.of(words, "maze.measure.carved", 0).by(1, Kind.CELL_READ));
    }

    @Override
    public RunOutcome solve(EventSink sink) {
        int acrossCells = maze.columns() / 2;
        var sets = new SizedDisjointSets(maze.rows() / 2 * acrossCells);
        int cells = 0;
        int corridors = 0;
        int parts = 0;
        int muddy = 0;
        for (int row = 1; row < maze.rows(); row += 2) {
            for (int column = 1; column < maze.columns(); column += 2) {
                if (!maze.isOpen(row, column)) {
                    continue;
                }
                sink.emit(Kind.CELL_READ, row, column, ++cells);
                parts++;
                int cell = row / 2 * acrossCells + column / 2;
                for (var side : BACK) {
                    if (maze.isOpen(row, column, side)) {
                        sink.emit(Kind.CORRIDOR_READ, row, column, side.ordinal(), ++corridors);
                        if (maze.isMuddy(row, column, side)) {
                            sink.emit(MudKind.MUD_LAID, row, column, side.ordinal(), ++muddy);
                        }
                        int one = sets.number(cell);
                        int other = sets.number(cell + side.rows() * acrossCells + side.columns());
                        if (one != other) {
                            int kept = sets.survivor(one, other);
                            sets.unite(kept, kept == one ? other : one);
                            parts--;
                        }
                    }
                }
            }
        }
        sink.emit(Kind.SHAPE_SEEN, parts, corridors - cells + parts);
        sink.emit(Kind.MAZE_READ, cells, corridors);
        return RunOutcome.SOLVED;
    }
}
