package puzzlescope.learn.lesson;

import java.util.List;

/**
 * The score in a lesson, in which a question that is answered again counts once.
 *
 * @param questions the number of questions and tasks of the lesson; 0 if unknown
 * @param answered the number of those answered
 * @param right the number of those whose last answer was right
 */
public record LessonScore(int questions, int answered, int right) {

    public LessonScore {
        if (questions < 0 || right < 0 || answered < right) {
            throw new IllegalArgumentException(
                    right + " right of " + answered + " answered of " + questions + " questions");
        }
    }

    /** The score of answers that are all to different questions, of a lesson whose size is unknown. */
    static LessonScore of(List<LessonAnswer> answers) {
        int right = (int) answers.stream().filter(LessonAnswer::correct).count();
        return new LessonScore(0, answers.size(), right);
    }
}
