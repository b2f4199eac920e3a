/** What functions that call themselves tell. */
@NullMarked
package puzzlescope.core.puzzle.recursion.event;

import org.jspecify.annotations.NullMarked;
