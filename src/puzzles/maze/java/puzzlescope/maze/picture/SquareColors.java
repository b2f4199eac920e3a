package puzzlescope.maze.picture;

import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.GiantBoard;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.board.SolvingBoard;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.picture.MazeTints.Scale;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;

/**
 * The colour of every square of a large maze as one number: its weight where many squares share a pixel, above its red,
 * green and blue. Rare squares, such as the path, weigh more, so that they can still be found. Created anew on the FX
 * thread when the colours change; then readable from any thread.
 */
public final class SquareColors {

    private static final int PLAIN = 1 << 24;
    private static final int IN_WORK = 2 << 24;
    private static final int SIGN = 8 << 24;
    private static final int COLOR = 0xFFFFFF;
    private static final int ONE_COLOR = 0xFF;
    private static final int LOOK = 3;
    private static final CellState[] STATES = CellState.values();

    private final Scale scale;
    private final int wall;
    private final int frontier;
    private final int walk;
    private final int mud;
    private final int[] squares = new int[Square.values().length];
    private final int[] states = new int[STATES.length];
    private final int[] scaled = new int[MazeTints.STEPS];
    private final int[] sets = new int[MazeTints.SETS];
    /** The colours of blocks, by {@link GiantBoard#cellStates}. */
    private final int[] blocks = new int[1 << 6];

    public SquareColors(Style style, Scale scale) {
        this.scale = scale;
        var mazeTints = new MazeTints(style);
        wall = PLAIN | style.color(Ink.WALL).opaque() & COLOR;
        frontier = IN_WORK | style.color(MazeInks.LEFT).opaque() & COLOR;
        mud = PLAIN | style.color(MazeInks.MUD).opaque() & COLOR;
        walk = IN_WORK | style.color(MazeInks.PATH).opaque() & COLOR;
        squares[Square.WALL.ordinal()] = wall;
        squares[Square.PATH.ordinal()] = walk;
        squares[Square.LEFT.ordinal()] = PLAIN | style.color(MazeInks.LEFT).opaque() & COLOR;
        squares[Square.OPEN.ordinal()] = PLAIN | style.color(Ink.OPEN).opaque() & COLOR;
        for (var state : STATES) {
            states[state.ordinal()] = weight(state) | style.color(ink(state)).opaque() & COLOR;
        }
        for (int step = 0; step < scaled.length; step++) {
            scaled[step] = PLAIN
                    | mazeTints.scaled((double) step / (scaled.length - 1)).opaque() & COLOR;
        }
        for (int tint = 0; tint < sets.length; tint++) {
            sets[tint] = PLAIN | mazeTints.tint(tint).opaque() & COLOR;
        }
        int[] looks = {
            wall,
            squares[Square.OPEN.ordinal()],
            states[CellState.VISITED.ordinal()],
            states[CellState.SOLUTION.ordinal()]
        };
        for (int look = 0; look < blocks.length; look++) {
            blocks[look] = mean(wall, looks[look >> 2 & LOOK], looks[look >> 4], looks[look & LOOK]);
        }
    }

    private static int weight(CellState state) {
        return switch (state) {
            case UNSEEN, FILLED, LEFT, VISITED -> PLAIN;
            case PATH -> IN_WORK;
            case QUEUED, SOLUTION -> SIGN;
        };
    }

    private static Ink ink(CellState state) {
        return switch (state) {
            case UNSEEN -> Ink.OPEN;
            case FILLED -> Ink.UNVISITED;
            case QUEUED -> Ink.MARK;
            case LEFT, VISITED -> MazeInks.LEFT;
            case PATH -> MazeInks.PATH;
            case SOLUTION -> MazeInks.SOLUTION;
        };
    }

    /** Returns whether {@link GiantBoard#cellStates} determines the colour of every block of a board. */
    boolean knowsBlocks() {
        return !scale.isOn();
    }

    /**
     * The colour and weight of a block of two by two squares, walls and the cell that {@link GiantBoard#cellStates}
     * describes.
     */
    int ofBlock(int look) {
        return blocks[look];
    }

    static int mean(int one, int two, int three, int four) {
        int weight = (one >>> 24) + (two >>> 24) + (three >>> 24) + (four >>> 24);
        int color = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            int sum = part(one, shift) + part(two, shift) + part(three, shift) + part(four, shift);
            color |= sum / weight << shift;
        }
        return weight << 24 | color;
    }

    /** The mean of four blocks, with the mean of their weights. */
    static int blend(int one, int two, int three, int four) {
        int mean = mean(one, two, three, four);
        return (mean >>> 24) + 2 >> 2 << 24 | mean & COLOR;
    }

    private static int part(int color, int shift) {
        return (color >>> 24) * (color >> shift & ONE_COLOR);
    }

    /** The colour outside the maze, as of its outer wall. */
    int wall() {
        return wall;
    }

    int of(MazeBoard board, int row, int column) {
        return switch (board) {
            case CarvingBoard maze -> work(maze, row, column);
            case SolvingBoard maze -> maze.isSolving() ? trail(maze, row, column) : work(maze.maze(), row, column);
            case GiantBoard maze ->
                maze.isSolving()
                        ? trail(maze, row, column)
                        : squares[maze.square(row, column).ordinal()];
        };
    }

    /** The colour while a maze is generated. */
    private int work(CarvingBoard board, int row, int column) {
        var square = board.square(row, column);
        if (square == Square.WALL) {
            return (row & column & 1) == 1 && board.hasNotes() ? note(board, row, column) : wall;
        }
        if (board.isMuddy(row, column)) {
            return mud;
        }
        return board.hasSets() ? sets[MazeTints.index(board.set(cell(row), cell(column)))] : squares[square.ordinal()];
    }

    private int note(CarvingBoard board, int row, int column) {
        return board.isFrontier(row, column) ? frontier : board.isWalked(row, column) ? walk : wall;
    }

    private int trail(MazeBoard board, int row, int column) {
        if (board.square(row, column) == Square.WALL) {
            return wall;
        }
        var state = board.state(row, column);
        if (state != CellState.SOLUTION && state != CellState.PATH && board.isMuddy(row, column)) {
            return mud;
        }
        boolean sign = state == CellState.FILLED || state == CellState.SOLUTION;
        if (!scale.isOn() || sign || state == CellState.UNSEEN) {
            return states[state.ordinal()];
        }
        int steps = board.distance(cell(row), cell(column));
        return scaled[(int) (scale.share(steps) * (scaled.length - 1))];
    }

    /** The row or column of the cell whose colour a passage takes. */
    private static int cell(int place) {
        return place - 1 + (place & 1);
    }
}
