package puzzlescope.gametree.space;

/**
 * The positions of a two-player game and the moves between them, both as numbers, so that a search allocates nothing.
 * The player to move is kept beside the position. Immutable; any thread.
 */
public sealed interface GameSpace permits NoughtsSpace, NimSpace {

    /** The value of a game lost by the first player; a draw is 0, a win {@link #GREATEST}. */
    int LEAST = -1;

    int GREATEST = 1;

    /** The result of {@link #value} for a game that goes on. */
    int OPEN = 2;

    /** The most bits of a position. */
    int POSITION_BITS = 18;

    /** The most moves that a position has. */
    int MOST_MOVES = 16;

    /** The number of bits of a move for its amount, below those for its place. */
    int AMOUNT_BITS = 3;

    /** The place of a move: the square or the heap. */
    static int place(int move) {
        return move >>> AMOUNT_BITS;
    }

    /** The number of stones that a move takes; 0 where nothing is taken. */
    static int amount(int move) {
        return move & (1 << AMOUNT_BITS) - 1;
    }

    static int moveAt(int place, int amount) {
        return place << AMOUNT_BITS | amount;
    }

    /**
     * The next move of a position, in order of place, then amount.
     *
     * @param after a move, or -1 for the first one
     * @return -1 if there is none
     */
    int next(int position, int after);

    /** The position after a move. */
    int after(int position, int move, GamePlayer who);

    /** The position before a move that led to this one. */
    int before(int position, int move);

    /** The result of the game, from {@link #LEAST} to {@link #GREATEST}; {@link #OPEN} if it goes on. */
    int value(int position, GamePlayer turn);

    /** The position in the notation in which it is typed. */
    String text(int position);

    /** A short notation of the position, for calls. */
    String name(int position);

    int moves(int position);

    /** The move at an index in their order. */
    int move(int position, int index);

    /** The index of a move in their order. */
    int index(int position, int move);
}
