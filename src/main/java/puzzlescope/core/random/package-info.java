/**
 * The random numbers that the documents' programs draw, so that their seeds give their puzzles.
 *
 * <p>Uses nothing of ours.
 */
@NullMarked
package puzzlescope.core.random;

import org.jspecify.annotations.NullMarked;
