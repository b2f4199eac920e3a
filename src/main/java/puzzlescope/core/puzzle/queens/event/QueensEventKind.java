package puzzlescope.core.puzzle.queens.event;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.RETURN;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;

import java.util.Set;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Role;

/** The kinds of what a queens' run does. */
public enum QueensEventKind implements EventKind {
    SEARCH_BEGAN("begin", CALL),
    QUEEN_PLACED("place", CALL, TRY, DO),
    QUEEN_REJECTED("reject", TRY, REJECT),
    SOLUTION_FOUND("solution", SOLUTION),
    QUEEN_TAKEN_BACK("take-back", RETURN, UNDO),
    DEAD_END_TAKEN_BACK("take-back", RETURN, UNDO, DEAD_END),
    SEARCH_ENDED("end", RETURN),
    QUEEN_SET("place", DO),
    QUEEN_REMOVED("take-back", UNDO),
    COUNT_BEGAN("begin", NOTE),
    PIECE_COUNTED("piece", DO),
    COUNT_ENDED("end", NOTE),
    HALF_TURN_COUNTED("half", NOTE),
    QUARTER_TURN_COUNTED("quarter", NOTE),
    FUNDAMENTAL_COUNTED("fundamental", NOTE),
    CONSTRUCTION_BEGAN("begin", NOTE),
    QUEEN_STOOD("stand", DO),
    DRAWING_BEGAN("begin", NOTE),
    QUEEN_DRAWN("draw", DO),
    QUEEN_BLAMED("blame", NOTE),
    EXCHANGE_REFUSED("refuse", TRY, REJECT),
    QUEENS_EXCHANGED("exchange", TRY, DO),
    QUEEN_LIFTED("again", UNDO),
    PEACE_REACHED("check", SOLUTION),
    STAND_REFUSED("begin", DEAD_END);

    private final String label;
    private final Set<Role> roles;

    QueensEventKind(String label, Role... roles) {
        this.label = label;
        this.roles = Set.of(roles);
    }

    @Override
    public Set<Role> roles() {
        return roles;
    }

    @Override
    public String label() {
        return label;
    }
}
