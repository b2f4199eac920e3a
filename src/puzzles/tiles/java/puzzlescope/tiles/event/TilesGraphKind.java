package puzzlescope.tiles.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.tiles.event.TilesEvent.TILE;
import static puzzlescope.tiles.event.TilesGraphEvent.BACKWARD;
import static puzzlescope.tiles.event.TilesGraphEvent.BACKWARD_G;
import static puzzlescope.tiles.event.TilesGraphEvent.BACKWARD_NUMBER;
import static puzzlescope.tiles.event.TilesGraphEvent.FRONT;
import static puzzlescope.tiles.event.TilesGraphEvent.G;
import static puzzlescope.tiles.event.TilesGraphEvent.H;
import static puzzlescope.tiles.event.TilesGraphEvent.JOINED;
import static puzzlescope.tiles.event.TilesGraphEvent.LEFT_NUMBER;
import static puzzlescope.tiles.event.TilesGraphEvent.LENGTH;
import static puzzlescope.tiles.event.TilesGraphEvent.LIMIT;
import static puzzlescope.tiles.event.TilesGraphEvent.MOVE;
import static puzzlescope.tiles.event.TilesGraphEvent.NEW_MOVE;
import static puzzlescope.tiles.event.TilesGraphEvent.NUMBER;
import static puzzlescope.tiles.event.TilesGraphEvent.OLD_MOVE;
import static puzzlescope.tiles.event.TilesGraphEvent.OTHERS;
import static puzzlescope.tiles.event.TilesGraphEvent.PREVIOUS;
import static puzzlescope.tiles.event.TilesGraphEvent.VALUE;
import static puzzlescope.tiles.event.TilesGraphEvent.WAITING;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.tiles.event.TilesGraphEvent.BackAtStart;
import puzzlescope.tiles.event.TilesGraphEvent.BoardDiscovered;
import puzzlescope.tiles.event.TilesGraphEvent.BoardExpanded;
import puzzlescope.tiles.event.TilesGraphEvent.BoardKnown;
import puzzlescope.tiles.event.TilesGraphEvent.GaveUp;
import puzzlescope.tiles.event.TilesGraphEvent.GoalTaken;
import puzzlescope.tiles.event.TilesGraphEvent.LayerBegan;
import puzzlescope.tiles.event.TilesGraphEvent.RootTaken;
import puzzlescope.tiles.event.TilesGraphEvent.SearchesMet;
import puzzlescope.tiles.event.TilesGraphEvent.WayImproved;
import puzzlescope.tiles.event.TilesGraphEvent.WayJoined;

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

    private final KindSpec kindSpec;

    TilesGraphKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static TilesGraphKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
