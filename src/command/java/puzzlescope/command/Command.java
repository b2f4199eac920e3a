package puzzlescope.command;

import java.util.List;
import java.util.function.ToIntFunction;

/**
 * The flags and the action of a command.
 *
 * @param action returns the exit code
 */
record Command(List<Flag> flags, ToIntFunction<Invocation> action) {}
