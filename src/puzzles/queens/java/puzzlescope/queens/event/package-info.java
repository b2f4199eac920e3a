/**
 * What a solver of the queens or a person does: the events and their kinds. Knows no board; of the silent solvers only
 * what their work is divided into.
 */
@NullMarked
package puzzlescope.queens.event;

import org.jspecify.annotations.NullMarked;
