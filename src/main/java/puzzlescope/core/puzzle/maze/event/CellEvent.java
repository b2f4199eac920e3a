package puzzlescope.core.puzzle.maze.event;

import puzzlescope.core.event.Message;

/** An event about one cell: its kind says what happened, the cell, a side and two numbers say where and how much. */
public sealed interface CellEvent extends MazeEvent
        permits CarvingEvent.AtCell, CarvingEvent.AtWall, CarvingEvent.OfSets, SolvingEvent {

    @Override
    MazeEventKind kind();

    int row();

    int column();

    /** The side of the cell in question; north where none is. */
    default Direction side() {
        return Direction.NORTH;
    }

    int first();

    default int second() {
        return 0;
    }

    @Override
    default long pack() {
        return CellCode.pack(kind(), row(), column(), side(), first(), second());
    }

    @Override
    default Message sentence() {
        var other = place(row() + 2 * side().rows(), column() + 2 * side().columns());
        var side = Message.of("maze.direction." + side());
        var key = second() == CellCode.UNKNOWN ? kind().key() + ".without-second" : kind().key();
        return Message.of(key, place(row(), column()), side, other, first(), second());
    }

    @Override
    default String call() {
        return switch (kind()) {
            case ROW_BEGUN -> "row(" + row() + ")";
            case WALK_BEGUN -> "walk" + place(row(), column());
            case WALK_STEPPED -> "step" + place(row(), column());
            case SOLVING_BEGUN -> "solve" + place(row(), column());
            case CELL_ENTERED -> "search" + place(row(), column());
            default -> "";
        };
    }

    /** A square in the words of every language: {@code (x, y)}. */
    static String place(int row, int column) {
        return "(" + column + ", " + row + ")";
    }
}
