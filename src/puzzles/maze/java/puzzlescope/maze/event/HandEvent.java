package puzzlescope.maze.event;

/** An event of a person walking through a finished maze; cells are removed from the path as solvers do it. */
public sealed interface HandEvent extends CellEvent {

    @Override
    HandKind kind();

    /** The person was put on the start. */
    record Put(int row, int column) implements HandEvent {

        @Override
        public HandKind kind() {
            return HandKind.PERSON_PUT;
        }
    }

    /**
     * The person stepped to a cell off the path.
     *
     * @param before the previous state of that cell
     */
    record Stepped(int row, int column, Direction side, int first, CellState before) implements HandEvent {

        @Override
        public HandKind kind() {
            return HandKind.PERSON_STEPPED;
        }
    }

    /** The person stepped to a cell of the path: back, or around a loop. */
    record SteppedOnPath(HandKind kind, int row, int column, Direction side, int first) implements HandEvent {}

    /**
     * The person reached the goal.
     *
     * @param side the side by which it was entered
     * @param first the number of steps, or their cost if there is mud
     * @param second the fewest steps, or the least cost
     */
    record Arrived(HandKind kind, int row, int column, Direction side, int first, int second) implements HandEvent {

        static Arrived of(HandKind kind, long event) {
            return new Arrived(
                    kind,
                    ROW.of(event),
                    COLUMN.of(event),
                    BACK.of(event),
                    TwoNumbers.EVEN.first(event),
                    TwoNumbers.EVEN.second(event));
        }

        @Override
        public long pack() {
            return kind.entry().pack(row, column, side.ordinal(), TwoNumbers.EVEN.of(first, second));
        }
    }
}
