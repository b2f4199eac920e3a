package puzzlescope.engine.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import puzzlescope.engine.event.Message;

/**
 * A question at a position in a run.
 *
 * @param choices the right one, then wrong ones, the most instructive first
 * @param isOfStep whether the board of the step is needed to answer it
 */
public record StepQuestion(PredictionKind kind, Message question, List<Choice> choices, boolean isOfStep) {

    /**
     * A choice.
     *
     * @param why the reason why it is right or wrong at this position
     * @param event the packed event by which it is located on the board; empty if there is none
     */
    public record Choice(Message words, Message why, OptionalLong event) {}

    public StepQuestion {
        choices = List.copyOf(choices);
    }

    /** Begins a question with its right choice. */
    public static StepQuestion of(PredictionKind kind, Message question, Message right, Message why) {
        return begun(kind, question, new Choice(right, why, OptionalLong.empty()));
    }

    /** Begins a question whose right choice is a place on the board. */
    public static StepQuestion of(PredictionKind kind, Message question, Message right, Message why, long event) {
        return begun(kind, question, new Choice(right, why, OptionalLong.of(event)));
    }

    private static StepQuestion begun(PredictionKind kind, Message question, Choice right) {
        return new StepQuestion(kind, question, List.of(right), kind != PredictionKind.LAW);
    }

    /** Returns a copy that holds at every step, so that the question does not repeat the board. */
    public StepQuestion atEveryStep() {
        return new StepQuestion(kind, question, choices, false);
    }

    /**
     * Returns a question whose choices are messages of the puzzle; the reason for each has its key with {@code -why}.
     *
     * @param prefix what all keys begin with
     * @param right the rest of the key of the right choice
     */
    public static StepQuestion ofKeys(
            PredictionKind kind, Message question, String prefix, String right, String... wrong) {
        var all = of(kind, question, Message.of(prefix + right), Message.of(prefix + right + "-why"));
        for (var each : wrong) {
            all = all.or(Message.of(prefix + each), Message.of(prefix + each + "-why"));
        }
        return all;
    }

    public static Message number(long number) {
        return Message.of("question.number", number);
    }

    /** Returns a copy with one more wrong choice. */
    public StepQuestion or(Message wrong, Message why) {
        return with(new Choice(wrong, why, OptionalLong.empty()));
    }

    /** Returns a copy with one more wrong choice, which is a place on the board. */
    public StepQuestion or(Message wrong, Message why, long event) {
        return with(new Choice(wrong, why, OptionalLong.of(event)));
    }

    private StepQuestion with(Choice choice) {
        var all = new ArrayList<>(choices);
        all.add(choice);
        return new StepQuestion(kind, question, all, isOfStep);
    }
}
