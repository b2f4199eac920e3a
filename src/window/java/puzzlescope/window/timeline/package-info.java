/**
 * The timeline: the depths of a recording over its events, at any scale, with its milestones, the text under the
 * pointer, and the repeated range. Asks the recording for no more than what is new on the screen.
 */
@NullMarked
package puzzlescope.window.timeline;

import org.jspecify.annotations.NullMarked;
