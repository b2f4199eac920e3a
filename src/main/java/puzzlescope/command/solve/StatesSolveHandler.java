package puzzlescope.command.solve;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.states.SpaceKind;
import puzzlescope.core.puzzle.states.StatesPuzzle;
import puzzlescope.core.puzzle.states.own.OwnSpace;
import puzzlescope.core.search.BreadthFirst;
import puzzlescope.core.search.Extent;
import puzzlescope.core.search.SearchListener;
import puzzlescope.core.search.SearchResult.Verdict;
import puzzlescope.core.search.StateGraph;
import puzzlescope.core.search.StateRows;

/** Builds the whole graph of a puzzle's states and tells its size. */
public final class StatesSolveHandler implements SolveHandler {

    private static final int MOST_DISKS = 14;

    /** More states of a puzzle of one's own are not looked at. */
    private static final int MOST_OWN = 500_000;

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
                StatesPuzzle.OWN,
                StatesPuzzle.START);
    }

    @Override
    public Optional<Message> solve(Arguments arguments, Answers answers) {
        long began = System.nanoTime();
        if (arguments.get(StatesPuzzle.SPACE) == SpaceKind.OWN) {
            return solveOwn(arguments.get(StatesPuzzle.OWN).space(), answers, began);
        }
        var space = StatesPuzzle.space(arguments);
        var rows = StateRows.of(space, () -> {});
        // Every move can be taken back, so that each edge stands in two rows.
        answers.say(new Answer()
                .with("states", rows.size())
                .with("edges", rows.edges() / 2)
                .with("deepest", rows.deepest())
                .with("bytes-a-state", (double) rows.bytes() / rows.size())
                .withSecondsSince(began));
        return Optional.empty();
    }

    /** Moves of one's own need not be able to be taken back: edges are counted in the one direction or in both. */
    private static Optional<Message> solveOwn(OwnSpace space, Answers answers, long began) {
        var joined = new HashSet<Long>();
        var result = new BreadthFirst().search(space, Extent.WHOLE_SPACE.atMost(MOST_OWN), new SearchListener() {
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
        boolean complete = graph.size() < MOST_OWN || result.verdict() == Verdict.ABSENT;
        var answer = new Answer()
                .with("states", graph.size())
                .with("edges", joined.size())
                .with("deepest", graph.path(graph.size() - 1).length - 1);
        if (result.goal() >= 0) {
            answer.with("moves", path.length - 1);
            answer.with(
                    "path",
                    Arrays.stream(path)
                            .mapToObj(node -> space.text(graph.state(node)))
                            .toList());
        }
        answers.say(answer.withSecondsSince(began));
        if (!complete) {
            return Optional.of(Message.of("states.solve.gave-up", MOST_OWN));
        }
        return result.goal() >= 0 ? Optional.empty() : Optional.of(Message.of("states.hand.no-way", graph.size()));
    }
}
