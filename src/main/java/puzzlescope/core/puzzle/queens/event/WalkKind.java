package puzzlescope.core.puzzle.queens.event;

import static puzzlescope.core.event.Fields.with;
import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.RETURN;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.STILL;
import static puzzlescope.core.event.Role.STOP;
import static puzzlescope.core.event.Role.SUSPEND;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;
import static puzzlescope.core.event.Role.YIELD;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.BY_ROW;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.COLUMN;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.IN_ROW;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.N;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.ROW;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.SAME_COLUMN;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.SOLVED;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.VALUE;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.queens.event.WalkEvent.DeadEndTakenBack;
import puzzlescope.core.puzzle.queens.event.WalkEvent.GeneratorExhausted;
import puzzlescope.core.puzzle.queens.event.WalkEvent.GeneratorMade;
import puzzlescope.core.puzzle.queens.event.WalkEvent.LastRowYielded;
import puzzlescope.core.puzzle.queens.event.WalkEvent.NextCalled;
import puzzlescope.core.puzzle.queens.event.WalkEvent.QueenPlaced;
import puzzlescope.core.puzzle.queens.event.WalkEvent.QueenRejected;
import puzzlescope.core.puzzle.queens.event.WalkEvent.QueenTakenBack;
import puzzlescope.core.puzzle.queens.event.WalkEvent.RowYielded;
import puzzlescope.core.puzzle.queens.event.WalkEvent.SearchBegan;
import puzzlescope.core.puzzle.queens.event.WalkEvent.SearchEnded;
import puzzlescope.core.puzzle.queens.event.WalkEvent.SolutionFound;
import puzzlescope.core.puzzle.queens.event.WalkEvent.ValueReturned;

/** The kinds of events of the backtracking search, which visits every solution. */
public enum WalkKind implements EventKind {
    SEARCH_BEGAN("begin", with(N, SearchBegan::new), CALL),
    QUEEN_PLACED("place", with(ROW, COLUMN, QueenPlaced::new), CALL, TRY, DO),
    QUEEN_REJECTED("reject", with(ROW, COLUMN, BY_ROW, SAME_COLUMN, QueenRejected::new), TRY, REJECT, STILL),
    SOLUTION_FOUND("solution", with(N, SolutionFound::new), SOLUTION),
    QUEEN_TAKEN_BACK("take-back", with(ROW, COLUMN, SOLVED, QueenTakenBack::new), RETURN, UNDO),
    DEAD_END_TAKEN_BACK("take-back", with(ROW, COLUMN, DeadEndTakenBack::new), RETURN, UNDO, DEAD_END),
    SEARCH_ENDED("end", with(SOLVED, SearchEnded::new), RETURN),
    GENERATOR_MADE("make", with(N, GeneratorMade::new), NOTE),
    NEXT_CALLED("next", with(VALUE, NextCalled::new), NOTE),
    LAST_ROW_YIELDED("solution", with(N, LastRowYielded::new), SOLUTION, SUSPEND),
    ROW_YIELDED("yield", with(IN_ROW, RowYielded::new), NOTE, SUSPEND),
    VALUE_RETURNED("value", with(VALUE, ValueReturned::new), NOTE, YIELD, STOP),
    GENERATOR_EXHAUSTED("stop", with(VALUE, GeneratorExhausted::new), NOTE);

    private static final WalkKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final Entry entry;

    WalkKind(String label, Fields fields, Role... roles) {
        entry = new Entry(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static WalkKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
