package puzzlescope.maze.search;

import java.util.ArrayDeque;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.PackedPair;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.event.Turn;

/**
 * Solves a maze from inside, with the right hand on the wall: turn right where that is open, else go straight on, else
 * left, else back.
 *
 * <p>Source: W. D. Pullen, Think Labyrinth: Maze algorithms (1996 and later), wall follower.
 *
 * <p>Input: a finished maze, a start and a goal. Output: the path, without the parts walked back. Every passage is
 * walked at most twice, so time is linear; the walker needs no memory, the path is kept for display. Deterministic:
 * begins facing east. In a spanning tree the hand leads past every cell, so that the goal is reached. With loops the
 * hand may be on an island of walls: the walk returns to a cell facing the same direction, and no path is found. The
 * same happens if no path leads to the goal.
 */
final class WallFollower {

    private final SolvingContext run;
    /** The path without the parts walked back, as the sides by which cells were left. */
    private final ArrayDeque<Direction> way = new ArrayDeque<>();

    /** The sides by which each cell was left, one {@link Direction#bit} each. */
    private final byte[] left;

    private final boolean[] onWay;
    private int walked;

    private WallFollower(SolvingContext run) {
        this.run = run;
        left = new byte[run.cells()];
        onWay = new boolean[run.cells()];
    }

    static MazeSearchResult find(SolvingContext run) {
        return new WallFollower(run).follow();
    }

    private MazeSearchResult follow() {
        int cell = run.from();
        var facing = run.choose(run.sides(cell) | Direction.EAST.bit(), Direction.EAST);
        run.emit(SolvingKind.HAND_PUT, cell, facing, 0);
        onWay[cell] = true;
        while (!run.isGoal(cell)) {
            if (run.sides(cell) == 0) {
                return circled(cell, facing);
            }
            var turn = turn(cell, facing);
            facing = turn.from(facing);
            if ((left[cell] & facing.bit()) != 0) {
                return circled(cell, facing);
            }
            step(cell, facing, turn);
            left[cell] |= (byte) facing.bit();
            cell = run.neighbour(cell, facing);
        }
        run.emit(SolvingKind.HAND_LIFTED, cell, facing, PackedPair.EVEN.of(way.size(), walked));
        return new MazeSearchResult(trace(), walked);
    }

    private MazeSearchResult circled(int cell, Direction facing) {
        boolean apart = run.costFrom(run.from()) < 0;
        run.emit(apart ? SolvingKind.HAND_CIRCLED_APART : SolvingKind.HAND_CIRCLED, cell, facing, walked);
        return new MazeSearchResult(MazeSearchResult.GAVE_UP, walked);
    }

    private Turn turn(int cell, Direction facing) {
        for (var turn : Turn.values()) {
            if ((run.sides(cell) & turn.from(facing).bit()) != 0) {
                return turn;
            }
        }
        throw new IllegalStateException("the maze is not connected");
    }

    private void step(int cell, Direction facing, Turn turn) {
        walked++;
        int next = run.neighbour(cell, facing);
        boolean back = !way.isEmpty() && way.getLast() == facing.opposite();
        if (!back && onWay[next]) {
            run.emit(SolvingKind.LOOP_WALKED, cell, facing, turn.ordinal(), way.size());
            cut(cell, next);
            return;
        }
        if (!back) {
            way.addLast(facing);
            onWay[next] = true;
            var kind = left[next] == 0 ? SolvingKind.WALL_FOLLOWED : SolvingKind.LEFT_REENTERED;
            run.emit(kind, cell, facing, turn.ordinal(), way.size());
            return;
        }
        way.removeLast();
        onWay[cell] = false;
        boolean deadEnd = Integer.bitCount(run.sides(cell)) == 1;
        var kind = deadEnd ? SolvingKind.TURNED_ROUND : SolvingKind.WENT_BACK;
        run.emit(kind, cell, facing, turn.ordinal(), way.size());
    }

    /** Removes the loop that ends in a cell from the path. */
    private void cut(int from, int end) {
        int cell = from;
        while (cell != end) {
            var back = way.removeLast().opposite();
            onWay[cell] = false;
            run.emit(SolvingKind.LOOP_CUT, cell, back, 0);
            cell = run.neighbour(cell, back);
        }
    }

    private int trace() {
        int cell = run.from();
        int steps = 0;
        for (var side : way) {
            run.emit(SolvingKind.STEP_TRACED, cell, side, steps++, CellState.PATH.ordinal());
            run.walk(cell, side);
            cell = run.neighbour(cell, side);
        }
        run.emit(SolvingKind.STEP_TRACED, cell, Direction.NORTH, steps, CellState.PATH.ordinal());
        return steps;
    }
}
