package puzzlescope.app.ask;

import java.util.List;
import java.util.Set;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;

/**
 * Prescribed questions about the open run, replacing a person's choice.
 *
 * @param sorts the kinds of events to predict; empty for the usual ones
 * @param begin the first step with questions
 * @param end the step from which no more questions are asked
 * @param written questions asked first in question mode
 * @param about number of generated questions about the run that follow
 * @param seed of the generated questions
 * @param again the only questions to ask; empty for all
 * @param listener receives the answers
 */
public record QuestionPlan(
        QuestionMode mode,
        Set<PredictionKind> sorts,
        long begin,
        long end,
        List<LessonQuestion> written,
        int about,
        long seed,
        Set<PlannedQuestion> again,
        Listener listener) {

    /** Receives the answers. FX thread only. */
    public interface Listener {

        void answered(GivenAnswer answer);

        void finished();
    }

    /**
     * A question that was asked.
     *
     * @param position where it was asked; negative if anywhere
     */
    public record PlannedQuestion(long position, Message question) {}

    /**
     * An answer.
     *
     * @param sort the id of the kind of question
     */
    public record GivenAnswer(
            String sort, PlannedQuestion asked, Message given, Message right, boolean correct, long seconds) {}

    public QuestionPlan {
        sorts = Set.copyOf(sorts);
        written = List.copyOf(written);
        again = Set.copyOf(again);
    }

    /** Returns whether only a part of the run is covered. */
    boolean isOfPart() {
        return end < Long.MAX_VALUE;
    }

    boolean has(long position) {
        return position >= begin
                && position < end
                && (again.isEmpty() || again.stream().anyMatch(asked -> asked.position() == position));
    }

    /** Returns whether to ask a question about the run. */
    boolean isWanted(Question question) {
        return again.isEmpty() || again.contains(question.asked());
    }
}
