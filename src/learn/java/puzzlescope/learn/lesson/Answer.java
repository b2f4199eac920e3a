package puzzlescope.learn.lesson;

/**
 * What somebody answered in a lesson.
 *
 * @param chapter its number, from 1
 * @param sort what was asked for: the id of a sort of prediction or of question, {@code written} for a question that somebody wrote, or
 *     {@code goal}
 * @param question what was asked, in the words in which it was read; the title of the chapter where a goal was to be reached
 * @param given what was answered; how many moves it took where a goal was to be reached
 * @param right what would have been right; empty where a goal was to be reached
 * @param correct whether it was right, or the goal was reached
 * @param seconds how long it took
 */
public record Answer(
        int chapter, String sort, String question, String given, String right, boolean correct, long seconds) {

    /** The sort of questions that somebody wrote. */
    public static final String WRITTEN = "written";

    /** The sort of goals. */
    public static final String GOAL = "goal";

    static final int LONGEST = 4000;

    public Answer {
        if (chapter < 1 || seconds < 0) {
            throw new IllegalArgumentException(
                    "chapter is " + chapter + ", must be from 1; seconds is " + seconds + ", must be from 0");
        }
    }
}
