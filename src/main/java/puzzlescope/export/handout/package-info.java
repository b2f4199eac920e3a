/**
 * Moments of a run on paper, to be read or to be filled in.
 *
 * <p>Uses {@code core.puzzle}, {@code core.replay}, {@code core.session}, {@code export}, {@code export.pdf},
 * {@code picture}, {@code picture.svg}, {@code text}.
 */
@NullMarked
package puzzlescope.export.handout;

import org.jspecify.annotations.NullMarked;
