package puzzlescope.core.puzzle.maze.search;

import java.util.ArrayDeque;
import puzzlescope.core.puzzle.maze.event.CellState;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.puzzle.maze.event.Turn;

/**
 * Solves a maze as someone inside can, with the right hand on the wall: turn right where that is open, else go straight on,
 * else left, else back.
 *
 * <p>Source: W. D. Pullen, Think Labyrinth: Maze algorithms (1996 and later), wall follower.
 *
 * <p>Input: a finished maze, a start and a goal. Output: the way, which is what has not been walked back. Every passage is
 * walked at most twice, so time is linear; the walker needs to remember nothing, the way is remembered for the window.
 * Deterministic: begins looking east. In a spanning tree the hand leads past every cell, so that the goal is reached. Where
 * there are loops the hand may lie on an island of walls: the walk comes back to where it was, looking the same way, and no
 * way is found.
 */
final class WallFollower {

    private final SolvingRun quest;
    /** The way that was not walked back: the sides by which one went on. */
    private final ArrayDeque<Direction> way = new ArrayDeque<>();

    /** The sides by which each cell was left, one {@link Direction#bit} each. */
    private final byte[] left;

    private final boolean[] onWay;
    private int walked;

    private WallFollower(SolvingRun quest) {
        this.quest = quest;
        left = new byte[quest.cells()];
        onWay = new boolean[quest.cells()];
    }

    static Found find(SolvingRun quest) {
        return new WallFollower(quest).follow();
    }

    private Found follow() {
        int cell = quest.from();
        var facing = Direction.EAST;
        quest.emit(MazeEventKind.HAND_PUT, cell, facing, 0, 0);
        onWay[cell] = true;
        while (cell != quest.to()) {
            var turn = turn(cell, facing);
            facing = turn.from(facing);
            if ((left[cell] & facing.bit()) != 0) {
                quest.emit(MazeEventKind.HAND_CIRCLED, cell, facing, walked, 0);
                return new Found(-1, walked);
            }
            step(cell, facing, turn);
            left[cell] |= (byte) facing.bit();
            cell = quest.neighbour(cell, facing);
        }
        quest.emit(MazeEventKind.HAND_LIFTED, cell, facing, way.size(), walked);
        return new Found(trace(), walked);
    }

    private Turn turn(int cell, Direction facing) {
        for (var turn : Turn.values()) {
            if ((quest.sides(cell) & turn.from(facing).bit()) != 0) {
                return turn;
            }
        }
        throw new IllegalStateException("the maze is not connected");
    }

    private void step(int cell, Direction facing, Turn turn) {
        walked++;
        int next = quest.neighbour(cell, facing);
        boolean back = !way.isEmpty() && way.getLast() == facing.opposite();
        if (!back && onWay[next]) {
            quest.emit(MazeEventKind.LOOP_WALKED, cell, facing, turn.ordinal(), way.size());
            cut(cell, next);
            return;
        }
        if (!back) {
            way.addLast(facing);
            onWay[next] = true;
            var kind = left[next] == 0 ? MazeEventKind.WALL_FOLLOWED : MazeEventKind.LEFT_REENTERED;
            quest.emit(kind, cell, facing, turn.ordinal(), way.size());
            return;
        }
        way.removeLast();
        onWay[cell] = false;
        boolean deadEnd = Integer.bitCount(quest.sides(cell)) == 1;
        var kind = deadEnd ? MazeEventKind.TURNED_ROUND : MazeEventKind.WENT_BACK;
        quest.emit(kind, cell, facing, turn.ordinal(), way.size());
    }

    /** Takes the loop that ends in a cell off the way. */
    private void cut(int from, int end) {
        int cell = from;
        while (cell != end) {
            var back = way.removeLast().opposite();
            onWay[cell] = false;
            quest.emit(MazeEventKind.LOOP_CUT, cell, back, 0, 0);
            cell = quest.neighbour(cell, back);
        }
    }

    private int trace() {
        int cell = quest.from();
        int steps = 0;
        for (var side : way) {
            quest.emit(MazeEventKind.STEP_TRACED, cell, side, steps++, CellState.PATH.ordinal());
            cell = quest.neighbour(cell, side);
        }
        quest.emit(MazeEventKind.STEP_TRACED, cell, Direction.NORTH, steps, CellState.PATH.ordinal());
        return steps;
    }
}
