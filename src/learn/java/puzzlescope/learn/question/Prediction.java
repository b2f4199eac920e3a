package puzzlescope.learn.question;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;

/**
 * A question about what comes next at a position; exactly one choice is right.
 *
 * @param position the number of events before the question
 * @param until the position at which the answer is visible
 * @param situation the last step in words; empty at the start of a run
 * @param choices three or four, all different in every language
 * @param answer the index of the right choice
 */
public record Prediction(
        PredictionKind kind,
        long position,
        long until,
        Optional<Message> situation,
        Message question,
        List<Choice> choices,
        int answer) {

    /**
     * A choice of a prediction.
     *
     * @param why the reason why it is right or wrong
     * @param event the packed event it stands for, by which it is located on the board; empty if there is none
     */
    public record Choice(Message words, Message why, OptionalLong event) {}

    public Prediction {
        choices = List.copyOf(choices);
        if (answer < 0 || answer >= choices.size()) {
            throw new IllegalArgumentException("answer is " + answer + ", must be below " + choices.size());
        }
    }

    public Choice right() {
        return choices.get(answer);
    }

    public Message reason() {
        return right().why();
    }

    /** Returns the reason for the right choice, and the idea that the question trains. */
    public Message reasonAndIdea() {
        return Message.of("predict.reason-and-idea", reason(), kind.idea());
    }

    /**
     * Returns the index of the only choice whose event matches, such as one that touches a place of the board; -1 if
     * none or several match.
     */
    public int only(LongPredicate such) {
        var chosen = IntStream.range(0, choices.size())
                .filter(i -> choices.get(i).event().isPresent()
                        && such.test(choices.get(i).event().getAsLong()))
                .toArray();
        return chosen.length == 1 ? chosen[0] : -1;
    }

    /** Returns whether the choices can be told apart by places on the board. */
    public boolean isOfPlaces() {
        return kind != PredictionKind.VERDICT
                && choices.stream().allMatch(choice -> choice.event().isPresent());
    }
}
