package puzzlescope.knight.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.knight.event.ConstructionEvent.ACROSS;
import static puzzlescope.knight.event.ConstructionEvent.ATTEMPT;
import static puzzlescope.knight.event.ConstructionEvent.DOWN;
import static puzzlescope.knight.event.ConstructionEvent.TIE_BREAK;
import static puzzlescope.knight.event.ConstructionEvent.VISITED;
import static puzzlescope.knight.event.PathEvent.CLOSED;
import static puzzlescope.knight.event.PathEvent.COLUMN;
import static puzzlescope.knight.event.PathEvent.COLUMNS;
import static puzzlescope.knight.event.PathEvent.FROM_COLUMN;
import static puzzlescope.knight.event.PathEvent.FROM_ROW;
import static puzzlescope.knight.event.PathEvent.HOP;
import static puzzlescope.knight.event.PathEvent.LEAD;
import static puzzlescope.knight.event.PathEvent.NUMBER;
import static puzzlescope.knight.event.PathEvent.ONWARD;
import static puzzlescope.knight.event.PathEvent.ORDER;
import static puzzlescope.knight.event.PathEvent.REASON;
import static puzzlescope.knight.event.PathEvent.ROW;
import static puzzlescope.knight.event.PathEvent.ROWS;
import static puzzlescope.knight.event.PathEvent.SOLVED;
import static puzzlescope.knight.event.PathEvent.SQUARES;
import static puzzlescope.knight.event.PathEvent.TO_COLUMN;
import static puzzlescope.knight.event.PathEvent.TO_ROW;

import java.util.Map;
import java.util.function.LongUnaryOperator;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.knight.event.ConstructionEvent.BoardCut;
import puzzlescope.knight.event.ConstructionEvent.DeadEndMet;
import puzzlescope.knight.event.ConstructionEvent.NothingClosed;
import puzzlescope.knight.event.PathEvent.HopRejected;
import puzzlescope.knight.event.PathEvent.KnightHopped;
import puzzlescope.knight.event.PathEvent.KnightPlaced;
import puzzlescope.knight.event.PathEvent.KnightTakenBack;
import puzzlescope.knight.event.PathEvent.KnightTakenOff;
import puzzlescope.knight.event.PathEvent.KnightTrapped;
import puzzlescope.knight.event.PathEvent.TourFound;
import puzzlescope.knight.event.PathEvent.TourImpossible;

/** The kinds of events of the knight's searches and constructions, and of a game. */
public enum PathKind implements EventKind {
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
    NOTHING_CLOSED("open", with(REASON, ROWS, COLUMNS, NothingClosed::new), NOTE);

    private static final PathKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final KindSpec kindSpec;

    PathKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    private static Fields placed() {
        return with(new KindField<>(PathKind::of), ROW, COLUMN, KnightPlaced::new);
    }

    private static Fields back() {
        return with(new KindField<>(PathKind::of), ROW, COLUMN, TO_ROW, TO_COLUMN, KnightTakenBack::new);
    }

    /** The kind of a packed event. */
    public static PathKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }

    /** Returns the derived field by which a move is asked for: the square to which it leads. */
    @Override
    public Map<String, LongUnaryOperator> derived() {
        return switch (this) {
            case KNIGHT_HOPPED, KNIGHT_LED_ON, HOP_REJECTED ->
                Map.of(
                        "row", event -> FROM_ROW.of(event) + HOP.of(event).rows(),
                        "column", event -> FROM_COLUMN.of(event) + HOP.of(event).columns());
            case KNIGHT_PLACED,
                    TOUR_FOUND,
                    KNIGHT_TAKEN_BACK,
                    DEAD_END_TAKEN_BACK,
                    TOUR_TAKEN_BACK,
                    KNIGHT_TAKEN_OFF,
                    TOUR_IMPOSSIBLE,
                    KNIGHT_TRAPPED,
                    KNIGHT_SET_OUT,
                    DEAD_END_MET,
                    BOARD_CUT,
                    NOTHING_CLOSED -> Map.of();
        };
    }
}
