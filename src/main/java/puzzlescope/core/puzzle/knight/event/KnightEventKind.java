package puzzlescope.core.puzzle.knight.event;

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
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;

public enum KnightEventKind implements EventKind {
    KNIGHT_PLACED("start", CALL, DO),
    KNIGHT_HOPPED("hop", CALL, TRY, DO),
    HOP_REJECTED("reject", TRY, REJECT),
    TOUR_FOUND("tour", SOLUTION),
    KNIGHT_TAKEN_BACK("take-back", RETURN, UNDO),
    DEAD_END_TAKEN_BACK("take-back", RETURN, UNDO, DEAD_END),
    TOUR_TAKEN_BACK("take-back", RETURN, UNDO),
    KNIGHT_TAKEN_OFF("end", RETURN, UNDO),
    TOUR_IMPOSSIBLE("impossible", NOTE),
    KNIGHT_TRAPPED("take-back", DEAD_END),
    KNIGHT_SET_OUT("start", DO),
    KNIGHT_LED_ON("hop", DO),
    DEAD_END_MET("again", NOTE, DEAD_END),
    BOARD_CUT("cut", NOTE),
    NOTHING_CLOSED("open", NOTE),
    SWEEP_BEGAN("begin", DO),
    SQUARE_DECIDED("decide", DO),
    TOURS_COUNTED("counted", SOLUTION),
    COUNT_GIVEN_UP("large", NOTE);

    private static final KnightEventKind[] KINDS = values();

    private final String label;
    private final Set<Role> roles;

    KnightEventKind(String label, Role... roles) {
        this.label = label;
        this.roles = Set.of(roles);
    }

    /** The kind of a packed event. */
    public static KnightEventKind of(long event) {
        return KINDS[Packed.kind(event)];
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
