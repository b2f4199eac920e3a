/**
 * Many small numbers in a single one, as short as they can be, for codes that a person types.
 *
 * <p>Uses nothing of ours.
 */
@NullMarked
package puzzlescope.core.packing;

import org.jspecify.annotations.NullMarked;
