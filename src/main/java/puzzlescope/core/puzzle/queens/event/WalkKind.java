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
import static puzzlescope.core.puzzle.queens.event.WalkEvent.BY_GIVEN;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.BY_ROW;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.COLUMN;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.GIVEN;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.IN_ROW;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.N;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.ROW;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.SAME_COLUMN;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.SKIPPED;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.SOLVED;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.VALUE;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.WITH_GIVEN;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.queens.event.WalkEvent.DeadEndTakenBack;
import puzzlescope.core.puzzle.queens.event.WalkEvent.GeneratorExhausted;
import puzzlescope.core.puzzle.queens.event.WalkEvent.GeneratorMade;
import puzzlescope.core.puzzle.queens.event.WalkEvent.GivenRowEntered;
import puzzlescope.core.puzzle.queens.event.WalkEvent.GivenRowLeft;
import puzzlescope.core.puzzle.queens.event.WalkEvent.GivenRowYielded;
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
    SEARCH_BEGAN("begin", with(N, GIVEN, SearchBegan::new), CALL),
    QUEEN_PLACED("place", with(ROW, COLUMN, WITH_GIVEN, QueenPlaced::new), CALL, TRY, DO),
    QUEEN_REJECTED("reject", with(ROW, COLUMN, BY_ROW, SAME_COLUMN, BY_GIVEN, QueenRejected::new), TRY, REJECT, STILL),
    SOLUTION_FOUND("solution", with(N, SolutionFound::new), SOLUTION),
    QUEEN_TAKEN_BACK("take-back", with(ROW, COLUMN, SOLVED, SKIPPED, QueenTakenBack::new), RETURN, UNDO),
    DEAD_END_TAKEN_BACK("take-back", with(ROW, COLUMN, SKIPPED, DeadEndTakenBack::new), RETURN, UNDO, DEAD_END),
    SEARCH_ENDED("end", with(SOLVED, WITH_GIVEN, SearchEnded::new), RETURN),
    GENERATOR_MADE("make", with(N, GeneratorMade::new), NOTE),
    NEXT_CALLED("next", with(VALUE, NextCalled::new), NOTE),
    LAST_ROW_YIELDED("solution", with(N, LastRowYielded::new), SOLUTION, SUSPEND),
    ROW_YIELDED("yield", with(IN_ROW, RowYielded::new), NOTE, SUSPEND),
    VALUE_RETURNED("value", with(VALUE, ValueReturned::new), NOTE, YIELD, STOP),
    GENERATOR_EXHAUSTED("stop", with(VALUE, GeneratorExhausted::new), NOTE),
    GIVEN_ROW_ENTERED("given", with(ROW, COLUMN, GivenRowEntered::new), CALL),
    GIVEN_ROW_LEFT("given-back", with(ROW, COLUMN, GivenRowLeft::new), RETURN),
    GIVEN_ROW_YIELDED("given-yield", with(IN_ROW, GivenRowYielded::new), NOTE, SUSPEND);

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
