package puzzlescope.gametree.board;

import static puzzlescope.gametree.event.GameTreeEvent.AMOUNT;
import static puzzlescope.gametree.event.GameTreeEvent.PLACE;
import static puzzlescope.gametree.event.GameTreeEvent.WHO;

import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.StateIo;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/**
 * A position of a two-player game: the moves that lead to it, and in the subclasses the data of the search or of the
 * person's game.
 */
public abstract sealed class GameTreeBoard implements Board permits LookaheadBoard, DuelBoard {

    private final TwoPlayerGame game;
    private final int start;
    private final GamePlayer first;
    private final byte[] made = new byte[GameSpace.MOST_MOVES];
    private int moves;
    private int position;

    /** @param first the player to move at the start */
    GameTreeBoard(TwoPlayerGame game, int start, GamePlayer first) {
        this.game = game;
        this.start = start;
        this.first = first;
        position = start;
    }

    public final TwoPlayerGame game() {
        return game;
    }

    /** The initial position. */
    public final int start() {
        return start;
    }

    /** The current position. */
    public final int position() {
        return position;
    }

    /** The number of moves that lead to the position. */
    public final int moves() {
        return moves;
    }

    /** The move after a number of others. */
    public final int made(int before) {
        return made[before];
    }

    public final GamePlayer turn() {
        return turn(moves);
    }

    /** The player to move after a number of moves. */
    public final GamePlayer turn(int after) {
        return after % 2 == 0 ? first : first.other();
    }

    final void make(long event) {
        int move = GameSpace.moveAt(PLACE.of(event), AMOUNT.of(event));
        position = game.space().after(position, move, WHO.of(event));
        made[moves++] = (byte) move;
    }

    final void unmake() {
        position = game.space().before(position, made[--moves]);
        made[moves] = 0;
    }

    @Override
    public void state(StateIo io) {
        moves = io.int8(moves);
        position = io.int32(position);
        io.all(made);
    }
}
