package puzzlescope.gametree.program;

/**
 * A position of a two-player game, in which a program plays moves and undoes them to find its value: +1 if the first
 * player (X, or A) wins, −1 if the second one does, 0 for a draw. A move of noughts and crosses is the number of a
 * square, from 0 to 8 row by row; one of Nim is ten times the heap, counted from 0, plus the stones taken.
 */
public interface Game {

    /** Returns the moves of the position; none if the game is over. */
    int[] moves();

    /** Returns whether the game is over. */
    boolean over();

    /** Returns the result of a game that is over: +1, 0 or −1; refused before. */
    int result();

    /** Returns the player to move: +1 for the first player, −1 for the second one. */
    int turn();

    /** Returns a text that identifies the position and the player to move. */
    String position();

    /** Plays a move; refused if there is no such move, or if it has been tried at this position. */
    void play(int move);

    /** Undoes the last move, with the value of the position it led to; refused if that cannot be the value. */
    void undo(int value);

    /** Answers with the best move of the start and its value; refused before all moves are undone. */
    void answer(int move, int value);
}
