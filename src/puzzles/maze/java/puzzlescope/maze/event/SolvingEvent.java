package puzzlescope.maze.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.SearchStep;

/**
 * An event of an algorithm that solves a finished maze. Events with the same fields share a record; the kind names the
 * event.
 */
public sealed interface SolvingEvent extends MazeEvent
        permits SolvingEvent.AtCell,
                SolvingEvent.AtSide,
                SolvingEvent.Called,
                SolvingEvent.Rated,
                SolvingEvent.Improved,
                SolvingEvent.Traced,
                SolvingEvent.Turned,
                SolvingEvent.Costed,
                SolvingEvent.Totals {

    /** The previous state of a cell in the search. */
    EnumField<CellState> BEFORE = Field.oneOf(CellState.values()).after(CellEvent.COUNT);

    /** The side of the previous predecessor. */
    EnumField<Direction> PREDECESSOR = Field.oneOf(Direction.values()).after(CellEvent.COUNT);

    EnumField<Turn> TURN = Field.oneOf(Turn.values()).after(CellEvent.COUNT);

    /** The number of steps walked, each passage twice and in loops more often. */
    IntField WALKED = Field.upTo((1 << 28) - 1);

    /** The reduction of the cost of a path to a waiting cell: two for the places of its ends, the rest for mud. */
    IntField GAIN = Field.upTo(7).after(PREDECESSOR);

    /** The number of cells visited in a maze with mud; repeated visits count. */
    IntField VISITED = Field.upTo((1 << 20) - 1);

    /** The number of steps of the path through mud. */
    IntField MUDDY = Field.upTo((1 << 18) - 1).after(VISITED);

    /** The number of steps of the path in a maze with mud. */
    IntField STEPS = Field.upTo((1 << 18) - 1).after(MUDDY);

    @Override
    SolvingKind kind();

    @Override
    default Optional<SearchStep> searchStep() {
        return this instanceof CellEvent cell
                ? kind().stepType()
                        .map(type -> SearchStep.of(type, node(cell.row(), cell.column()))
                                .rated(cell.first(), kind().isEstimated() ? cell.second() : -1)
                                .at(cell.row(), cell.column()))
                : Optional.empty();
    }

    private static String node(int row, int column) {
        return column + "," + row;
    }

    /** An event at a cell at a number of steps from the start. */
    record AtCell(SolvingKind kind, int row, int column, int first) implements SolvingEvent, CellEvent {

        @Override
        public String call() {
            return kind == SolvingKind.SOLVING_BEGUN ? "solve" + CellEvent.place(row, column) : "";
        }
    }

    /** An event at a cell and one of its sides. */
    record AtSide(SolvingKind kind, int row, int column, Direction side, int first)
            implements SolvingEvent, CellEvent {}

    /**
     * A call for a cell began or ended.
     *
     * @param side the side from which the call came
     * @param first the number of steps from the start
     * @param start whether it is the start, so that the side has no meaning
     */
    record Called(SolvingKind kind, int row, int column, Direction side, int first, boolean start)
            implements SolvingEvent, CellEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            var step = SolvingEvent.super.searchStep();
            return start ? step : step.map(each -> each.from(node(nextRow(), nextColumn())));
        }

        @Override
        public String call() {
            return kind == SolvingKind.CELL_ENTERED ? "search" + CellEvent.place(row, column) : "";
        }
    }

    /** An event at a cell with two numbers, of which the second may be unknown; see {@link PackedPair}. */
    record Rated(SolvingKind kind, int row, int column, Direction side, int first, int second)
            implements SolvingEvent, CellEvent {

        static Rated of(SolvingKind kind, PackedPair numbers, long event) {
            return new Rated(
                    kind, ROW.of(event), COLUMN.of(event), BACK.of(event), numbers.first(event), numbers.second(event));
        }

        @Override
        public long pack() {
            var numbers = kind == SolvingKind.HAND_LIFTED ? PackedPair.EVEN : PackedPair.COUNTS;
            return kind.spec().pack(row, column, side.ordinal(), numbers.of(first, second));
        }
    }

    /**
     * A cell in the open list got another predecessor with a cheaper path.
     *
     * @param first the new cost
     * @param predecessor the side of the previous predecessor
     * @param gain the reduction of the cost
     */
    record Improved(SolvingKind kind, int row, int column, Direction side, int first, Direction predecessor, int gain)
            implements SolvingEvent, CellEvent {

        /** The previous cost. */
        @Override
        public int second() {
            return first + gain;
        }
    }

    /** The cost of the path found in a maze with mud. */
    record Costed(SolvingKind kind, int steps, int muddy, int visited) implements SolvingEvent {

        public int cost() {
            return steps + (MudKind.COST - 1) * muddy;
        }

        @Override
        public Message sentence() {
            return Message.of(kind.key(), steps, cost(), muddy, visited);
        }
    }

    /**
     * A cell was marked as on the path.
     *
     * @param side the side on which the path continues
     * @param before its previous state in the search
     */
    record Traced(SolvingKind kind, int row, int column, Direction side, int first, CellState before)
            implements SolvingEvent, CellEvent {}

    /**
     * The hand on the wall led to one side of a cell.
     *
     * @param steps the length of the path
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

    /** The result of the search in two counts over the whole maze. */
    record Totals(SolvingKind kind, int first, int second) implements SolvingEvent {

        @Override
        public Message sentence() {
            return Message.of(kind.key(), first, second);
        }
    }
}
