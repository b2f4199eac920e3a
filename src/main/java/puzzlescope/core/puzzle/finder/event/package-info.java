/** What a walk through folders tells, and the names, sizes and dates that it writes down beside its events. */
@NullMarked
package puzzlescope.core.puzzle.finder.event;

import org.jspecify.annotations.NullMarked;
