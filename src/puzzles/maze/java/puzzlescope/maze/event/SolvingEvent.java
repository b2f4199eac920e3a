package puzzlescope.maze.event;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;

/**
 * An event of an algorithm that solves a finished maze. Events with the same fields share a record; the kind says what
 * happened.
 */
public sealed interface SolvingEvent extends MazeEvent
        permits SolvingEvent.AtCell,
                SolvingEvent.Beside,
                SolvingEvent.Called,
                SolvingEvent.Rated,
                SolvingEvent.Improved,
                SolvingEvent.Traced,
                SolvingEvent.Turned,
                SolvingEvent.Costed,
                SolvingEvent.Totals {

    /** How a cell stood with the solver before. */
    EnumField<CellState> BEFORE = Field.oneOf(CellState.values()).after(CellEvent.COUNT);

    /** The side on which the predecessor lay before. */
    EnumField<Direction> PREDECESSOR = Field.oneOf(Direction.values()).after(CellEvent.COUNT);

    EnumField<Turn> TURN = Field.oneOf(Turn.values()).after(CellEvent.COUNT);

    /** How many steps were walked, each passage twice and in loops more often. */
    IntField WALKED = Field.upTo((1 << 28) - 1);

    /** By how much a path to a cell that waits becomes cheaper: two for the places of its ends, the rest for mud. */
    IntField GAIN = Field.upTo(7).after(PREDECESSOR);

    /** How many cells were visited in a maze with mud, a cell that is walked again counting again. */
    IntField VISITED = Field.upTo((1 << 20) - 1);

    /** How many steps of the path go through mud. */
    IntField MUDDY = Field.upTo((1 << 18) - 1).after(VISITED);

    /** How many steps the path has in a maze with mud. */
    IntField STEPS = Field.upTo((1 << 18) - 1).after(MUDDY);

    @Override
    SolvingKind kind();

    /** Something happened at a cell, so many steps from the start. */
    record AtCell(SolvingKind kind, int row, int column, int first) implements SolvingEvent, CellEvent {

        @Override
        public String call() {
            return kind == SolvingKind.SOLVING_BEGUN ? "solve" + CellEvent.place(row, column) : "";
        }
    }

    /** Something happened at a cell, one of whose sides is named. */
    record Beside(SolvingKind kind, int row, int column, Direction side, int first)
            implements SolvingEvent, CellEvent {}

    /**
     * A call for a cell began, or ended.
     *
     * @param side where the call came from
     * @param first how many steps it is from the start
     * @param start whether it is the start, so that nothing is on that side
     */
    record Called(SolvingKind kind, int row, int column, Direction side, int first, boolean start)
            implements SolvingEvent, CellEvent {

        @Override
        public String call() {
            return kind == SolvingKind.CELL_ENTERED ? "search" + CellEvent.place(row, column) : "";
        }
    }

    /** Something happened at a cell that two numbers tell, of which the second may not be known; see {@link TwoNumbers}. */
    record Rated(SolvingKind kind, int row, int column, Direction side, int first, int second)
            implements SolvingEvent, CellEvent {

        static Rated of(SolvingKind kind, TwoNumbers numbers, long event) {
            return new Rated(
                    kind, ROW.of(event), COLUMN.of(event), BACK.of(event), numbers.first(event), numbers.second(event));
        }

        @Override
        public long pack() {
            var numbers = kind == SolvingKind.HAND_LIFTED ? TwoNumbers.EVEN : TwoNumbers.COUNTS;
            return kind.entry().pack(row, column, side.ordinal(), numbers.of(first, second));
        }
    }

    /**
     * A cell in the open list got another predecessor, over which the path to it costs less.
     *
     * @param first what it costs now
     * @param predecessor the side on which that lay before
     * @param gain by how much it costs less
     */
    record Improved(SolvingKind kind, int row, int column, Direction side, int first, Direction predecessor, int gain)
            implements SolvingEvent, CellEvent {

        /** What it cost before. */
        @Override
        public int second() {
            return first + gain;
        }
    }

    /** What the path that was found costs in a maze with mud. */
    record Costed(SolvingKind kind, int steps, int muddy, int visited) implements SolvingEvent {

        public int cost() {
            return steps + (MudKind.COST - 1) * muddy;
        }

        /** What the path of a packed event costs. */
        public static int cost(long event) {
            return STEPS.of(event) + (MudKind.COST - 1) * MUDDY.of(event);
        }

        @Override
        public Message sentence() {
            return Message.of(kind.key(), steps, cost(), muddy, visited);
        }
    }

    /**
     * A cell is on the way.
     *
     * @param side where the way goes on
     * @param before how it stood with the solver
     */
    record Traced(SolvingKind kind, int row, int column, Direction side, int first, CellState before)
            implements SolvingEvent, CellEvent {}

    /**
     * The hand on the wall led to one side of a cell.
     *
     * @param steps how many steps the path has
     */
    record Turned(SolvingKind kind, int row, int column, Direction side, Turn turn, int steps)
            implements SolvingEvent, CellEvent {

        @Override
        public int first() {
            return turn.ordinal();
        }

        @Override
        public int second() {
            return steps;
        }

        @Override
        public Message sentence() {
            var plain = CellEvent.super.sentence();
            var arguments = new ArrayList<>(plain.arguments());
            arguments.add(Message.of("maze.turn." + turn));
            return new Message(plain.key(), List.copyOf(arguments));
        }
    }

    /** What the search came to, in two counts over the whole maze. */
    record Totals(SolvingKind kind, int first, int second) implements SolvingEvent {

        @Override
        public Message sentence() {
            return Message.of(kind.key(), first, second);
        }
    }
}
