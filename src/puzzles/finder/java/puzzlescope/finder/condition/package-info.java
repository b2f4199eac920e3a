/**
 * The conditions that are looked for, the way to type them, and the entries that they are asked about or that are skipped.
 */
@NullMarked
package puzzlescope.finder.condition;

import org.jspecify.annotations.NullMarked;
