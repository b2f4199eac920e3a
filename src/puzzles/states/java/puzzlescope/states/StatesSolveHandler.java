package puzzlescope.states;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.SearchResult.Verdict;
import puzzlescope.engine.search.StateGraph;
import puzzlescope.engine.search.StateRows;
import puzzlescope.engine.solve.AnswerSink;
import puzzlescope.engine.solve.SolveAnswer;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.states.space.NamedSpace;

/** Builds the whole state graph of a puzzle and prints its size. */
public final class StatesSolveHandler implements SolveHandler {

    private static final int MOST_DISKS = 14;

    /** Limit on the states searched if the state space may be infinite. */
    private static final int MOST_STATES = 500_000;

    private static final NumberParameter DISKS = StatesPuzzle.DISKS.upTo(MOST_DISKS);

    @Override
    public String id() {
        return new StatesPuzzle().id();
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(
                StatesPuzzle.SPACE,
                StatesPuzzle.GUARDS,
                StatesPuzzle.PRISONERS,
                StatesPuzzle.BOAT,
                DISKS,
                StatesPuzzle.HOLE,
                StatesPuzzle.DEPTH,
                StatesPuzzle.OWN,
                StatesPuzzle.START);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        return new StatesPuzzle().check(arguments.orPresets(new StatesPuzzle().parameters()));
    }

    @Override
    public Optional<Message> solve(Arguments arguments, AnswerSink answerSink) {
        long began = System.nanoTime();
        var named = StatesPuzzle.space(arguments.orPresets(new StatesPuzzle().parameters()));
        if (!named.isReversible()) {
            return solveOneWay(named, answerSink, began);
        }
        var rows = StateRows.of(named.numbered(), () -> {});
        // Every move is reversible, so that each edge is in two rows.
        answerSink.print(new SolveAnswer()
                .with("states", rows.size())
                .with("edges", rows.edges() / 2)
                .with("deepest", rows.deepest())
                .with("bytes-a-state", (double) rows.bytes() / rows.size())
                .withSecondsSince(began));
        return Optional.empty();
    }

    /** Counts one edge per pair of states, in one direction or both, where moves may be irreversible. */
    private static Optional<Message> solveOneWay(NamedSpace named, AnswerSink answerSink, long began) {
        var joined = new HashSet<Long>();
        var result = new BreadthFirst()
                .search(named.space(), Extent.WHOLE_SPACE.atMost(MOST_STATES), new SearchListener() {
                    @Override
                    public void found(StateGraph graph, int node, int from, int move) {
                        known(graph, node, from, move);
                    }

                    @Override
                    public void known(StateGraph graph, int node, int from, int move) {
                        joined.add((long) Math.min(node, from) << Integer.SIZE | Math.max(node, from));
                    }
                });
        var graph = result.graph();
        var path = result.path();
        boolean complete = graph.size() < MOST_STATES || result.verdict() == Verdict.ABSENT;
        var solveAnswer = new SolveAnswer()
                .with("states", graph.size())
                .with("edges", joined.size())
                .with("deepest", graph.path(graph.size() - 1).length - 1);
        if (result.goal() >= 0) {
            solveAnswer.with("moves", path.length - 1);
            solveAnswer.with(
                    "path",
                    Arrays.stream(path)
                            .mapToObj(node -> named.text(graph.state(node)))
                            .toList());
        }
        answerSink.print(solveAnswer.withSecondsSince(began));
        if (!complete) {
            return Optional.of(Message.of("states.solve.gave-up", MOST_STATES));
        }
        return result.goal() >= 0 ? Optional.empty() : Optional.of(Message.of("states.hand.no-way", graph.size()));
    }
}
