/**
 * What is looked for: conditions, how they are typed, and the entries that they are asked about or that are skipped.
 */
@NullMarked
package puzzlescope.core.puzzle.finder.condition;

import org.jspecify.annotations.NullMarked;
