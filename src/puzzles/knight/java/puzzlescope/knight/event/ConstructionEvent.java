package puzzlescope.knight.event;

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.TieBreak;

/** An event of a tour that is constructed before it is shown: a failed attempt, or the division of the board. */
public sealed interface ConstructionEvent extends PathEvent {

    EnumField<TieBreak> TIE_BREAK = Field.oneOf(TieBreak.values());
    IntField ATTEMPT = Field.upTo(255).after(TIE_BREAK);
    IntField VISITED = Field.upTo(MOST_SQUARES).after(ATTEMPT);
    IntField DOWN = Field.upTo(LONGEST_SIDE);
    IntField ACROSS = Field.upTo(LONGEST_SIDE).after(DOWN);

    /**
     * Warnsdorff's rule met a dead end, and starts again with another tie-break or another order of the moves.
     *
     * @param tieBreak the tie-break of the failed attempt
     * @param attempt the number of attempts with it, from 1
     * @param number the number of visited squares
     */
    record DeadEndMet(TieBreak tieBreak, int attempt, int number) implements ConstructionEvent {

        @Override
        public Message sentence() {
            return Message.of("knight.dead-end-met." + tieBreak, attempt, number);
        }
    }

    /** The board was cut into pieces, each with a tour of its own, and these were joined. */
    record BoardCut(int down, int across) implements ConstructionEvent {

        @Override
        public Message sentence() {
            return Message.of("knight.board-cut", down, across, down * across);
        }
    }

    /** A proof rules out closed tours, so an open one is constructed. */
    record NothingClosed(Impossibility reason, int rows, int columns) implements ConstructionEvent {

        @Override
        public Message sentence() {
            return Message.of("knight.nothing-closed", reason.message(rows, columns));
        }
    }
}
