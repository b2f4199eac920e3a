package puzzlescope.maze.generator;

import puzzlescope.engine.event.Chooser;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.event.Direction;

/**
 * The walls, or the passages, between neighbouring cells of a finished maze. They are numbered by the cell west or
 * north of them, row by row, and their side of it. One thread.
 */
final class CellBorders {

    private static final int WHOLE = 100;
    private static final Direction[] SIDES = {Direction.EAST, Direction.SOUTH};

    /** Receives the walls or passages picked. */
    @FunctionalInterface
    interface BorderConsumer {

        /**
         * Receives the one at this side of a cell.
         *
         * @param number the number picked, including this one
         */
        void take(int row, int column, Direction side, int number);
    }

    private final CarvingBoard maze;
    private final int[] all;
    private int count;

    private CellBorders(CarvingBoard maze, boolean open) {
        this.maze = maze;
        all = new int[SIDES.length * (maze.rows() / 2) * (maze.columns() / 2)];
        for (int number = 0; number < all.length; number++) {
            var side = SIDES[number & 1];
            boolean inside =
                    row(number) + 2 * side.rows() < maze.rows() && column(number) + 2 * side.columns() < maze.columns();
            if (inside && maze.isOpen(row(number), column(number), side) == open) {
                all[count++] = number;
            }
        }
    }

    static CellBorders walls(CarvingBoard maze) {
        return new CellBorders(maze, false);
    }

    static CellBorders passages(CarvingBoard maze) {
        return new CellBorders(maze, true);
    }

    int count() {
        return count;
    }

    /** Returns the number for a percentage, rounded to a whole number. */
    int share(int percent) {
        return (int) Math.round((double) count * percent / WHOLE);
    }

    /** Picks a number of them, as the first ones of a shuffle. */
    void draw(int many, PythonRandom random, Chooser chooser, BorderConsumer drawn) {
        for (int i = 0; i < many; i++) {
            int at = i + chooser.chooseNear(count - i, random.below(count - i));
            int number = all[at];
            all[at] = all[i];
            drawn.take(row(number), column(number), SIDES[number & 1], i + 1);
        }
    }

    private int row(int number) {
        return 2 * ((number >> 1) / (maze.columns() / 2)) + 1;
    }

    private int column(int number) {
        return 2 * ((number >> 1) % (maze.columns() / 2)) + 1;
    }
}
