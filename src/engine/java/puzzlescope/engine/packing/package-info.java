/** Many small numbers in a single one, as short as they can be, for codes that a person types. */
@NullMarked
package puzzlescope.engine.packing;

import org.jspecify.annotations.NullMarked;
