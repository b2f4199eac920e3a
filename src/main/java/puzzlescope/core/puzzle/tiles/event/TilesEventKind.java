package puzzlescope.core.puzzle.tiles.event;

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

public enum TilesEventKind implements EventKind {
    ATTEMPT_BEGAN("attempt", CALL, NOTE),
    TILE_SLID("slide", CALL, TRY, DO),
    MOVE_REJECTED("reject", TRY, REJECT),
    TILE_SLID_BACK("back", RETURN, UNDO),
    LIMIT_REACHED("limit", RETURN, UNDO, DEAD_END),
    SOLUTION_UNWOUND("unwind", RETURN, UNDO),
    SOLUTION_FOUND("solved", SOLUTION),
    ATTEMPT_FAILED("deepen", RETURN),
    ATTEMPT_SUCCEEDED("found", RETURN),
    SOLUTION_MOVE("play", DO),
    ROOT_TAKEN("begin", NOTE),
    LAYER_BEGAN("layer", NOTE),
    BOARD_EXPANDED("expand", NOTE),
    BOARD_DISCOVERED("found", TRY, DO),
    BOARD_KNOWN("known", TRY, REJECT),
    WAY_IMPROVED("improve", TRY, DO),
    SEARCHES_MET("meet", NOTE),
    WAY_JOINED("join", DO, SOLUTION),
    BACK_AT_START("restart", NOTE),
    GAVE_UP("give-up", DEAD_END),
    BOUND_SET("bound", CALL, NOTE),
    SLID_WITHIN("expand", CALL, TRY, DO),
    CUT_OFF("cut", TRY, REJECT, DEAD_END),
    SLID_OUT("back", RETURN, UNDO),
    BOUND_FAILED("raise", RETURN),
    GAME_OPENED("play", NOTE),
    HAND_SLID("play", DO),
    TABLE_CHOSEN("table", NOTE),
    TABLE_GREW("table", NOTE),
    BOUND_TRIED("bound", CALL, NOTE),
    BOARDS_COUNTED("visit", NOTE),
    BOUND_EXHAUSTED("raise", RETURN),
    ANSWER_PROVED("proved", SOLUTION);

    private final String label;
    private final Set<Role> roles;

    TilesEventKind(String label, Role... roles) {
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
