/** Playing a recording: the session, the player that moves its position, speeds, milestones. Draws nothing. */
@NullMarked
package puzzlescope.window.player;

import org.jspecify.annotations.NullMarked;
