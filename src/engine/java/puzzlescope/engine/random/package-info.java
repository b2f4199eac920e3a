/** The random numbers that the documents' programs draw, so that their seeds give their puzzles. */
@NullMarked
package puzzlescope.engine.random;

import org.jspecify.annotations.NullMarked;
