package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;

/**
 * Asks about the next step of a run in the words of a puzzle, where the answer follows from the algorithm's rule and from
 * what is in sight. About most kinds of events nothing is asked, so a switch over them may have a default branch: a new
 * kind is asked about only where somebody has written a question. Stateless; any thread.
 */
@FunctionalInterface
public interface StepQuestions {

    /** Asks nothing. */
    StepQuestions NONE = _ -> List.of();

    /** Returns the questions about the next step; none where it is decided by chance or by an order out of sight. */
    List<StepQuestion> about(StepSituation stepSituation);

    /** Returns whether calls return in this run, so that it may be asked to which call; otherwise they are aborted. */
    default boolean callsReturn() {
        return true;
    }

    /** Returns the board in words, for questions on paper; empty if they say what is needed. */
    default Optional<Message> state(StepSituation stepSituation) {
        return Optional.empty();
    }
}
