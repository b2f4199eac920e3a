package puzzlescope.queens.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.UNDO;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

/** An event of a person placing queens. */
public sealed interface QueensGameEvent extends QueensEvent {

    IntField ROW = Field.upTo(MOST_QUEENS - 1);
    IntField COLUMN = Field.upTo(MOST_QUEENS - 1).after(ROW);
    IntField ATTACKED = Field.between(-1, MOST_QUEENS * MOST_QUEENS - 1).after(COLUMN);
    IntField N = Field.upTo(MOST_QUEENS);

    /** The kinds of events of a game. */
    enum Kind implements EventKind {
        QUEEN_SET("place", with(ROW, COLUMN, ATTACKED, QueenSet::new), DO),
        QUEEN_REMOVED("take-back", with(ROW, COLUMN, QueenRemoved::new), UNDO),
        GAME_WON("solution", with(N, GameWon::new), SOLUTION);

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
     * A queen was placed on this square.
     *
     * @param attacked the first square, from the top and the left, of a queen that it attacks, as 16 times its row plus
     *     its column; -1 if there is none
     */
    record QueenSet(int row, int column, int attacked) implements QueensGameEvent {

        public int attackedRow() {
            return attacked / MOST_QUEENS;
        }

        public int attackedColumn() {
            return attacked % MOST_QUEENS;
        }

        @Override
        public Message sentence() {
            if (attacked < 0) {
                return Message.of("queens.set", row + 1, column + 1);
            }
            var line = attackedRow() == row ? "row" : attackedColumn() == column ? "column" : "diagonal";
            return Message.of("queens.set-" + line, row + 1, column + 1, attackedRow() + 1, attackedColumn() + 1);
        }
    }

    /** The queen on this square was removed. */
    record QueenRemoved(int row, int column) implements QueensGameEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.removed", row + 1, column + 1);
        }
    }

    /** All {@code n} queens are on the board without attacking each other. */
    record GameWon(int n) implements QueensGameEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.solution", n);
        }
    }
}
