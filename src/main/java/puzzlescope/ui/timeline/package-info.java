/**
 * The timeline: the depths of a recording over its events, at any scale, with its milestones, what lies under the
 * pointer, and the range that is played again and again. Asks the recording for no more than what is new on the screen.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.replay}, {@code core.run}, {@code core.session},
 * {@code core.trace}, {@code picture}, {@code picture.run}, {@code query}, {@code ui.control}, {@code ui.fx},
 * {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.timeline;

import org.jspecify.annotations.NullMarked;
