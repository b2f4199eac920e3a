package puzzlescope.learn.lesson;

/**
 * An answer given in a lesson.
 *
 * @param chapter the number of the chapter, from 1
 * @param sort the sort of task: the id of a kind of prediction or question, {@code written} for a question written by
 *     an author, or {@code goal}
 * @param question the question as it was displayed; for a goal, the title of the chapter
 * @param given the answer; for a goal, the number of moves
 * @param right the right answer; empty for a goal
 * @param correct whether the answer was right, or the goal was reached
 * @param seconds the time taken
 */
public record LessonAnswer(
        int chapter, String sort, String question, String given, String right, boolean correct, long seconds) {

    /** The sort of questions written by an author. */
    public static final String WRITTEN = "written";

    public static final String GOAL = "goal";

    /** The sort of runs that the learner has made. */
    public static final String MADE = "made";

    static final int LONGEST = 4000;
    /** Some 30 years. */
    static final long MOST_SECONDS = 1_000_000_000;

    public LessonAnswer {
        if (chapter < 1 || seconds < 0) {
            throw new IllegalArgumentException(
                    "chapter is " + chapter + ", must be from 1; seconds is " + seconds + ", must be from 0");
        }
    }
}
