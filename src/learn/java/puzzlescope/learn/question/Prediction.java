package puzzlescope.learn.question;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;

/**
 * A question for what comes next at a position, of whose choices exactly one is right.
 *
 * @param position after how many events it is asked
 * @param until the position at which the answer is seen
 * @param choices three or four, all different in every language
 * @param answer the number of the right choice, from 0
 * @param reason the sentence of the event that does come
 */
public record Prediction(
        PredictionKind kind,
        long position,
        long until,
        Message question,
        List<Choice> choices,
        int answer,
        Message reason) {

    /**
     * One of the choices.
     *
     * @param event the packed event that it stands for, by which it is found on the board; empty if it stands for none
     */
    public record Choice(Message words, OptionalLong event) {}

    public Prediction {
        choices = List.copyOf(choices);
        if (answer < 0 || answer >= choices.size()) {
            throw new IllegalArgumentException("answer is " + answer + ", must be below " + choices.size());
        }
    }

    /** The right choice. */
    public Choice right() {
        return choices.get(answer);
    }

    /** The number of the only choice whose event is such, as one that touches a place of the board; -1 if none or several are. */
    public int only(LongPredicate such) {
        var chosen = IntStream.range(0, choices.size())
                .filter(i -> choices.get(i).event().isPresent()
                        && such.test(choices.get(i).event().getAsLong()))
                .toArray();
        return chosen.length == 1 ? chosen[0] : -1;
    }

    /** Whether places of the board can tell the choices apart. */
    public boolean isOfPlaces() {
        return kind != PredictionKind.VERDICT
                && choices.stream().allMatch(choice -> choice.event().isPresent());
    }
}
