/**
 * What an algorithm says while it works: events, their kinds and roles, the sink they go into and the board they
 * change.
 */
@NullMarked
package puzzlescope.engine.event;

import org.jspecify.annotations.NullMarked;
