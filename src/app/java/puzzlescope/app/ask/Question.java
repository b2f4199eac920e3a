package puzzlescope.app.ask;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.function.ToIntFunction;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.question.Prediction;
import puzzlescope.learn.question.RunQuestion;

/**
 * A question presented to a person.
 *
 * @param id of the kind, in files
 * @param sort its category in the score
 * @param position where it is asked; negative if anywhere
 * @param until where the answer is visible
 * @param answer the number of the right choice, from 0
 * @param touched returns the choice of the events at a place of the board; -1 if there is none or several
 * @param ofPlaces whether places of the board can answer it
 */
record Question(
        String id,
        Message sort,
        long position,
        long until,
        Message question,
        List<Message> choices,
        int answer,
        Message reason,
        ToIntFunction<LongPredicate> touched,
        boolean ofPlaces) {

    static Question of(Prediction asked) {
        return new Question(
                asked.kind().id(),
                asked.kind().displayName(),
                asked.position(),
                asked.until(),
                asked.question(),
                asked.choices().stream().map(Prediction.Choice::words).toList(),
                asked.answer(),
                asked.reason(),
                asked::only,
                asked.isOfPlaces());
    }

    static Question of(RunQuestion asked) {
        // At its end a run would show its result.
        long position = asked.kind().isOfWholeRun() ? -1 : asked.position();
        return new Question(
                asked.kind().id(),
                QuestionMode.QUESTIONS.displayName(),
                position,
                position,
                asked.question(),
                asked.choices(),
                asked.answer(),
                asked.reason(),
                _ -> -1,
                false);
    }

    static Question of(LessonQuestion asked) {
        return new Question(
                LessonQuestion.SORT,
                Message.of("results.sort." + LessonQuestion.SORT),
                -1,
                -1,
                asked.question(),
                asked.choices(),
                asked.answer(),
                asked.reason(),
                _ -> -1,
                false);
    }

    boolean hasPlace() {
        return position >= 0;
    }
}
