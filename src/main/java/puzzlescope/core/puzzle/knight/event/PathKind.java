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
import static puzzlescope.core.puzzle.knight.event.PathEvent.CLOSED;
import static puzzlescope.core.puzzle.knight.event.PathEvent.COLUMN;
import static puzzlescope.core.puzzle.knight.event.PathEvent.COLUMNS;
import static puzzlescope.core.puzzle.knight.event.PathEvent.FROM_COLUMN;
import static puzzlescope.core.puzzle.knight.event.PathEvent.FROM_ROW;
import static puzzlescope.core.puzzle.knight.event.PathEvent.HOP;
import static puzzlescope.core.puzzle.knight.event.PathEvent.LEAD;
import static puzzlescope.core.puzzle.knight.event.PathEvent.NUMBER;
import static puzzlescope.core.puzzle.knight.event.PathEvent.ONWARD;
import static puzzlescope.core.puzzle.knight.event.PathEvent.ORDER;
import static puzzlescope.core.puzzle.knight.event.PathEvent.REASON;
import static puzzlescope.core.puzzle.knight.event.PathEvent.ROW;
import static puzzlescope.core.puzzle.knight.event.PathEvent.ROWS;
import static puzzlescope.core.puzzle.knight.event.PathEvent.SOLVED;
import static puzzlescope.core.puzzle.knight.event.PathEvent.SQUARES;
import static puzzlescope.core.puzzle.knight.event.PathEvent.TO_COLUMN;
import static puzzlescope.core.puzzle.knight.event.PathEvent.TO_ROW;

import java.util.Map;
import java.util.function.LongUnaryOperator;
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
import puzzlescope.core.puzzle.knight.event.PathEvent.HopRejected;
import puzzlescope.core.puzzle.knight.event.PathEvent.KnightHopped;
import puzzlescope.core.puzzle.knight.event.PathEvent.KnightPlaced;
import puzzlescope.core.puzzle.knight.event.PathEvent.KnightTakenBack;
import puzzlescope.core.puzzle.knight.event.PathEvent.KnightTakenOff;
import puzzlescope.core.puzzle.knight.event.PathEvent.KnightTrapped;
import puzzlescope.core.puzzle.knight.event.PathEvent.TourFound;
import puzzlescope.core.puzzle.knight.event.PathEvent.TourImpossible;

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

    private final Entry entry;

    PathKind(String label, Fields fields, Role... roles) {
        entry = new Entry(ordinal(), label, fields, roles);
    }

    private static Fields placed() {
        return with(new KindField<>(PathKind::of), ROW, COLUMN, KnightPlaced::new);
    }

    private static Fields back() {
        return with(new KindField<>(PathKind::of), ROW, COLUMN, TO_ROW, TO_COLUMN, KnightTakenBack::new);
    }

    /** The kind of a packed event. */
    public static PathKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public Entry entry() {
        return entry;
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
