package puzzlescope.queens.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.STOP;
import static puzzlescope.engine.event.Role.SUSPEND;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.engine.event.Role.YIELD;
import static puzzlescope.queens.event.WalkEvent.BY_GIVEN;
import static puzzlescope.queens.event.WalkEvent.BY_ROW;
import static puzzlescope.queens.event.WalkEvent.COLUMN;
import static puzzlescope.queens.event.WalkEvent.GIVEN;
import static puzzlescope.queens.event.WalkEvent.IN_ROW;
import static puzzlescope.queens.event.WalkEvent.N;
import static puzzlescope.queens.event.WalkEvent.ROW;
import static puzzlescope.queens.event.WalkEvent.SAME_COLUMN;
import static puzzlescope.queens.event.WalkEvent.SKIPPED;
import static puzzlescope.queens.event.WalkEvent.SOLVED;
import static puzzlescope.queens.event.WalkEvent.VALUE;
import static puzzlescope.queens.event.WalkEvent.WITH_GIVEN;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.queens.event.WalkEvent.DeadEndTakenBack;
import puzzlescope.queens.event.WalkEvent.GeneratorExhausted;
import puzzlescope.queens.event.WalkEvent.GeneratorMade;
import puzzlescope.queens.event.WalkEvent.GivenRowEntered;
import puzzlescope.queens.event.WalkEvent.GivenRowLeft;
import puzzlescope.queens.event.WalkEvent.GivenRowYielded;
import puzzlescope.queens.event.WalkEvent.LastRowYielded;
import puzzlescope.queens.event.WalkEvent.NextCalled;
import puzzlescope.queens.event.WalkEvent.QueenPlaced;
import puzzlescope.queens.event.WalkEvent.QueenRejected;
import puzzlescope.queens.event.WalkEvent.QueenTakenBack;
import puzzlescope.queens.event.WalkEvent.RowYielded;
import puzzlescope.queens.event.WalkEvent.SearchBegan;
import puzzlescope.queens.event.WalkEvent.SearchEnded;
import puzzlescope.queens.event.WalkEvent.SolutionFound;
import puzzlescope.queens.event.WalkEvent.ValueReturned;

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

    private final KindSpec kindSpec;

    WalkKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static WalkKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
