package puzzlescope.learn.question;

import java.util.function.LongFunction;
import puzzlescope.engine.event.Message;

/**
 * A number with how it is said.
 *
 * @param least what it cannot be below
 * @param most what it cannot be above
 */
record Count(long value, long least, long most, LongFunction<Message> words) {

    /** What is so many times the number, and so much more, is out of the question. */
    private static final int TIMES = 3;

    private static final int ROOM = 5;

    static Count of(long value, long least, long most) {
        return new Count(value, least, most, number -> Message.of("question.number", number));
    }

    /** How many steps it is from a position to the one that an event leads to. */
    static Count steps(int position, int event, RecordedRun run) {
        return of(event - position + 1L, 1, run.isWhole() ? run.length() - position : Long.MAX_VALUE);
    }

    /** Whether somebody may take a number for it. */
    boolean mayBe(long number) {
        boolean isOfItsSize = number >= value / TIMES - ROOM && number <= value * TIMES + ROOM;
        return number != value && number >= least && number <= most && isOfItsSize;
    }

    Message message(long number) {
        return words.apply(number);
    }
}
