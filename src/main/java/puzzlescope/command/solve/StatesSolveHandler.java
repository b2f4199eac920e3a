package puzzlescope.command.solve;

import java.util.List;
import java.util.Optional;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.states.StatesPuzzle;
import puzzlescope.core.search.StateRows;

/** Builds the whole graph of a puzzle's states and tells its size. */
public final class StatesSolveHandler implements SolveHandler {

    private static final int MOST_DISKS = 14;

    private static final NumberParameter DISKS =
            new NumberParameter("disks", 1, MOST_DISKS, false, StatesPuzzle.DISKS.preset());

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
                StatesPuzzle.START);
    }

    @Override
    public Optional<Message> solve(Arguments arguments, Answers answers) {
        long began = System.nanoTime();
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
}
