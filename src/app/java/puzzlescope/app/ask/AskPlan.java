package puzzlescope.app.ask;

import java.util.List;
import java.util.Set;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.question.PredictionKind;

/**
 * What is asked of the run that is open, instead of what a person chooses.
 *
 * @param sorts before which it is asked what comes; empty if before the usual ones
 * @param begin the step from which on
 * @param end the step from which on nothing is asked any more
 * @param written asked first where questions are asked
 * @param about how many questions about the run follow
 * @param seed by which those are drawn
 * @param listener is told what becomes of it
 */
public record AskPlan(
        AskMode mode,
        Set<PredictionKind> sorts,
        long begin,
        long end,
        List<WrittenQuestion> written,
        int about,
        long seed,
        Listener listener) {

    /** Hears of the answers. FX thread only. */
    public interface Listener {

        /** Somebody answered. */
        void answered(Answered answer);

        /** No question is left. */
        void over();
    }

    /**
     * An answer.
     *
     * @param sort the id of what was asked for
     */
    public record Answered(
            String sort, Message question, Message given, Message right, boolean correct, long seconds) {}

    public AskPlan {
        sorts = Set.copyOf(sorts);
        written = List.copyOf(written);
    }

    /** Whether it is asked about a part of the run alone. */
    boolean isOfPart() {
        return end < Long.MAX_VALUE;
    }

    boolean has(long position) {
        return position >= begin && position < end;
    }
}
