package puzzlescope.recursion.picture;

/**
 * State of manual play.
 *
 * @param plays whether a person plays
 * @param hinted whether the right answer is marked
 * @param pointed the answer under the pointer, or {@link Answers#NONE}
 */
public record Hand(boolean plays, boolean hinted, int pointed) {

    public static final Hand NONE = new Hand(false, false, Answers.NONE);
}
