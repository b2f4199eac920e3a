/**
 * Runs that are watched side by side with one playhead: where each stands, where they do different things, and what
 * their figures say.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.replay}, {@code core.run}, {@code core.session},
 * {@code core.trace}, {@code text}.
 */
@NullMarked
package puzzlescope.race;

import org.jspecify.annotations.NullMarked;
