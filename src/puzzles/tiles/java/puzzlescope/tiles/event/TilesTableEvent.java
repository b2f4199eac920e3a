package puzzlescope.tiles.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.LongField;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.tiles.space.LookupTable;

/**
 * An event of a search with lookup tables. Only the bounds, a sample of the counts and the solution are recorded, since
 * the search generates millions of boards a second.
 */
public sealed interface TilesTableEvent extends TilesEvent {

    /** The most boards counted by one event. */
    int MOST_COUNTED = (1 << 28) - 1;

    /** The most boards reported; to generate more takes hours. */
    long MOST_LOOKED = (1L << 39) - 1;

    /** The percentage of a finished table. */
    int ALL = 100;

    /** The longest solution with tables, which exist for small boards only. */
    int MOST_MOVES_LOOKED_UP = 254;

    IntField BOUND = Field.upTo(MOST_MOVES_LOOKED_UP);
    IntField CODE = Field.upTo(LookupTable.MOST_CODE);
    IntField ORDERS = Field.upTo(MOST_COUNTED).after(CODE);
    IntField PERCENT = Field.upTo(ALL).after(CODE);
    IntField PERCENT_BEFORE = Field.upTo(ALL).after(PERCENT);
    IntField OTHER_BOUND = Field.upTo(MOST_MOVES_LOOKED_UP).after(BOUND);
    IntField ANSWER = Field.upTo(MOST_MOVES_LOOKED_UP).after(BOUND);
    IntField MORE = Field.upTo(MOST_COUNTED).after(BOUND);
    LongField LOOKED = Field.upTo(MOST_LOOKED).after(OTHER_BOUND);

    /** The kinds of events of a search with tables. */
    enum Kind implements EventKind {
        TABLE_CHOSEN("table", with(CODE, ORDERS, TableChosen::new), NOTE),
        TABLE_GREW("table", with(CODE, PERCENT, PERCENT_BEFORE, TableGrew::new), NOTE),
        BOUND_TRIED("bound", with(BOUND, OTHER_BOUND, BoundTried::new), CALL, NOTE),
        BOARDS_COUNTED("visit", with(MORE, BOUND, BoardsCounted::new), NOTE),
        BOUND_EXHAUSTED("raise", with(BOUND, OTHER_BOUND, LOOKED, BoundExhausted::new), RETURN),
        ATTEMPT_SUCCEEDED("found", TilesEvent.attemptSucceeded(Kind::of), RETURN),
        SOLUTION_MOVE("play", TilesEvent.solutionMove(Kind::of), DO),
        ANSWER_PROVED("proved", with(ANSWER, BOUND, LOOKED, AnswerProved::new), SOLUTION);

        private static final Kind[] KINDS = values();

        public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

        private final KindSpec kindSpec;

        Kind(String label, Fields fields, Role... roles) {
            kindSpec = new KindSpec(ordinal(), label, fields, roles);
        }

        public static Kind of(long event) {
            return KINDS[PackedEvent.kind(event)];
        }

        @Override
        public KindSpec spec() {
            return kindSpec;
        }
    }

    @Override
    default Kind kind() {
        return EventKind.of(Kind.class, this);
    }

    /**
     * The table was chosen.
     *
     * @param code the code of the table
     * @param boards the number of boards with exact distances; 0 for a heuristic
     */
    record TableChosen(int code, int boards) implements TilesTableEvent {

        @Override
        public Message sentence() {
            return boards > 0
                    ? Message.of("tiles.table-chosen.complete", boards)
                    : Message.of("tiles.table-chosen", LookupTable.of(code).displayName());
        }
    }

    /**
     * A table was made up to a percentage, from another one before.
     *
     * @param code the code of the table
     */
    record TableGrew(int code, int percent, int before) implements TilesTableEvent {

        @Override
        public Message sentence() {
            var table = LookupTable.of(code).displayName();
            return percent < ALL
                    ? Message.of("tiles.table-grew", table, percent)
                    : Message.of("tiles.table-grew.ready", table);
        }
    }

    /**
     * The search within a bound began.
     *
     * @param previousBound the bound before, 0 if this is the first
     */
    record BoundTried(int bound, int previousBound) implements TilesTableEvent, SearchBound.Begun {

        @Override
        public Message sentence() {
            return Message.of(previousBound == 0 ? "tiles.bound-tried.first" : "tiles.bound-tried", bound);
        }

        @Override
        public String call() {
            return "search(" + bound + ")";
        }
    }

    /**
     * More boards were generated, none of them solved.
     *
     * @param boards their number, at most {@link #MOST_COUNTED}
     */
    record BoardsCounted(int boards, int bound) implements TilesTableEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.boards-counted", boards, bound);
        }
    }

    /**
     * All paths within a bound were tried without success.
     *
     * @param next the bound after it
     * @param boards the number of boards generated for it
     */
    record BoundExhausted(int bound, int next, long boards) implements TilesTableEvent, SearchBound.Done {

        @Override
        public Message sentence() {
            return Message.of("tiles.bound-exhausted", bound, next, boards);
        }
    }

    /**
     * The moves of the answer were made; no path is shorter.
     *
     * @param bound the last bound without a solution, 0 if there was none
     * @param boards the number of boards generated, 0 if all distances are known
     */
    record AnswerProved(int moves, int bound, long boards) implements TilesTableEvent {

        @Override
        public Message sentence() {
            if (moves == 0) {
                return Message.of("tiles.solved-already");
            }
            if (boards == 0) {
                return Message.of("tiles.answer-proved.complete", moves);
            }
            return bound == 0
                    ? Message.of("tiles.answer-proved.first", moves, boards)
                    : Message.of("tiles.answer-proved", moves, bound, boards);
        }
    }
}
