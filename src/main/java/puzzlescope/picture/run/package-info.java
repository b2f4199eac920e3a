/**
 * Pictures of a whole run beside its boards, the same for every puzzle: its curve, its calls, and their words.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.replay}, {@code core.run}, {@code core.session},
 * {@code core.trace}, {@code picture}.
 */
@NullMarked
package puzzlescope.picture.run;

import org.jspecify.annotations.NullMarked;
