package puzzlescope.gametree.board;

import static puzzlescope.gametree.event.GameTreeEvent.AMOUNT;
import static puzzlescope.gametree.event.GameTreeEvent.PLACE;
import static puzzlescope.gametree.event.GameTreeEvent.WHO;

import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.StateIo;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.Rival;
import puzzlescope.gametree.space.TwoPlayerGame;

/** A position of a game for two: the moves that lead to it, with what the search, or the person who plays, keeps beside it. */
public abstract sealed class GameTreeBoard implements Board permits LookaheadBoard, DuelBoard {

    private final TwoPlayerGame game;
    private final int start;
    private final Rival first;
    private final byte[] made = new byte[GameSpace.MOST_MOVES];
    private int moves;
    private int position;

    /** @param first whose turn it is at the start */
    GameTreeBoard(TwoPlayerGame game, int start, Rival first) {
        this.game = game;
        this.start = start;
        this.first = first;
        position = start;
    }

    public final TwoPlayerGame game() {
        return game;
    }

    /** Where it began. */
    public final int start() {
        return start;
    }

    /** The position now. */
    public final int position() {
        return position;
    }

    /** How many moves lead to the position. */
    public final int moves() {
        return moves;
    }

    /** The move that was made after so many others. */
    public final int made(int before) {
        return made[before];
    }

    /** The move that led here; -1 at the start. */
    public final int lastMove() {
        return moves == 0 ? -1 : made[moves - 1];
    }

    /** Whose turn it is. */
    public final Rival turn() {
        return turn(moves);
    }

    /** Whose turn it is after so many moves. */
    public final Rival turn(int after) {
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
