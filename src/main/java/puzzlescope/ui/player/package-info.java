/**
 * Playing a recording: the session, the player that moves its position, speeds, milestones. Draws nothing.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.replay}, {@code core.run}, {@code core.session},
 * {@code core.trace}, {@code picture}, {@code query}, {@code ui.fx}.
 */
@NullMarked
package puzzlescope.ui.player;

import org.jspecify.annotations.NullMarked;
