package puzzlescope.core.puzzle.knight.event;

import static puzzlescope.core.event.Fields.with;
import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.RETURN;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.STILL;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;
import static puzzlescope.core.puzzle.knight.event.ConstructionEvent.ACROSS;
import static puzzlescope.core.puzzle.knight.event.ConstructionEvent.ATTEMPT;
import static puzzlescope.core.puzzle.knight.event.ConstructionEvent.DOWN;
import static puzzlescope.core.puzzle.knight.event.ConstructionEvent.TIE_BREAK;
import static puzzlescope.core.puzzle.knight.event.ConstructionEvent.VISITED;
import static puzzlescope.core.puzzle.knight.event.CountingEvent.BEFORE;
import static puzzlescope.core.puzzle.knight.event.CountingEvent.DECIDED;
import static puzzlescope.core.puzzle.knight.event.CountingEvent.STATES;
import static puzzlescope.core.puzzle.knight.event.CountingEvent.SWEEP;
import static puzzlescope.core.puzzle.knight.event.CountingEvent.TOO_MANY_STATES;
import static puzzlescope.core.puzzle.knight.event.CountingEvent.TOURS;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.CLOSED;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.COLUMN;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.COLUMNS;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.FROM_COLUMN;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.FROM_ROW;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.HOP;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.LEAD;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.NUMBER;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.ONWARD;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.ORDER;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.REASON;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.ROW;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.ROWS;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.SOLVED;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.SQUARES;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.TO_COLUMN;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.TO_ROW;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.KindField;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.knight.event.ConstructionEvent.BoardCut;
import puzzlescope.core.puzzle.knight.event.ConstructionEvent.DeadEndMet;
import puzzlescope.core.puzzle.knight.event.ConstructionEvent.NothingClosed;
import puzzlescope.core.puzzle.knight.event.CountingEvent.CountGivenUp;
import puzzlescope.core.puzzle.knight.event.CountingEvent.SquareDecided;
import puzzlescope.core.puzzle.knight.event.CountingEvent.SweepBegan;
import puzzlescope.core.puzzle.knight.event.CountingEvent.ToursCounted;
import puzzlescope.core.puzzle.knight.event.KnightEvent.HopRejected;
import puzzlescope.core.puzzle.knight.event.KnightEvent.KnightHopped;
import puzzlescope.core.puzzle.knight.event.KnightEvent.KnightPlaced;
import puzzlescope.core.puzzle.knight.event.KnightEvent.KnightTakenBack;
import puzzlescope.core.puzzle.knight.event.KnightEvent.KnightTakenOff;
import puzzlescope.core.puzzle.knight.event.KnightEvent.KnightTrapped;
import puzzlescope.core.puzzle.knight.event.KnightEvent.TourFound;
import puzzlescope.core.puzzle.knight.event.KnightEvent.TourImpossible;

/** The kinds of events of the knight's searches, constructions and counts, and of a game. */
public enum KnightEventKind implements EventKind {
    KNIGHT_PLACED("start", placed(), CALL, DO),
    KNIGHT_HOPPED("hop", with(FROM_ROW, FROM_COLUMN, HOP, NUMBER, ORDER, ONWARD, KnightHopped::new), CALL, TRY, DO),
    HOP_REJECTED("reject", with(FROM_ROW, FROM_COLUMN, HOP, NUMBER, HopRejected::new), TRY, REJECT, STILL),
    TOUR_FOUND("tour", with(SQUARES, CLOSED, TourFound::new), SOLUTION),
    KNIGHT_TAKEN_BACK("take-back", back(), RETURN, UNDO),
    DEAD_END_TAKEN_BACK("take-back", back(), RETURN, UNDO, DEAD_END),
    TOUR_TAKEN_BACK("take-back", back(), RETURN, UNDO),
    KNIGHT_TAKEN_OFF("end", with(ROW, COLUMN, SOLVED, KnightTakenOff::new), RETURN, UNDO),
    TOUR_IMPOSSIBLE("impossible", with(REASON, ROWS, COLUMNS, TourImpossible::new), NOTE),
    KNIGHT_TRAPPED("take-back", with(ROW, COLUMN, NUMBER, KnightTrapped::new), DEAD_END),
    KNIGHT_SET_OUT("start", placed(), DO),
    KNIGHT_LED_ON("hop", with(FROM_ROW, FROM_COLUMN, HOP, NUMBER, LEAD, ONWARD, KnightHopped::new), DO),
    DEAD_END_MET("again", with(TIE_BREAK, ATTEMPT, VISITED, DeadEndMet::new), NOTE, DEAD_END),
    BOARD_CUT("cut", with(DOWN, ACROSS, BoardCut::new), NOTE),
    NOTHING_CLOSED("open", with(REASON, ROWS, COLUMNS, NothingClosed::new), NOTE),
    SWEEP_BEGAN("begin", with(SWEEP, BEFORE, SweepBegan::new), DO),
    SQUARE_DECIDED("decide", with(DECIDED, STATES, SquareDecided::new), DO),
    TOURS_COUNTED("counted", with(SWEEP, TOURS, ToursCounted::new), SOLUTION),
    COUNT_GIVEN_UP("large", with(TOO_MANY_STATES, CountGivenUp::new), NOTE);

    private static final KnightEventKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final Entry entry;

    KnightEventKind(String label, Fields fields, Role... roles) {
        entry = new Entry(ordinal(), label, fields, roles);
    }

    private static Fields placed() {
        return with(new KindField<>(KnightEventKind::of), ROW, COLUMN, KnightPlaced::new);
    }

    private static Fields back() {
        return with(new KindField<>(KnightEventKind::of), ROW, COLUMN, TO_ROW, TO_COLUMN, KnightTakenBack::new);
    }

    /** The kind of a packed event. */
    public static KnightEventKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
