package puzzlescope.tiles.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.tiles.event.TilesTableEvent.ANSWER;
import static puzzlescope.tiles.event.TilesTableEvent.BOUND;
import static puzzlescope.tiles.event.TilesTableEvent.CODE;
import static puzzlescope.tiles.event.TilesTableEvent.LOOKED;
import static puzzlescope.tiles.event.TilesTableEvent.MORE;
import static puzzlescope.tiles.event.TilesTableEvent.ORDERS;
import static puzzlescope.tiles.event.TilesTableEvent.OTHER_BOUND;
import static puzzlescope.tiles.event.TilesTableEvent.PERCENT;
import static puzzlescope.tiles.event.TilesTableEvent.PERCENT_BEFORE;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.tiles.event.TilesTableEvent.AnswerProved;
import puzzlescope.tiles.event.TilesTableEvent.BoardsCounted;
import puzzlescope.tiles.event.TilesTableEvent.BoundExhausted;
import puzzlescope.tiles.event.TilesTableEvent.BoundTried;
import puzzlescope.tiles.event.TilesTableEvent.TableChosen;
import puzzlescope.tiles.event.TilesTableEvent.TableGrew;

/** The kinds of events of a search with tables. */
public enum TilesTableKind implements EventKind {
    TABLE_CHOSEN("table", with(CODE, ORDERS, TableChosen::new), NOTE),
    TABLE_GREW("table", with(CODE, PERCENT, PERCENT_BEFORE, TableGrew::new), NOTE),
    BOUND_TRIED("bound", with(BOUND, OTHER_BOUND, BoundTried::new), CALL, NOTE),
    BOARDS_COUNTED("visit", with(MORE, BOUND, BoardsCounted::new), NOTE),
    BOUND_EXHAUSTED("raise", with(BOUND, OTHER_BOUND, LOOKED, BoundExhausted::new), RETURN),
    ATTEMPT_SUCCEEDED("found", TilesEvent.attemptSucceeded(TilesTableKind::of), RETURN),
    SOLUTION_MOVE("play", TilesEvent.solutionMove(TilesTableKind::of), DO),
    ANSWER_PROVED("proved", with(ANSWER, BOUND, LOOKED, AnswerProved::new), SOLUTION);

    private static final TilesTableKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final KindSpec kindSpec;

    TilesTableKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static TilesTableKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
