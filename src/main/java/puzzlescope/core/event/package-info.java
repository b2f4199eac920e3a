/**
 * What an algorithm says while it works: events, their kinds and roles, the sink they go into and the board they change.
 * Nothing else of ours may be used here; every other package may use this one.
 */
@NullMarked
package puzzlescope.core.event;

import org.jspecify.annotations.NullMarked;
