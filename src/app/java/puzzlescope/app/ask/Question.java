package puzzlescope.app.ask;

import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import puzzlescope.app.ask.QuestionPlan.PlannedQuestion;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.learn.question.Prediction;

/**
 * A question presented to a person.
 *
 * @param id of the kind, in files
 * @param sort its category in the score
 * @param position where it is asked; negative if anywhere
 * @param until where the answer is visible
 * @param whys the reason for or against each choice
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
        List<Message> whys,
        int answer,
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
                asked.choices().stream().map(Prediction.Choice::why).toList(),
                asked.answer(),
                asked::only,
                asked.isOfPlaces());
    }

    static Question of(LessonQuestion asked) {
        return new Question(
                LessonQuestion.SORT,
                Message.of("results.sort." + LessonQuestion.SORT),
                -1,
                -1,
                asked.question(),
                asked.choices(),
                asked.reasons(),
                asked.answer(),
                _ -> -1,
                false);
    }

    /** The idea that it trains; empty for a question of a lesson. */
    Optional<Message> idea() {
        return Stream.of(PredictionKind.values())
                .filter(kind -> kind.id().equals(id))
                .map(PredictionKind::idea)
                .findFirst();
    }

    PlannedQuestion asked() {
        return new PlannedQuestion(position, question);
    }

    /** The reason for the right choice. */
    Message reason() {
        return whys.get(answer);
    }

    boolean hasPlace() {
        return position >= 0;
    }
}
