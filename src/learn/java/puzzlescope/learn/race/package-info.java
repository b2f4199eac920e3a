/**
 * Runs that are watched side by side with one playhead: where each stands, where they do different things, and what
 * their figures say.
 */
@NullMarked
package puzzlescope.learn.race;

import org.jspecify.annotations.NullMarked;
