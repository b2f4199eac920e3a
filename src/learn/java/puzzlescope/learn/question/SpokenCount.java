package puzzlescope.learn.question;

import java.util.function.LongFunction;
import puzzlescope.engine.event.Message;

/**
 * A number with its bounds and wording.
 *
 * @param least the inclusive lower bound
 * @param most the inclusive upper bound
 */
record SpokenCount(long value, long least, long most, LongFunction<Message> words) {

    /** Factor that, with the margin {@link #ROOM}, bounds the plausible wrong numbers. */
    private static final int TIMES = 3;

    private static final int ROOM = 5;

    static SpokenCount of(long value, long least, long most) {
        return new SpokenCount(value, least, most, number -> Message.of("question.number", number));
    }

    /** Returns the number of steps from a position to the one that an event leads to. */
    static SpokenCount steps(int position, int event, RunFacts run) {
        return of(event - position + 1L, 1, run.isWhole() ? run.length() - position : Long.MAX_VALUE);
    }

    /** Returns whether a number is a plausible wrong answer. */
    boolean mayBe(long number) {
        boolean isOfItsSize = number >= value / TIMES - ROOM && number <= value * TIMES + ROOM;
        return number != value && number >= least && number <= most && isOfItsSize;
    }

    Message message(long number) {
        return words.apply(number);
    }
}
