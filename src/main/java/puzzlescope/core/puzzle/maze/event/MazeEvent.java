package puzzlescope.core.puzzle.maze.event;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.fourth;
import static puzzlescope.core.event.Packed.second;
import static puzzlescope.core.event.Packed.third;

import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Vocabulary;

/**
 * What making and solving a maze does. Rows and columns count squares from 0, walls included; sentences say {@code (x, y)}.
 * The records here are those of recursive backtracking; {@link CarvingEvent}, {@link SolvingEvent} and
 * {@link GiantEvent} are the others.
 */
public sealed interface MazeEvent extends Event
        permits MazeEvent.CellVisited,
                MazeEvent.CorridorCarved,
                MazeEvent.CellLeft,
                MazeEvent.MazeFinished,
                CarvingEvent,
                CellEvent,
                GiantEvent {

    Vocabulary VOCABULARY = new Vocabulary(MazeEventKind.values(), MazeEvent::unpack);

    private static MazeEvent unpack(long event) {
        int a = first(event);
        int b = second(event);
        int c = third(event);
        int d = fourth(event);
        var kind = MazeEventKind.of(event);
        return switch (kind) {
            case CELL_VISITED -> new CellVisited(a, b, c, d);
            case CORRIDOR_CARVED -> new CorridorCarved(a, b, Direction.of(c), d);
            case CELL_LEFT -> new CellLeft(a, b, c, d, false);
            case DEAD_END_LEFT -> new CellLeft(a, b, c, d, true);
            case MAZE_FINISHED -> new MazeFinished(a, b);
            case CHAMBER_ENTERED, CHAMBER_NARROW, CHAMBER_LEFT -> new CarvingEvent.Chamber(kind, a, b, c, d);
            case WALL_BUILT -> new CarvingEvent.WallBuilt(a, b, c, d >> 1, (d & 1) != 0);
            case GIANT_BEGUN,
                    PART_CARVED,
                    GIANT_FINISHED,
                    LOOPS_PART_OPENED,
                    FLOOD_BEGUN,
                    WAVE_SPREAD,
                    WAY_PART_TRACED,
                    GIANT_WAY_SHOWN -> new GiantEvent(kind, Packed.upper(event), Packed.lower(event));
            default -> unpackCell(kind, event);
        };
    }

    private static MazeEvent unpackCell(MazeEventKind kind, long event) {
        boolean placed = kind.layout() != CellCode.Layout.NO_CELL;
        int row = placed ? CellCode.row(event) : 1;
        int column = placed ? CellCode.column(event) : 1;
        var side = placed ? CellCode.side(event) : Direction.NORTH;
        int one = CellCode.first(event);
        int two = CellCode.second(event);
        return switch (kind.shape()) {
            case CELL -> new CarvingEvent.AtCell(kind, row, column, one, two);
            case WALL -> new CarvingEvent.AtWall(kind, row, column, side, one, two);
            case SETS -> new CarvingEvent.OfSets(kind, row, column, side, one, two);
            case SOLVING -> new SolvingEvent(kind, row, column, side, one, two);
        };
    }

    /** The mark came from another cell to this one, which nobody had visited; at the start both are the same. */
    record CellVisited(int row, int column, int fromRow, int fromColumn) implements MazeEvent {

        @Override
        public MazeEventKind kind() {
            return MazeEventKind.CELL_VISITED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), row, column, fromRow, fromColumn);
        }

        @Override
        public Message sentence() {
            return Message.of("maze.cell-visited", column, row);
        }

        @Override
        public String call() {
            return "visit(" + column + ", " + row + ")";
        }
    }

    /**
     * From the cell at the mark, one of the open directions was drawn and the wall behind it taken away.
     *
     * @param open the directions whose cell nobody had visited, one {@link Direction#bit} each
     */
    record CorridorCarved(int row, int column, Direction direction, int open) implements MazeEvent {

        @Override
        public MazeEventKind kind() {
            return MazeEventKind.CORRIDOR_CARVED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), row, column, direction.ordinal(), open);
        }

        @Override
        public Message sentence() {
            var drawn = Message.of("maze.direction." + direction);
            return Integer.bitCount(open) == 1
                    ? Message.of("maze.corridor-only-way", drawn)
                    : Message.of("maze.corridor-carved", Integer.bitCount(open), drawn);
        }
    }

    /**
     * The mark went back along the corridor that it had come by; from the first cell it goes nowhere.
     *
     * @param deadEnd whether no corridor was ever dug from this cell
     */
    record CellLeft(int row, int column, int toRow, int toColumn, boolean deadEnd) implements MazeEvent {

        @Override
        public MazeEventKind kind() {
            return deadEnd ? MazeEventKind.DEAD_END_LEFT : MazeEventKind.CELL_LEFT;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), row, column, toRow, toColumn);
        }

        @Override
        public Message sentence() {
            if (row == toRow && column == toColumn) {
                return Message.of("maze.start-left", column, row);
            }
            return Message.of(deadEnd ? "maze.dead-end-left" : "maze.cell-left", column, row, toColumn, toRow);
        }
    }

    /** Every cell is visited; the mark, which stood on this cell, is taken off. */
    record MazeFinished(int row, int column) implements MazeEvent {

        @Override
        public MazeEventKind kind() {
            return MazeEventKind.MAZE_FINISHED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), row, column);
        }

        @Override
        public Message sentence() {
            return Message.of("maze.finished");
        }
    }
}
