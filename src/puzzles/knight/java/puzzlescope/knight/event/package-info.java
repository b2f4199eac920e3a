/** The events of searches for knight's tours and of counting them. */
@NullMarked
package puzzlescope.knight.event;

import org.jspecify.annotations.NullMarked;
