package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.function.Supplier;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Message;

/** Questions about what is certain in a search of a graph and why, whatever the puzzle; each is asked once a run. */
public final class SearchQuestions {

    /** The number of earlier events of a kind before the first question about them. */
    private static final int EARLIER = 2;

    private SearchQuestions() {}

    /**
     * Returns what is asked at an event of a kind: one question each after the first few, then none.
     *
     * @param earlier the number of earlier events of the kind
     */
    @SafeVarargs
    public static List<StepQuestion> inTurn(long earlier, Supplier<StepQuestion>... questions) {
        return earlier >= EARLIER && earlier < EARLIER + questions.length
                ? List.of(questions[(int) earlier - EARLIER].get())
                : List.of();
    }

    /** Returns what is asked when a breadth-first search has visited some nodes. */
    public static List<StepQuestion> breadthFirst(long visited) {
        return inTurn(
                visited, SearchQuestions::queueDistances, SearchQuestions::knownState, SearchQuestions::newestFirst);
    }

    /** Returns what is asked when a depth-first search has visited some nodes. */
    public static List<StepQuestion> depthFirst(long visited) {
        return inTurn(
                visited, SearchQuestions::depthFirstPath, SearchQuestions::oldestFirst, SearchQuestions::visitedMarks);
    }

    /** Returns what is asked when a search that takes the entry with the least cost has visited some nodes. */
    public static List<StepQuestion> cheapestFirst(long visited) {
        return inTurn(visited, SearchQuestions::leastCost, SearchQuestions::equalCosts);
    }

    public static StepQuestion queueDistances() {
        return invariant("distances", "at-most-two", "as-many", "always-one", "always-two");
    }

    /** Asks why the first path that breadth-first search finds to the goal is a shortest one. */
    public static StepQuestion shortest(int depth, Board board) {
        boolean isAnyWaiting = board.pendingStates(1).stream().anyMatch(queue -> queue.size() > 0);
        return isAnyWaiting
                ? invariant("shortest", depth, "complete", "waiting", "detour", "unknown")
                : invariant("shortest", depth, "complete", "detour", "unknown");
    }

    /** Asks why breadth-first search does not enqueue a state that it knows. */
    public static StepQuestion knownState() {
        return reason("known", "not-longer", "not-allowed", "equal-paths", "replaced");
    }

    /** Asks what is certain about the path of a depth-first search. */
    public static StepQuestion depthFirstPath() {
        return invariant("depth-first", "a-path", "short-path", "all-near", "no-other");
    }

    /** Asks why depth-first search marks what it visits. */
    public static StepQuestion visitedMarks() {
        return reason("marks", "no-circle", "marks-shortest", "marks-back", "marks-count");
    }

    /** Asks why the cost of the entry with the least cost is final. */
    public static StepQuestion leastCost() {
        return reason("least", "no-cheaper", "found-first", "goal-near", "all-found");
    }

    /** Asks which heuristic may keep A* from a shortest path. */
    public static StepQuestion admissible() {
        return reason("heuristic", "overestimates", "zero", "exact", "half-exact");
    }

    /** Asks what breadth-first search would be with a stack. */
    public static StepQuestion newestFirst() {
        return newestFirst(Message.of("search.ask.newest-first"));
    }

    /** Asks what breadth-first search would be with a stack, in a puzzle's own words. */
    public static StepQuestion newestFirst(Message asked) {
        return question(PredictionKind.CHANGE, asked, "depth", "levels", "enters-twice", "endless");
    }

    /** Asks what depth-first search would be with a queue. */
    public static StepQuestion oldestFirst() {
        return change("oldest-first", "by-level", "same-order", "visits-twice", "longer-path");
    }

    /** Asks what A* would be without an estimate. */
    public static StepQuestion zeroHeuristic() {
        return change("zero-heuristic", "all-directions", "no-path", "worse-path", "fewer-taken");
    }

    /** Asks which search a cheapest-first search is if costs are the same. */
    public static StepQuestion equalCosts() {
        return change("equal-costs", "fewest-steps", "newest-step", "seems-nearest", "random-order");
    }

    /** Asks why iterative deepening may start again and again. */
    public static StepQuestion deepening() {
        return reason("deepening", "not-stored", "not-again", "other-moves", "found-before");
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

    private static StepQuestion change(String asked, String right, String... wrong) {
        return question(PredictionKind.CHANGE, Message.of("search.ask." + asked), right, wrong);
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
