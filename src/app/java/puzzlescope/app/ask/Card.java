package puzzlescope.app.ask;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.function.ToIntFunction;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.question.Prediction;
import puzzlescope.learn.question.Question;

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
record Card(
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

    static Card of(Prediction asked) {
        return new Card(
                asked.kind().id(),
                asked.kind().words(),
                asked.position(),
                asked.until(),
                asked.question(),
                asked.choices().stream().map(Prediction.Choice::words).toList(),
                asked.answer(),
                asked.reason(),
                asked::only,
                asked.isOfPlaces());
    }

    static Card of(Question asked) {
        // At its end a run would show its result.
        long position = asked.kind().isOfWholeRun() ? -1 : asked.position();
        return new Card(
                asked.kind().id(),
                AskMode.QUESTIONS.words(),
                position,
                position,
                asked.question(),
                asked.choices(),
                asked.answer(),
                asked.reason(),
                _ -> -1,
                false);
    }

    static Card of(WrittenQuestion asked) {
        return new Card(
                WrittenQuestion.SORT,
                Message.of("results.sort." + WrittenQuestion.SORT),
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
