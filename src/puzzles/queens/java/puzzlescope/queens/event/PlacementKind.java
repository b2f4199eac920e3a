package puzzlescope.queens.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.queens.event.PlacementEvent.BEGINNINGS;
import static puzzlescope.queens.event.PlacementEvent.BY_GIVEN;
import static puzzlescope.queens.event.PlacementEvent.COLUMN;
import static puzzlescope.queens.event.PlacementEvent.CONFLICTS;
import static puzzlescope.queens.event.PlacementEvent.FEWER;
import static puzzlescope.queens.event.PlacementEvent.GIVEN;
import static puzzlescope.queens.event.PlacementEvent.N;
import static puzzlescope.queens.event.PlacementEvent.OTHER;
import static puzzlescope.queens.event.PlacementEvent.PART;
import static puzzlescope.queens.event.PlacementEvent.ROW;
import static puzzlescope.queens.event.PlacementEvent.SHIFTED;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.queens.event.PlacementEvent.ConstructionBegan;
import puzzlescope.queens.event.PlacementEvent.DrawingBegan;
import puzzlescope.queens.event.PlacementEvent.ExchangeRefused;
import puzzlescope.queens.event.PlacementEvent.PeaceReached;
import puzzlescope.queens.event.PlacementEvent.PlacementRefused;
import puzzlescope.queens.event.PlacementEvent.QueenBlamed;
import puzzlescope.queens.event.PlacementEvent.QueenDrawn;
import puzzlescope.queens.event.PlacementEvent.QueenLifted;
import puzzlescope.queens.event.PlacementEvent.QueenStood;
import puzzlescope.queens.event.PlacementEvent.QueensExchanged;
import puzzlescope.queens.event.PlacementEvent.RepairGivenUp;

/** The kinds of events of finding one solution. */
public enum PlacementKind implements EventKind {
    CONSTRUCTION_BEGAN("begin", with(N, SHIFTED, ConstructionBegan::new), NOTE),
    QUEEN_STOOD("stand", with(ROW, COLUMN, PART, QueenStood::new), DO),
    DRAWING_BEGAN("begin", with(N, GIVEN, DrawingBegan::new), NOTE),
    QUEEN_DRAWN("draw", with(ROW, COLUMN, CONFLICTS, QueenDrawn::new), DO),
    QUEEN_BLAMED("blame", with(ROW, OTHER, BY_GIVEN, QueenBlamed::new), NOTE),
    EXCHANGE_REFUSED("refuse", with(ROW, OTHER, ExchangeRefused::new), TRY, REJECT, STILL),
    QUEENS_EXCHANGED("exchange", with(ROW, OTHER, FEWER, QueensExchanged::new), TRY, DO),
    QUEEN_LIFTED("again", with(ROW, COLUMN, CONFLICTS, QueenLifted::new), UNDO),
    PEACE_REACHED("check", with(N, PeaceReached::new), SOLUTION),
    PLACEMENT_REFUSED("begin", with(N, PlacementRefused::new), DEAD_END),
    REPAIR_GIVEN_UP("give-up", with(N, BEGINNINGS, RepairGivenUp::new), NOTE);

    private static final PlacementKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final KindSpec kindSpec;

    PlacementKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static PlacementKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
