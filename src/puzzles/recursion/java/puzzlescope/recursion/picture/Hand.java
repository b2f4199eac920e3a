package puzzlescope.recursion.picture;

/**
 * What a person is doing who plays the computer.
 *
 * @param plays whether somebody does
 * @param hinted whether the right answer is marked
 * @param pointed the answer that the mouse points to, or {@link Answers#NONE}
 */
public record Hand(boolean plays, boolean hinted, int pointed) {

    public static final Hand NONE = new Hand(false, false, Answers.NONE);
}
