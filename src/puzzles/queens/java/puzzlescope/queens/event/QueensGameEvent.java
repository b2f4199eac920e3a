package puzzlescope.queens.event;

import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;

/** An event of a person placing queens. */
public sealed interface QueensGameEvent extends QueensEvent {

    IntField ROW = Field.upTo(MOST_QUEENS - 1);
    IntField COLUMN = Field.upTo(MOST_QUEENS - 1).after(ROW);
    IntField ATTACKED = Field.between(-1, MOST_QUEENS * MOST_QUEENS - 1).after(COLUMN);
    IntField N = Field.upTo(MOST_QUEENS);

    @Override
    default QueensGameKind kind() {
        return switch (this) {
            case QueenSet _ -> QueensGameKind.QUEEN_SET;
            case QueenRemoved _ -> QueensGameKind.QUEEN_REMOVED;
            case GameWon _ -> QueensGameKind.GAME_WON;
        };
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
