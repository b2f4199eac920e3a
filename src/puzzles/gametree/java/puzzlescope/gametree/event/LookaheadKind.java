package puzzlescope.gametree.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.gametree.event.GameTreeEvent.AMOUNT;
import static puzzlescope.gametree.event.GameTreeEvent.GAME;
import static puzzlescope.gametree.event.GameTreeEvent.PLACE;
import static puzzlescope.gametree.event.GameTreeEvent.VALUE;
import static puzzlescope.gametree.event.GameTreeEvent.WHO;
import static puzzlescope.gametree.event.LookaheadEvent.ALPHA;
import static puzzlescope.gametree.event.LookaheadEvent.BEST;
import static puzzlescope.gametree.event.LookaheadEvent.BETA;
import static puzzlescope.gametree.event.LookaheadEvent.POSITION;
import static puzzlescope.gametree.event.LookaheadEvent.PRUNED;
import static puzzlescope.gametree.event.LookaheadEvent.TRIED;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.gametree.event.LookaheadEvent.BestImproved;
import puzzlescope.gametree.event.LookaheadEvent.GameDecided;
import puzzlescope.gametree.event.LookaheadEvent.HeapsCombined;
import puzzlescope.gametree.event.LookaheadEvent.MoveMade;
import puzzlescope.gametree.event.LookaheadEvent.MoveUndone;
import puzzlescope.gametree.event.LookaheadEvent.MovesPruned;
import puzzlescope.gametree.event.LookaheadEvent.PositionCalled;
import puzzlescope.gametree.event.LookaheadEvent.SearchAnswered;
import puzzlescope.gametree.event.LookaheadEvent.ValueKnown;
import puzzlescope.gametree.event.LookaheadEvent.ValueReturned;
import puzzlescope.gametree.event.LookaheadEvent.ValueStored;
import puzzlescope.gametree.event.LookaheadEvent.WindowCalled;

/** The kinds of events of a search through the tree of a game. */
public enum LookaheadKind implements EventKind {
    POSITION_CALLED("call", with(GAME, WHO, POSITION, PositionCalled::new), CALL),
    WINDOW_CALLED("call", with(GAME, WHO, POSITION, ALPHA, BETA, WindowCalled::new), CALL),
    GAME_DECIDED("base", with(GAME, WHO, VALUE, POSITION, GameDecided::new), RETURN),
    VALUE_KNOWN("known", with(GAME, WHO, VALUE, POSITION, ValueKnown::new), RETURN),
    MOVE_MADE("move", with(GAME, WHO, PLACE, AMOUNT, MoveMade::new), TRY, DO),
    MOVE_UNDONE("undo", with(GAME, WHO, VALUE, PLACE, AMOUNT, BEST, MoveUndone::new), UNDO),
    BEST_IMPROVED("best", with(GAME, WHO, VALUE, BEST, BestImproved::new), NOTE, STILL),
    MOVES_PRUNED("cut", with(GAME, WHO, ALPHA, BETA, PRUNED, MovesPruned::new), NOTE, STILL),
    VALUE_STORED("store", with(GAME, WHO, VALUE, POSITION, ValueStored::new), NOTE, STILL),
    VALUE_RETURNED("return", with(GAME, WHO, VALUE, PRUNED, TRIED, ValueReturned::new), RETURN),
    HEAPS_COMBINED("xor", with(WHO, POSITION, HeapsCombined::new), NOTE, STILL),
    SEARCH_ANSWERED("answer", with(GAME, WHO, VALUE, PLACE, AMOUNT, TRIED, SearchAnswered::new), SOLUTION, STILL);

    private static final LookaheadKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final KindSpec kindSpec;

    LookaheadKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static LookaheadKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
