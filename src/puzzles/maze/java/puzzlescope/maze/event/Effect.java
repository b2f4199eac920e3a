package puzzlescope.maze.event;

/** What an event does to the board; many kinds of events may do the same for reasons of their own. */
public sealed interface Effect {

    /** Where the mark goes. */
    enum Moves {
        NOT,
        /** From the cell to the next one on the event's side. */
        TO_SIDE,
        /** From there to the cell. */
        FROM_SIDE
    }

    /** Where the mark goes, from cell to cell. */
    Moves moves();

    /** What making a maze does. A passage is the square between two cells; "the cell" is the event's own. */
    enum Carving implements Effect {
        NOTHING,
        /** Opens a cell, which is in work from now on, and the mark comes there. */
        VISIT(true, Moves.FROM_SIDE),
        /** Opens a passage, which is in work from now on. */
        DIG(true),
        /** The mark goes back from a cell. */
        LEAVE(Moves.TO_SIDE),
        TAKE_MARK,
        COMPLETE,
        /** Opens every cell, with all walls between them. */
        LAY_GRID(true),
        /** Opens every cell of one row. */
        LAY_ROW,
        OPEN_CELL(true),
        OPEN_MARKED_CELL(true),
        OPEN_ACTIVE_CELL(true),
        OPEN_PASSAGE(true),
        /** Opens a passage in a finished maze, where it looks like the corridors that it joins. */
        OPEN_LOOP(true),
        /** Opens a passage, and two sets become one. */
        UNITE(true),
        OPEN_TO_ACTIVE_CELL(true),
        RETIRE_CELL,
        ADD_FRONTIER,
        JOIN_FRONTIER(true),
        /** Opens the passage and the cell behind it, and the mark goes there. */
        WALK_ON(true, Moves.TO_SIDE),
        WALK(Moves.TO_SIDE),
        PUT_MARK,
        LIFT_MARK,
        SCAN_ROW,
        FIND(true),
        STOP_SCAN,
        STEP_WALK(Moves.TO_SIDE),
        ERASE_STEP(Moves.FROM_SIDE),
        CARVE_STEP(true),
        EXTEND_RUN(true),
        CLOSE_RUN(true),
        OPEN_ALL(true),
        BUILD_WALL(true),
        BEGIN_LOOPS,
        END_LOOPS,
        /** Opens a cell that is open in a maze that is written down. */
        COPY_CELL(true),
        COPY_PASSAGE(true),
        END_COPY,
        BEGIN_MUD,
        /** The passage becomes muddy. */
        LAY_MUD,
        END_MUD;

        private final boolean changesSquares;
        private final Moves moves;

        Carving() {
            this(false);
        }

        Carving(boolean changesSquares) {
            this(changesSquares, Moves.NOT);
        }

        Carving(Moves moves) {
            this(false, moves);
        }

        Carving(boolean changesSquares, Moves moves) {
            this.changesSquares = changesSquares;
            this.moves = moves;
        }

        /** Whether walls are taken away or built, or cells opened. */
        public boolean changesSquares() {
            return changesSquares;
        }

        @Override
        public Moves moves() {
            return moves;
        }
    }

    /** What solving does. */
    enum Solving implements Effect {
        BEGIN,
        NOTHING,
        ENTER(Moves.FROM_SIDE),
        BACK_OUT(Moves.TO_SIDE),
        SUCCEED(Moves.TO_SIDE),
        QUEUE,
        /** A cell in the open list gets another predecessor, over which the path to it costs less. */
        IMPROVE,
        TAKE,
        TRACE,
        FILL,
        PUT_HAND,
        STEP_HAND(Moves.TO_SIDE),
        BACK_HAND(Moves.TO_SIDE),
        /** The hand leads to where the walker was and went back. */
        STEP_HAND_AGAIN(Moves.TO_SIDE),
        /** The hand leads to a cell of the walker's path. */
        CLOSE_LOOP(Moves.TO_SIDE),
        /** Takes a cell of a loop off the path. */
        CUT,
        LIFT_HAND,
        /** A person stands at the start. */
        PUT_PERSON,
        STEP_ON(Moves.TO_SIDE),
        STEP_BACK(Moves.TO_SIDE),
        /** A person steps to a cell of the path. */
        STEP_ROUND(Moves.TO_SIDE);

        private final Moves moves;

        Solving() {
            this(Moves.NOT);
        }

        Solving(Moves moves) {
            this.moves = moves;
        }

        @Override
        public Moves moves() {
            return moves;
        }
    }
}
