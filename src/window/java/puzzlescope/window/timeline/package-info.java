/**
 * The timeline: the depths of a recording over its events, at any scale, with its milestones, what lies under the
 * pointer, and the range that is played again and again. Asks the recording for no more than what is new on the screen.
 */
@NullMarked
package puzzlescope.window.timeline;

import org.jspecify.annotations.NullMarked;
