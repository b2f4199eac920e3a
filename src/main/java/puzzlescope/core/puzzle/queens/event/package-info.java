/**
 * What a solver of the queens or a person does: the events and their kinds. Knows no board; of the silent solvers only
 * what their work is divided into.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.queens.fast}.
 */
@NullMarked
package puzzlescope.core.puzzle.queens.event;

import org.jspecify.annotations.NullMarked;
