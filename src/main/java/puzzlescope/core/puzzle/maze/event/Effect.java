package puzzlescope.core.puzzle.maze.event;

/** What an event does to the board; many kinds of events may do the same for reasons of their own. */
public sealed interface Effect {

    /** What making a maze does. A passage is the square between two cells; "the cell" is the event's own. */
    enum Carving implements Effect {
        NOTHING,
        VISIT,
        DIG,
        LEAVE,
        TAKE_MARK,
        COMPLETE,
        /** Opens every cell, with all walls between them. */
        LAY_GRID,
        /** Opens every cell of one row. */
        LAY_ROW,
        OPEN_CELL,
        OPEN_MARKED_CELL,
        OPEN_ACTIVE_CELL,
        OPEN_PASSAGE,
        /** Opens a passage in a finished maze, where it looks like the corridors that it joins. */
        OPEN_LOOP,
        /** Opens a passage, and two sets become one. */
        UNITE,
        OPEN_TO_ACTIVE_CELL,
        RETIRE_CELL,
        ADD_FRONTIER,
        JOIN_FRONTIER,
        /** Opens the passage and the cell behind it, and the mark goes there. */
        WALK_ON,
        WALK,
        PUT_MARK,
        LIFT_MARK,
        SCAN_ROW,
        FIND,
        STOP_SCAN,
        STEP_WALK,
        ERASE_STEP,
        CARVE_STEP,
        EXTEND_RUN,
        CLOSE_RUN,
        OPEN_ALL,
        BUILD_WALL,
        /** Shows one part more of a maze that is made in parts. */
        SHOW_PART
    }

    /** What solving does. */
    enum SolveHandler implements Effect {
        BEGIN,
        NOTHING,
        ENTER,
        BACK_OUT,
        SUCCEED,
        QUEUE,
        /** A cell in the queue gets another predecessor, two steps nearer to the start. */
        IMPROVE,
        TAKE,
        TRACE,
        FILL,
        PUT_HAND,
        STEP_HAND,
        BACK_HAND,
        /** The hand leads to where the walker was and went back. */
        STEP_HAND_AGAIN,
        /** The hand leads to a cell of the walker's path. */
        CLOSE_LOOP,
        /** Takes a cell of a loop off the path. */
        CUT,
        LIFT_HAND,
        /** Shows one more of the waves of cells that a search has reached. */
        SPREAD_WAVE,
        /** Shows of the way what one wave more holds, from the goal back. */
        TRACE_PART,
        /** A person stands at the start. */
        PUT_PERSON,
        STEP_ON,
        STEP_BACK,
        /** A person steps to a cell of the path. */
        STEP_ROUND
    }
}
