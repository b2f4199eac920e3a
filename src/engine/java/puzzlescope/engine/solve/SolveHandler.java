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
 * The command {@code solve} for one puzzle. The message keys of its answers' labels are {@code <id>.solve.<name>} in
 * the puzzle's bundle, or {@code command.solve.<name>} if shared; those of an input's help are
 * {@code <id>.solve.<name>.help}, or {@code <id>.<name>.help} for inputs of the puzzle itself. A service; without one,
 * a puzzle is solved by a run. Stateless; any thread.
 */
public interface SolveHandler {

    /** Number of threads; an input of handlers whose work can be shared. */
    NumberParameter THREADS = new NumberParameter("threads", 1, 256, false, (long) Math.min(256, Workers.preset()));

    /** Returns the puzzle's id. */
    String id();

    /** Returns the inputs, in the order of its help. */
    List<Parameter<?>> inputs();

    /** Returns remarks on the arguments as a whole; blocking ones cause a rejection. */
    default List<Remark> check(Arguments arguments) {
        return List.of();
    }

    /**
     * Solves the puzzle, on a solver's thread.
     *
     * @param arguments values for all inputs, checked
     * @return empty, or why there is no solution or none was found
     * @throws puzzlescope.engine.puzzle.InvalidInputException if an input turns out to be unusable, such as a file that cannot be
     *     read
     */
    Optional<Message> solve(Arguments arguments, AnswerSink answerSink);
}
