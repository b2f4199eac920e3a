package puzzlescope.core.puzzle;

import java.util.function.Function;
import puzzlescope.core.run.Solver;

/**
 * One published way to solve a puzzle.
 *
 * @param id its name in flags, settings and message keys; its listing is found under it too
 * @param solver makes the solver of one instance
 */
public record Algorithm(String id, Function<Arguments, Solver> solver) {}
