/**
 * The events of an algorithm, their kinds and roles, the sink that receives them and the board that they change.
 */
@NullMarked
package puzzlescope.engine.event;

import org.jspecify.annotations.NullMarked;
