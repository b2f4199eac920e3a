/**
 * What an algorithm says while it works: events, their kinds and roles, the sink they go into and the board they
 * change.
 *
 * <p>Uses nothing of ours.
 */
@NullMarked
package puzzlescope.core.event;

import org.jspecify.annotations.NullMarked;
