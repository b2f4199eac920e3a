/**
 * Events of a solver of the queens or of a person, and their kinds. Knows no board; of the silent solvers only the
 * pieces of their work.
 */
@NullMarked
package puzzlescope.queens.event;

import org.jspecify.annotations.NullMarked;
