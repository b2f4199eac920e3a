package puzzlescope.maze.event;

/** An event of a person walking through a finished maze; cells are removed from the path as solvers do it. */
public sealed interface MazeGameEvent extends CellEvent {

    @Override
    MazeGameKind kind();

    /** The person was put on the start. */
    record Put(int row, int column) implements MazeGameEvent {

        @Override
        public MazeGameKind kind() {
            return MazeGameKind.PERSON_PUT;
        }
    }

    /**
     * The person stepped to a cell off the path.
     *
     * @param before the previous state of that cell
     */
    record Stepped(int row, int column, Direction side, int first, CellState before) implements MazeGameEvent {

        @Override
        public MazeGameKind kind() {
            return MazeGameKind.PERSON_STEPPED;
        }
    }

    /** The person stepped to a cell of the path: back, or around a loop. */
    record SteppedOnPath(MazeGameKind kind, int row, int column, Direction side, int first) implements MazeGameEvent {}

    /**
     * The person reached the goal.
     *
     * @param side the side by which it was entered
     * @param first the number of steps, or their cost if there is mud
     * @param second the fewest steps, or the least cost
     */
    record Arrived(MazeGameKind kind, int row, int column, Direction side, int first, int second)
            implements MazeGameEvent {

        static Arrived of(MazeGameKind kind, long event) {
            return new Arrived(
                    kind,
                    ROW.of(event),
                    COLUMN.of(event),
                    BACK.of(event),
                    PackedPair.EVEN.first(event),
                    PackedPair.EVEN.second(event));
        }

        @Override
        public long pack() {
            return kind.spec().pack(row, column, side.ordinal(), PackedPair.EVEN.of(first, second));
        }
    }
}
