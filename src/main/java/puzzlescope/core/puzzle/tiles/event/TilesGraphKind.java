package puzzlescope.core.puzzle.tiles.event;

import static puzzlescope.core.event.Fields.with;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.STILL;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.TILE;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.BACKWARD;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.BACKWARD_G;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.BACKWARD_NUMBER;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.FRONT;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.G;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.H;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.JOINED;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.LEFT_NUMBER;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.LENGTH;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.LIMIT;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.MOVE;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.NEW_MOVE;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.NUMBER;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.OLD_MOVE;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.OTHERS;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.PREVIOUS;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.VALUE;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.WAITING;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.BackAtStart;
import puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.BoardDiscovered;
import puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.BoardExpanded;
import puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.BoardKnown;
import puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.GaveUp;
import puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.GoalTaken;
import puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.LayerBegan;
import puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.RootTaken;
import puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.SearchesMet;
import puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.WayImproved;
import puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.WayJoined;

/** The kinds of events of a search that stores boards; frequent ones differ in few bits. */
public enum TilesGraphKind implements EventKind {
    BOARD_EXPANDED("expand", with(NUMBER, PREVIOUS, G, H, BoardExpanded::new), NOTE),
    BOARD_DISCOVERED("found", with(NUMBER, TILE, MOVE, G, H, BACKWARD, BoardDiscovered::new), TRY, DO),
    BOARD_KNOWN("known", with(NUMBER, TILE, MOVE, G, BoardKnown::new), TRY, REJECT, STILL),
    WAY_IMPROVED("improve", with(NUMBER, PREVIOUS, NEW_MOVE, OLD_MOVE, G, WayImproved::new), TRY, DO),
    ROOT_TAKEN("begin", with(NUMBER, H, BACKWARD, RootTaken::new), NOTE),
    LAYER_BEGAN("layer", with(FRONT, VALUE, WAITING, OTHERS, LayerBegan::new), NOTE),
    SEARCHES_MET("meet", with(NUMBER, BACKWARD_NUMBER, G, BACKWARD_G, SearchesMet::new), NOTE),
    WAY_JOINED("join", with(NUMBER, BACKWARD_NUMBER, LENGTH, WayJoined::new), DO, SOLUTION),
    BACK_AT_START("restart", with(LEFT_NUMBER, JOINED, LENGTH, BackAtStart::new), NOTE),
    GAVE_UP("give-up", with(LIMIT, GaveUp::new), DEAD_END),
    SOLUTION_FOUND("solved", TilesEvent.solutionFound(TilesGraphKind::of), SOLUTION),
    SOLUTION_MOVE("play", TilesEvent.solutionMove(TilesGraphKind::of), DO),
    GOAL_TAKEN("expand", with(NUMBER, PREVIOUS, G, H, GoalTaken::new), NOTE);

    private static final TilesGraphKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final Entry entry;

    TilesGraphKind(String label, Fields fields, Role... roles) {
        entry = new Entry(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static TilesGraphKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
