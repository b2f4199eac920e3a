package puzzlescope.gametree.fast;

import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/**
 * The value of every position and the best move from it, by minimax with a table; emits no events. Among moves of equal
 * value the best one wins soonest or loses latest, and the first such move is taken. One thread.
 */
public final class PerfectPlay {

    private static final int UNKNOWN = 0;
    /** More than the number of moves of any game. */
    private static final int SOON = 40;

    /** Offset that distinguishes scores of 0 from unknown ones. */
    private static final int SHIFT = 64;

    private final GameSpace space;
    private final byte[] scores = new byte[1 << GameSpace.POSITION_BITS + 1];
    private int known;

    public PerfectPlay(TwoPlayerGame game) {
        space = game.space();
    }

    /** Returns the value of a position, from −1 to 1. */
    public int value(int position, GamePlayer who) {
        return Integer.signum(score(position, who));
    }

    /** Returns the number of moves to the end under perfect play, if the game is not a draw; 0 for a draw. */
    public int movesToEnd(int position, GamePlayer who) {
        int score = score(position, who);
        return score == 0 ? 0 : SOON - Math.abs(score);
    }

    /** The best move from a position of a game that goes on. */
    public int move(int position, GamePlayer who) {
        int best = space.next(position, -1);
        for (int move = best; move >= 0; move = space.next(position, move)) {
            int score = score(space.after(position, move, who), who.other());
            best = who.prefers(score, score(space.after(position, best, who), who.other())) ? move : best;
        }
        return best;
    }

    /** Returns the number of positions searched so far. */
    public int known() {
        return known;
    }

    /** Returns a score that is greater the sooner the first player wins, and smaller the sooner the second one does. */
    private int score(int position, GamePlayer who) {
        int place = position << 1 | who.ordinal();
        if (scores[place] == UNKNOWN) {
            scores[place] = (byte) (search(position, who) + SHIFT);
            known++;
        }
        return scores[place] - SHIFT;
    }

    private int search(int position, GamePlayer who) {
        int value = space.value(position, who);
        if (value != GameSpace.OPEN) {
            return value * SOON;
        }
        int best = who == GamePlayer.MAX ? -SOON - 1 : SOON + 1;
        for (int move = space.next(position, -1); move >= 0; move = space.next(position, move)) {
            best = who.better(best, score(space.after(position, move, who), who.other()));
        }
        return best - Integer.signum(best);
    }
}
