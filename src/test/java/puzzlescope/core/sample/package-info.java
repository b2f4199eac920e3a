/** An artificial vocabulary, board and event streams, to hold the engine against what is plainly counted. */
@NullMarked
package puzzlescope.core.sample;

import org.jspecify.annotations.NullMarked;
