package puzzlescope.core.puzzle.queens.event;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.fourth;
import static puzzlescope.core.event.Packed.second;
import static puzzlescope.core.event.Packed.third;

import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Vocabulary;

/**
 * What solving does. Rows and columns count from 0; sentences and calls count from 1, and queens by their rows. The records
 * here are those of backtracking and of play by hand; {@link CountEvent} and {@link StandEvent} are the others.
 */
public sealed interface QueensEvent extends Event
        permits QueensEvent.SearchBegan,
                QueensEvent.QueenPlaced,
                QueensEvent.QueenRejected,
                QueensEvent.SolutionFound,
                QueensEvent.QueenTakenBack,
                QueensEvent.SearchEnded,
                QueensEvent.QueenSet,
                QueensEvent.QueenRemoved,
                CountEvent,
                StandEvent {

    /** The most queens, and so rows and columns, of a board on which queens are placed one by one, or by hand. */
    int MOST_QUEENS = 16;

    Vocabulary VOCABULARY = new Vocabulary(QueensEventKind.values(), QueensEvent::unpack);

    private static QueensEvent unpack(long event) {
        int a = first(event);
        int b = second(event);
        var kind = QueensEventKind.values()[Packed.kind(event)];
        return switch (kind) {
            case SEARCH_BEGAN -> new SearchBegan(a);
            case QUEEN_PLACED -> new QueenPlaced(a, b);
            case QUEEN_REJECTED -> new QueenRejected(a, b, third(event), fourth(event) == 1);
            case SOLUTION_FOUND -> new SolutionFound(a);
            case QUEEN_TAKEN_BACK -> new QueenTakenBack(a, b, false, third(event) == 1);
            case DEAD_END_TAKEN_BACK -> new QueenTakenBack(a, b, true, third(event) == 1);
            case SEARCH_ENDED -> new SearchEnded(a == 1);
            case QUEEN_SET -> new QueenSet(a, b, third(event) - 1);
            case QUEEN_REMOVED -> new QueenRemoved(a, b);
            case COUNT_BEGAN,
                    PIECE_COUNTED,
                    COUNT_ENDED,
                    HALF_TURN_COUNTED,
                    QUARTER_TURN_COUNTED,
                    FUNDAMENTAL_COUNTED -> CountEvent.unpack(kind, event);
            case CONSTRUCTION_BEGAN,
                    QUEEN_STOOD,
                    DRAWING_BEGAN,
                    QUEEN_DRAWN,
                    QUEEN_BLAMED,
                    EXCHANGE_REFUSED,
                    QUEENS_EXCHANGED,
                    QUEEN_LIFTED,
                    PEACE_REACHED,
                    STAND_REFUSED -> StandEvent.unpack(kind, event);
        };
    }

    /** The search for all placements of {@code n} queens on {@code n} rows began with the top row. */
    record SearchBegan(int n) implements QueensEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.SEARCH_BEGAN;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), n);
        }

        @Override
        public Message sentence() {
            return Message.of("queens.began", n);
        }

        @Override
        public String call() {
            return "place(1)";
        }
    }

    /** No earlier queen attacks this square: a queen stands on it now, and the next row's turn has come. */
    record QueenPlaced(int row, int column) implements QueensEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.QUEEN_PLACED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), row, column);
        }

        @Override
        public Message sentence() {
            return Message.of("queens.placed", row + 1, column + 1);
        }

        @Override
        public String call() {
            return "place(" + (row + 2) + ")";
        }

        @Override
        public String lead() {
            return "\u265b(" + (row + 1) + ", " + (column + 1) + ")";
        }
    }

    /**
     * An earlier queen attacks this square.
     *
     * @param byRow the row of the first queen from the top that does
     * @param sameColumn whether it stands in the same column; otherwise it is on a diagonal with the square
     */
    record QueenRejected(int row, int column, int byRow, boolean sameColumn) implements QueensEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.QUEEN_REJECTED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), row, column, byRow, sameColumn ? 1 : 0);
        }

        @Override
        public Message sentence() {
            var key = sameColumn ? "queens.rejected-column" : "queens.rejected-diagonal";
            return Message.of(key, row + 1, column + 1, byRow + 1);
        }
    }

    /** Every one of the {@code n} rows has its queen. */
    record SolutionFound(int n) implements QueensEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.SOLUTION_FOUND;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), n);
        }

        @Override
        public Message sentence() {
            return Message.of("queens.solution", n);
        }
    }

    /**
     * The queen of this row was taken off its square, so that the row's next column can be tried.
     *
     * @param deadEnd whether the row below had no safe column at all
     * @param solved whether this was the last row's queen, which made a solution
     */
    record QueenTakenBack(int row, int column, boolean deadEnd, boolean solved) implements QueensEvent {

        @Override
        public QueensEventKind kind() {
            return deadEnd ? QueensEventKind.DEAD_END_TAKEN_BACK : QueensEventKind.QUEEN_TAKEN_BACK;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), row, column, solved ? 1 : 0);
        }

        @Override
        public Message sentence() {
            var key = deadEnd ? "queens.dead-end" : solved ? "queens.taken-back-solved" : "queens.taken-back";
            return Message.of(key, row + 1, column + 1, row + 2);
        }
    }

    /** Every column of the top row has been tried. */
    record SearchEnded(boolean solved) implements QueensEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.SEARCH_ENDED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), solved ? 1 : 0);
        }

        @Override
        public Message sentence() {
            return Message.of(solved ? "queens.ended" : "queens.ended-unsolved");
        }
    }

    /**
     * By hand: a queen was put on this square.
     *
     * @param attacked the first square, from the top and the left, of a queen that it attacks, as 16 times its row plus its
     *     column; -1 if there is none
     */
    record QueenSet(int row, int column, int attacked) implements QueensEvent {

        public int attackedRow() {
            return attacked / MOST_QUEENS;
        }

        public int attackedColumn() {
            return attacked % MOST_QUEENS;
        }

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.QUEEN_SET;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), row, column, attacked + 1);
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

    /** By hand: the queen on this square was taken off. */
    record QueenRemoved(int row, int column) implements QueensEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.QUEEN_REMOVED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), row, column);
        }

        @Override
        public Message sentence() {
            return Message.of("queens.removed", row + 1, column + 1);
        }
    }
}
