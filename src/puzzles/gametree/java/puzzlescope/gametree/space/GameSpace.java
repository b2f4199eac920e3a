package puzzlescope.gametree.space;

/**
 * The positions of a game for two and the moves between them, both as numbers, so that a search makes no objects. Whose turn it
 * is stands beside the position. Immutable; any thread.
 */
public sealed interface GameSpace permits NoughtsSpace, NimSpace {

    /** The value of a game that is lost for the first player, and that of one that is won; between them is a draw. */
    int LEAST = -1;

    int GREATEST = 1;

    /** What {@link #value} says of a game that goes on. */
    int OPEN = 2;

    /** How many bits a position has at most. */
    int POSITION_BITS = 18;

    /** The most moves that a position has. */
    int MOST_MOVES = 16;

    /** How many bits of a move say how much, below those that say where. */
    int AMOUNT_BITS = 3;

    /** Where a move is made: the square, or the heap. */
    static int place(int move) {
        return move >>> AMOUNT_BITS;
    }

    /** How many stones a move takes; 0 where nothing is taken. */
    static int amount(int move) {
        return move & (1 << AMOUNT_BITS) - 1;
    }

    /** The move at a place. */
    static int moveAt(int place, int amount) {
        return place << AMOUNT_BITS | amount;
    }

    /**
     * The next of the moves of a position, which have an order: by the place, then by the amount.
     *
     * @param after a move, or -1 for the first one
     * @return -1 if there is none
     */
    int next(int position, int after);

    /** The position after a move. */
    int after(int position, int move, Rival who);

    /** The position before a move that led to this one. */
    int before(int position, int move);

    /** What the game has come to, from {@link #LEAST} to {@link #GREATEST}; {@link #OPEN} if it goes on. */
    int value(int position, Rival turn);

    /** The position as it is typed. */
    String text(int position);

    /** The position in the words of a call: the same in as few signs. */
    String name(int position);

    /** How many moves there are. */
    int moves(int position);

    /** The move that so many come before. */
    int move(int position, int index);

    /** How many moves come before this one in their order. */
    int index(int position, int move);
}
