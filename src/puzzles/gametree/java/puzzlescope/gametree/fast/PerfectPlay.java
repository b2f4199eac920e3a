package puzzlescope.gametree.fast;

import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.Rival;
import puzzlescope.gametree.space.TwoPlayerGame;

/**
 * The value of every position and the best move from it, by minimax with a table; tells nothing. Of moves with the same value the
 * best is the one that wins soonest, or loses latest; of those the first. One thread.
 */
public final class PerfectPlay {

    private static final int UNKNOWN = 0;
    /** More than any game has moves. */
    private static final int SOON = 40;

    /** Keeps scores that are 0 apart from those that are not known. */
    private static final int SHIFT = 64;

    private final GameSpace space;
    private final byte[] scores = new byte[1 << GameSpace.POSITION_BITS + 1];
    private int known;

    public PerfectPlay(TwoPlayerGame game) {
        space = game.space();
    }

    /** What a position is worth, from −1 to 1. */
    public int value(int position, Rival who) {
        return Integer.signum(score(position, who));
    }

    /** How many moves it is to the end of a game that is won and lost, if both play as well as can be; 0 of a draw. */
    public int movesToEnd(int position, Rival who) {
        int score = score(position, who);
        return score == 0 ? 0 : SOON - Math.abs(score);
    }

    /** The best move from a position of a game that goes on. */
    public int move(int position, Rival who) {
        int best = space.next(position, -1);
        for (int move = best; move >= 0; move = space.next(position, move)) {
            int score = score(space.after(position, move, who), who.other());
            best = who.prefers(score, score(space.after(position, best, who), who.other())) ? move : best;
        }
        return best;
    }

    /** How many positions were searched so far. */
    public int known() {
        return known;
    }

    /** Greater the sooner the first player wins, smaller the sooner the second one does. */
    private int score(int position, Rival who) {
        int place = position << 1 | who.ordinal();
        if (scores[place] == UNKNOWN) {
            scores[place] = (byte) (search(position, who) + SHIFT);
            known++;
        }
        return scores[place] - SHIFT;
    }

    private int search(int position, Rival who) {
        int value = space.value(position, who);
        if (value != GameSpace.OPEN) {
            return value * SOON;
        }
        int best = who == Rival.MAX ? -SOON - 1 : SOON + 1;
        for (int move = space.next(position, -1); move >= 0; move = space.next(position, move)) {
            best = who.better(best, score(space.after(position, move, who), who.other()));
        }
        return best - Integer.signum(best);
    }
}
