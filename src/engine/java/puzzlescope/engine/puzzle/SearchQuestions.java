package puzzlescope.engine.puzzle;

import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Message;

/** Questions about what is certain in a search of a graph and why, whatever the puzzle; each is asked once a run. */
public final class SearchQuestions {

    private SearchQuestions() {}

    public static StepQuestion queueDistances() {
        return invariant("distances", "two", "any", "one", "near-goal");
    }

    /** Asks why the first path that breadth-first search finds to the goal is a shortest one. */
    public static StepQuestion shortest(int depth, Board board) {
        boolean isAnyWaiting = board.pendingStates(1).stream().anyMatch(queue -> queue.size() > 0);
        return isAnyWaiting
                ? invariant("shortest", depth, "complete", "waiting", "same-depth", "unknown")
                : invariant("shortest", depth, "complete", "same-depth", "unknown");
    }

    /** Asks why breadth-first search does not enqueue a state that it knows. */
    public static StepQuestion knownState() {
        return reason("known", "not-longer", "not-allowed", "once-more", "far");
    }

    /** Asks what is certain about the path of a depth-first search. */
    public static StepQuestion depthFirstPath() {
        return invariant("depth-first", "a-path", "short-path", "all-near", "no-other");
    }

    /** Asks why the cost of the entry with the least cost is final. */
    public static StepQuestion leastCost() {
        return reason("least", "no-cheaper", "found-first", "goal-near", "all-found");
    }

    /** Asks which heuristic keeps the paths found by A* shortest. */
    public static StepQuestion admissible() {
        return reason("heuristic", "never-more", "never-less", "exact", "smallest");
    }

    /** Asks what happens to the nodes beyond a known node. */
    public static StepQuestion beyondKnownNode() {
        return question(PredictionKind.CUT, Message.of("search.ask.behind"), "once", "twice", "never", "from-both");
    }

    private static StepQuestion invariant(String asked, String right, String... wrong) {
        return invariant(Message.of("search.ask." + asked), right, wrong);
    }

    private static StepQuestion invariant(String asked, int number, String right, String... wrong) {
        return invariant(Message.of("search.ask." + asked, number), right, wrong);
    }

    private static StepQuestion reason(String asked, String right, String... wrong) {
        return question(PredictionKind.REASON, Message.of("search.ask." + asked), right, wrong);
    }

    private static StepQuestion invariant(Message asked, String right, String... wrong) {
        return question(PredictionKind.INVARIANT, asked, right, wrong);
    }

    private static StepQuestion question(PredictionKind kind, Message asked, String right, String... wrong) {
        var question = StepQuestion.of(kind, asked, choice(right), why(right));
        for (var each : wrong) {
            question = question.or(choice(each), why(each));
        }
        return question.atEveryStep();
    }

    private static Message choice(String key) {
        return Message.of("search.ask." + key);
    }

    private static Message why(String key) {
        return Message.of("search.ask." + key + ".why");
    }
}
