package puzzlescope.command;

import java.util.List;
import java.util.function.ToIntFunction;

/**
 * What a command takes and does.
 *
 * @param action returns the exit code
 */
record Command(List<Flag> flags, ToIntFunction<Invocation> action) {}
