package puzzlescope.core.puzzle.gametree.board;

import static puzzlescope.core.puzzle.gametree.event.GameTreeEvent.AMOUNT;
import static puzzlescope.core.puzzle.gametree.event.GameTreeEvent.PLACE;
import static puzzlescope.core.puzzle.gametree.event.GameTreeEvent.WHO;

import puzzlescope.core.event.StateIo;
import puzzlescope.core.puzzle.gametree.event.DuelKind;
import puzzlescope.core.puzzle.gametree.space.GameSpace;
import puzzlescope.core.puzzle.gametree.space.Rival;
import puzzlescope.core.puzzle.gametree.space.TwoPlayerGame;

/** A game that a person plays: the moves that were made. */
public final class DuelBoard implements GameTreeBoard {

    private final TwoPlayerGame game;
    private final int start;
    private final Rival first;
    private final byte[] made = new byte[GameSpace.MOST_MOVES];
    private int moves;
    private int position;

    /** @param first whose turn it is at the start */
    public DuelBoard(TwoPlayerGame game, int start, Rival first) {
        this.game = game;
        this.start = start;
        this.first = first;
        position = start;
    }

    @Override
    public TwoPlayerGame game() {
        return game;
    }

    @Override
    public int start() {
        return start;
    }

    @Override
    public int position() {
        return position;
    }

    @Override
    public Rival turn() {
        return moves % 2 == 0 ? first : first.other();
    }

    @Override
    public int lastMove() {
        return moves == 0 ? -1 : made[moves - 1];
    }

    /** What the game has come to; {@link GameSpace#OPEN} if it goes on. */
    public int value() {
        return game.space().value(position, turn());
    }

    @Override
    public void apply(long event) {
        switch (DuelKind.of(event)) {
            case MOVE_PLAYED -> {
                int move = GameSpace.move(PLACE.of(event), AMOUNT.of(event));
                position = game.space().after(position, move, WHO.of(event));
                made[moves++] = (byte) move;
            }
            case DUEL_WON, DUEL_LOST, DUEL_DRAWN -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (DuelKind.of(event)) {
            case MOVE_PLAYED -> {
                position = game.space().before(position, made[--moves]);
                made[moves] = 0;
            }
            case DUEL_WON, DUEL_LOST, DUEL_DRAWN -> {}
        }
    }

    @Override
    public void state(StateIo io) {
        moves = io.int8(moves);
        position = io.int32(position);
        io.all(made);
    }
}
