package puzzlescope.core.puzzle.queens.event;

import static puzzlescope.core.event.Fields.with;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.STILL;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;
import static puzzlescope.core.puzzle.queens.event.PlacementEvent.BEGINNINGS;
import static puzzlescope.core.puzzle.queens.event.PlacementEvent.BY_GIVEN;
import static puzzlescope.core.puzzle.queens.event.PlacementEvent.COLUMN;
import static puzzlescope.core.puzzle.queens.event.PlacementEvent.CONFLICTS;
import static puzzlescope.core.puzzle.queens.event.PlacementEvent.FEWER;
import static puzzlescope.core.puzzle.queens.event.PlacementEvent.GIVEN;
import static puzzlescope.core.puzzle.queens.event.PlacementEvent.N;
import static puzzlescope.core.puzzle.queens.event.PlacementEvent.OTHER;
import static puzzlescope.core.puzzle.queens.event.PlacementEvent.PART;
import static puzzlescope.core.puzzle.queens.event.PlacementEvent.ROW;
import static puzzlescope.core.puzzle.queens.event.PlacementEvent.SHIFTED;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.queens.event.PlacementEvent.ConstructionBegan;
import puzzlescope.core.puzzle.queens.event.PlacementEvent.DrawingBegan;
import puzzlescope.core.puzzle.queens.event.PlacementEvent.ExchangeRefused;
import puzzlescope.core.puzzle.queens.event.PlacementEvent.PeaceReached;
import puzzlescope.core.puzzle.queens.event.PlacementEvent.PlacementRefused;
import puzzlescope.core.puzzle.queens.event.PlacementEvent.QueenBlamed;
import puzzlescope.core.puzzle.queens.event.PlacementEvent.QueenDrawn;
import puzzlescope.core.puzzle.queens.event.PlacementEvent.QueenLifted;
import puzzlescope.core.puzzle.queens.event.PlacementEvent.QueenStood;
import puzzlescope.core.puzzle.queens.event.PlacementEvent.QueensExchanged;
import puzzlescope.core.puzzle.queens.event.PlacementEvent.RepairGivenUp;

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

    private final Entry entry;

    PlacementKind(String label, Fields fields, Role... roles) {
        entry = new Entry(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static PlacementKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
