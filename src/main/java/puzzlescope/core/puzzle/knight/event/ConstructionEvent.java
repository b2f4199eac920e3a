package puzzlescope.core.puzzle.knight.event;

import static puzzlescope.core.event.Packed.lower;
import static puzzlescope.core.event.Packed.upper;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.knight.space.Impossibility;
import puzzlescope.core.puzzle.knight.space.TieBreak;

/** What happens where a tour is made before it is shown: it is told what was tried and how the board was cut. */
public sealed interface ConstructionEvent extends KnightEvent {

    /**
     * Warnsdorff's rule led into a dead end, and was begun again with another tie-break or the hops in another order.
     *
     * @param tieBreak what decided between equals
     * @param attempt how many there were with it, from 1
     * @param number how many squares were visited
     */
    record DeadEndMet(TieBreak tieBreak, int attempt, int number) implements ConstructionEvent {

        private static final int ATTEMPT_BITS = 8;

        static DeadEndMet of(long event) {
            var tieBreak = upper(event) >>> ATTEMPT_BITS == 0 ? TieBreak.ROTH : TieBreak.POHL;
            return new DeadEndMet(tieBreak, upper(event) & (1 << ATTEMPT_BITS) - 1, lower(event));
        }

        @Override
        public KnightEventKind kind() {
            return KnightEventKind.DEAD_END_MET;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), (tieBreak == TieBreak.ROTH ? 0 : 1) << ATTEMPT_BITS | attempt, number);
        }

        @Override
        public Message sentence() {
            return Message.of("knight.dead-end-met." + tieBreak, attempt, number);
        }
    }

    /** The board was cut into pieces, each with a tour of its own, and these were joined. */
    record BoardCut(int down, int across) implements ConstructionEvent {

        @Override
        public KnightEventKind kind() {
            return KnightEventKind.BOARD_CUT;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), down, across);
        }

        @Override
        public Message sentence() {
            return Message.of("knight.board-cut", down, across, down * across);
        }
    }

    /** A proof rules out closed tours: an open one is made. */
    record NothingClosed(Impossibility reason, int rows, int columns) implements ConstructionEvent {

        @Override
        public KnightEventKind kind() {
            return KnightEventKind.NOTHING_CLOSED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), reason.ordinal(), rows, columns);
        }

        @Override
        public Message sentence() {
            return Message.of("knight.nothing-closed", reason.message(rows, columns));
        }
    }
}
