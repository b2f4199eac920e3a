package puzzlescope.maze.event;

/** The effect of an event on the board; many kinds of events may have the same one for different reasons. */
public sealed interface Effect {

    /** The movement of the mark. */
    enum Moves {
        NOT,
        /** From the cell to its neighbour on the event's side. */
        TO_SIDE,
        /** From that neighbour to the cell. */
        FROM_SIDE
    }

    /** The movement of the mark between cells. */
    Moves moves();

    /** The effects of generating a maze. A passage is the square between two cells; "the cell" is the event's own. */
    enum Carving implements Effect {
        NOTHING,
        /** Opens a cell, which is then in progress, and moves the mark there. */
        VISIT(true, Moves.FROM_SIDE),
        /** Opens a passage, which is then in progress. */
        DIG(true),
        /** Moves the mark back from a cell. */
        LEAVE(Moves.TO_SIDE),
        TAKE_MARK,
        COMPLETE,
        /** Opens every cell, and removes all walls between them. */
        LAY_GRID(true),
        /** Opens every cell of one row. */
        LAY_ROW,
        OPEN_CELL(true),
        OPEN_MARKED_CELL(true),
        OPEN_ACTIVE_CELL(true),
        OPEN_PASSAGE(true),
        /** Opens a passage in a finished maze, with the state of the corridors that it joins. */
        OPEN_LOOP(true),
        /** Opens a passage and unites two sets. */
        UNITE(true),
        OPEN_TO_ACTIVE_CELL(true),
        RETIRE_CELL,
        ADD_FRONTIER,
        JOIN_FRONTIER(true),
        /** Opens the passage and the cell behind it, and moves the mark there. */
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
        /** Opens a cell that is open in a written maze. */
        COPY_CELL(true),
        COPY_PASSAGE(true),
        END_COPY,
        BEGIN_MUD,
        /** Makes the passage muddy. */
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

        /** Returns whether walls are removed or built, or cells opened. */
        public boolean changesSquares() {
            return changesSquares;
        }

        @Override
        public Moves moves() {
            return moves;
        }
    }

    /** The effects of solving. */
    enum Solving implements Effect {
        BEGIN,
        NOTHING,
        ENTER(Moves.FROM_SIDE),
        BACK_OUT(Moves.TO_SIDE),
        SUCCEED(Moves.TO_SIDE),
        QUEUE,
        /** Changes the predecessor of a cell in the open list, since the path over it is cheaper. */
        IMPROVE,
        TAKE,
        TRACE,
        FILL,
        PUT_HAND,
        STEP_HAND(Moves.TO_SIDE),
        BACK_HAND(Moves.TO_SIDE),
        /** Moves the wall follower to a cell that it had backtracked from. */
        STEP_HAND_AGAIN(Moves.TO_SIDE),
        /** Moves the wall follower to a cell of its own path. */
        CLOSE_LOOP(Moves.TO_SIDE),
        /** Removes a cell of a loop from the path. */
        CUT,
        LIFT_HAND,
        /** Puts a person on the start. */
        PUT_PERSON,
        STEP_ON(Moves.TO_SIDE),
        STEP_BACK(Moves.TO_SIDE),
        /** Moves a person to a cell of the path. */
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
