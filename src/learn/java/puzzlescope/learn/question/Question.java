package puzzlescope.learn.question;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;

/**
 * A question about a run, of whose choices exactly one is right.
 *
 * @param kind what is asked
 * @param position after how many events it is asked; how many there are if it is about the whole run
 * @param situation where that is, in words; empty if these would tell the answer
 * @param choices three or four, all different in every language
 * @param answer the number of the right choice, from 0
 * @param reason why that is right
 */
public record Question(
        QuestionKind kind,
        long position,
        Optional<Message> situation,
        Message question,
        List<Message> choices,
        int answer,
        Message reason) {

    public Question {
        choices = List.copyOf(choices);
        if (answer < 0 || answer >= choices.size()) {
            throw new IllegalArgumentException("answer is " + answer + ", must be below " + choices.size());
        }
    }

    /** The right choice. */
    public Message right() {
        return choices.get(answer);
    }
}
