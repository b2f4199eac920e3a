package puzzlescope.core.puzzle.tiles.event;

import static puzzlescope.core.event.Fields.with;
import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.RETURN;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.puzzle.tiles.event.TilesTableEvent.ANSWER;
import static puzzlescope.core.puzzle.tiles.event.TilesTableEvent.BOUND;
import static puzzlescope.core.puzzle.tiles.event.TilesTableEvent.CODE;
import static puzzlescope.core.puzzle.tiles.event.TilesTableEvent.LOOKED;
import static puzzlescope.core.puzzle.tiles.event.TilesTableEvent.MORE;
import static puzzlescope.core.puzzle.tiles.event.TilesTableEvent.ORDERS;
import static puzzlescope.core.puzzle.tiles.event.TilesTableEvent.OTHER_BOUND;
import static puzzlescope.core.puzzle.tiles.event.TilesTableEvent.PERCENT;
import static puzzlescope.core.puzzle.tiles.event.TilesTableEvent.PERCENT_BEFORE;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.tiles.event.TilesTableEvent.AnswerProved;
import puzzlescope.core.puzzle.tiles.event.TilesTableEvent.BoardsCounted;
import puzzlescope.core.puzzle.tiles.event.TilesTableEvent.BoundExhausted;
import puzzlescope.core.puzzle.tiles.event.TilesTableEvent.BoundTried;
import puzzlescope.core.puzzle.tiles.event.TilesTableEvent.TableChosen;
import puzzlescope.core.puzzle.tiles.event.TilesTableEvent.TableGrew;

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

    private final Entry entry;

    TilesTableKind(String label, Fields fields, Role... roles) {
        entry = new Entry(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static TilesTableKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
