package puzzlescope.recursion.picture;

/**
 * State of manual play.
 *
 * @param plays whether a person plays
 * @param hinted whether the right answer is marked
 * @param pointed the answer under the pointer, or {@link RecursionQuestionPanel#NONE}
 */
public record RecursionPlayOverlay(boolean plays, boolean hinted, int pointed) {

    public static final RecursionPlayOverlay NONE = new RecursionPlayOverlay(false, false, RecursionQuestionPanel.NONE);
}
