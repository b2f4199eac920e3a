/**
 * Questions with several choices about a recorded run, made from nothing but its recording.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.random}, {@code core.replay}, {@code core.run},
 * {@code core.session}, {@code core.trace}, {@code text}.
 */
@NullMarked
package puzzlescope.question;

import org.jspecify.annotations.NullMarked;
