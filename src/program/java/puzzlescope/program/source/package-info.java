/**
 * A person's Java source: compiled in memory, refused where it would reach beyond its puzzle, and rewritten so that its
 * calls, lines and variables are reported and its end is certain.
 */
@NullMarked
package puzzlescope.program.source;

import org.jspecify.annotations.NullMarked;
