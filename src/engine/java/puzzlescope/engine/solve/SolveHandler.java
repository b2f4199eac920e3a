package puzzlescope.engine.solve;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.run.Workers;

/**
 * The command {@code solve} for one puzzle. The labels of its answers' values stand under {@code <id>.solve.<name>} in the
 * puzzle's bundle, or {@code command.solve.<name>} if they are everybody's; the help of an input under
 * {@code <id>.solve.<name>.help}, or {@code <id>.<name>.help} where the puzzle has that very input. A service; a puzzle without one is solved by a run. Stateless; any
 * thread.
 */
public interface SolveHandler {

    /** How many threads may work; an input of those whose work can be shared. */
    NumberParameter THREADS = new NumberParameter("threads", 1, 256, false, (long) Math.min(256, Workers.preset()));

    /** The puzzle's id. */
    String id();

    /** What it takes, in the order of its help. */
    List<Parameter<?>> inputs();

    /** What is to be said of these arguments as a whole; those that block are refused. */
    default List<Remark> check(Arguments arguments) {
        return List.of();
    }

    /**
     * Solves, on a solver's thread.
     *
     * @param arguments values for all inputs, checked
     * @return empty, or why there is no solution or none was found
     * @throws puzzlescope.engine.puzzle.InvalidInput if an input turns out to be unusable, such as a file that cannot be read
     */
    Optional<Message> solve(Arguments arguments, Answers answers);
}
