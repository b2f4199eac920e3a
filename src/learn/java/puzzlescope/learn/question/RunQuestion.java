package puzzlescope.learn.question;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;

/**
 * A question about a run; exactly one choice is right.
 *
 * @param kind the kind of question
 * @param position the number of events before the question, or of all events if it is about the whole run
 * @param situation the position in words; empty if that would reveal the answer
 * @param choices three or four, all different in every language
 * @param answer the index of the right choice
 * @param reason the explanation of the answer
 */
public record RunQuestion(
        QuestionKind kind,
        long position,
        Optional<Message> situation,
        Message question,
        List<Message> choices,
        int answer,
        Message reason) {

    public RunQuestion {
        choices = List.copyOf(choices);
        if (answer < 0 || answer >= choices.size()) {
            throw new IllegalArgumentException("answer is " + answer + ", must be below " + choices.size());
        }
    }

    /** Returns the right choice. */
    public Message right() {
        return choices.get(answer);
    }
}
