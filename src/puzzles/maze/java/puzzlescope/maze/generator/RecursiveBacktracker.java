package puzzlescope.maze.generator;

import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;

import java.math.BigInteger;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.maze.board.CellAnnotation;
import puzzlescope.maze.event.CarvingDecision;
import puzzlescope.maze.event.CarvingForm;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Effect.Carving;

/**
 * Carves a maze by randomised depth-first search.
 *
 * <p>Source: A. Sweigart, The Recursive Book of Recursion (2022), chapter 11; also J. Buck, Mazes for Programmers
 * (2015).
 *
 * <p>Input: odd numbers of rows and columns, 3 or more; cells are on odd rows and columns. Output: a spanning tree of
 * the cells. Time and space are linear in the cells; the recursion is as deep as the longest corridor, at worst one
 * call for each cell. Deterministic: the seed gives the same directions as CPython's {@code random.choice}. There
 * always is a solution.
 */
public record RecursiveBacktracker(int rows, int columns, BigInteger seed) implements Solver {

    public static final GeneratorSpec MAKING = GeneratorSpec.of(RecursiveBacktracker::new, Kind.values())
            .counting(CALL, TRY, UNDO, DEAD_END)
            .withFigures(GeneratorSpec.carved(Kind.CORRIDOR_CARVED))
            .withAnnotations(CellAnnotation.PATH, CellAnnotation.WAY_BACK)
            .lasting(3)
            .showing(new VisitVariables());

    private enum Kind implements CarvingKind {
        CELL_VISITED("visit", CarvingForm.ENTERED, Carving.VISIT, CALL, DO),
        CORRIDOR_CARVED("carve", CarvingForm.WALL, Carving.DIG, TRY, DO),
        CELL_LEFT("return", CarvingForm.LEFT, Carving.LEAVE, RETURN, UNDO),
        DEAD_END_LEFT("return", CarvingForm.LEFT, Carving.LEAVE, RETURN, UNDO, DEAD_END),
        /** The first call returns, so that there is one backtrack for each passage. */
        START_LEFT("return", CarvingForm.LEFT, Carving.LEAVE, RETURN),
        MAZE_FINISHED("finished", CarvingForm.CELL, Carving.TAKE_MARK, SOLUTION);

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
            return this == CORRIDOR_CARVED ? CarvingDecision.RANDOM_NEIGHBOUR : CarvingDecision.OTHER;
        }
    }

    @Override
    public RunOutcome solve(EventSink sink) {
        var run = new CarvingContext(rows / 2, columns / 2, seed, sink);
        visit(run, 0, Direction.NORTH, true);
        run.emit(Kind.MAZE_FINISHED, 0, 0);
        return RunOutcome.SOLVED;
    }

    /** @param back the side from which the mark came, unless this is the start */
    private static void visit(CarvingContext run, int cell, Direction back, boolean start) {
        run.join(cell);
        run.emit(Kind.CELL_VISITED, cell, back, FlagField.bit(start));
        int open = run.sides(cell, false);
        boolean deadEnd = open == 0;
        while (open != 0) {
            var side = run.draw(open);
            run.emit(Kind.CORRIDOR_CARVED, cell, side, Integer.bitCount(open));
            visit(run, run.neighbour(cell, side), side.opposite(), false);
            open = run.sides(cell, false);
        }
        var left = start ? Kind.START_LEFT : deadEnd ? Kind.DEAD_END_LEFT : Kind.CELL_LEFT;
        run.emit(left, cell, back, FlagField.bit(start));
    }
}
