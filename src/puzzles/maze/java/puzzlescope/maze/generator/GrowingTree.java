package puzzlescope.maze.generator;

import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;

import java.math.BigInteger;
import java.util.ArrayList;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.maze.board.CellAnnotation;
import puzzlescope.maze.event.CarvingForm;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.Effect.Carving;

/**
 * Keeps a list of active cells, picks one by a rule, and either carves a passage to a neighbour outside, which becomes
 * active too, or removes it from the list. The rule determines the maze: always the newest gives the long corridors of
 * recursive backtracking, a random one the short branches of Prim's algorithm.
 *
 * <p>Source: W. D. Pullen, Think Labyrinth: Maze algorithms (1996 and later); J. Buck, Mazes for Programmers (2015).
 *
 * <p>Input: a grid of cells and the rule. Output: a spanning tree. Time is linear except for removals from the middle
 * of the list, where the last cell fills the gap if the rule ignores the order; space is linear. Deterministic for a
 * seed. There always is a solution.
 */
public final class GrowingTree extends MazeAlgorithm {

    private static final GeneratorSpec MAKING = GeneratorSpec.of(
                    (rows, columns, seed) -> new GrowingTree(rows, columns, seed, Pick.HALF), Kind.values())
            .counting(TRY, UNDO, DEAD_END)
            .withFigures(
                    GeneratorSpec.carved(Kind.NEWEST_GREW, Kind.OLDEST_GREW, Kind.DRAWN_GREW),
                    Figure.of("retired", Kind.CELL_RETIRED))
            .withAnnotations(CellAnnotation.PATH)
            .measuredBy((words, _) -> Measure.of(words, "maze.measure.active", 0)
                    .by(1, Kind.TREE_SEEDED, Kind.NEWEST_GREW, Kind.OLDEST_GREW, Kind.DRAWN_GREW)
                    .by(-1, Kind.CELL_RETIRED));

    private enum Kind implements CarvingKind {
        TREE_SEEDED("start", CarvingForm.CELL, Carving.OPEN_ACTIVE_CELL, DO),
        NEWEST_GREW("carve", CarvingForm.WALL, Carving.OPEN_TO_ACTIVE_CELL, TRY, DO),
        OLDEST_GREW("carve", CarvingForm.WALL, Carving.OPEN_TO_ACTIVE_CELL, TRY, DO),
        DRAWN_GREW("carve", CarvingForm.WALL, Carving.OPEN_TO_ACTIVE_CELL, TRY, DO),
        CELL_RETIRED("remove", CarvingForm.CELL, Carving.RETIRE_CELL, UNDO, DEAD_END);

        private final Declaration declaration;

        Kind(String label, CarvingForm form, Carving effect, Role... roles) {
            declaration = Declaration.of(this, label, form, effect, roles);
        }

        @Override
        public Declaration declaration() {
            return declaration;
        }
    }

    /** The rule that picks an active cell. */
    public enum Pick implements ConstantId {
        NEWEST,
        RANDOM,
        /** The newest or a random one, with equal probability. */
        HALF,
        OLDEST;
    }

    /** Returns the declaration for a rule, which determines the maze but not the kinds of its events. */
    public static GeneratorSpec spec(Pick pick) {
        return MAKING.by((rows, columns, seed) -> new GrowingTree(rows, columns, seed, pick));
    }

    private final Pick pick;

    public GrowingTree(int rows, int columns, BigInteger seed, Pick pick) {
        super(rows, columns, seed);
        this.pick = pick;
    }

    @Override
    int make(CarvingContext run) {
        var active = new Active();
        int first = run.below(run.cells());
        run.join(first);
        active.add(first);
        run.emit(Kind.TREE_SEEDED, first, 0);
        while (active.size() > 0) {
            int place = place(run, active.size());
            var kind = kind(place, active.size());
            int cell = active.get(place);
            int open = run.sides(cell, false);
            if (open == 0) {
                run.emit(Kind.CELL_RETIRED, cell, active.size());
                active.remove(place, pick);
            } else {
                var side = run.draw(open);
                run.emit(kind, cell, side, active.size());
                run.join(run.neighbour(cell, side));
                active.add(run.neighbour(cell, side));
            }
        }
        return -1;
    }

    private int place(CarvingContext run, int size) {
        return switch (pick) {
            case NEWEST -> size - 1;
            case OLDEST -> 0;
            case RANDOM -> run.below(size);
            case HALF -> run.below(2) == 0 ? size - 1 : run.below(size);
        };
    }

    private Kind kind(int place, int size) {
        return switch (pick) {
            case NEWEST -> Kind.NEWEST_GREW;
            case OLDEST -> Kind.OLDEST_GREW;
            case RANDOM -> Kind.DRAWN_GREW;
            case HALF -> place == size - 1 ? Kind.NEWEST_GREW : Kind.DRAWN_GREW;
        };
    }

    /** The list of active cells, from which the oldest can be removed as fast as the newest. */
    private static final class Active {

        private final ArrayList<Integer> cells = new ArrayList<>();
        private int oldest;

        int size() {
            return cells.size() - oldest;
        }

        int get(int place) {
            return cells.get(oldest + place);
        }

        void add(int cell) {
            cells.add(cell);
        }

        /** Removes a cell; the last one fills the gap only if age does not matter. */
        void remove(int place, Pick pick) {
            switch (pick) {
                case OLDEST -> oldest++;
                case RANDOM -> {
                    int last = cells.removeLast();
                    if (place < cells.size()) {
                        cells.set(place, last);
                    }
                }
                case NEWEST, HALF -> cells.subList(place, place + 1).clear();
            }
        }
    }
}
