/**
 * Moments of a run as slides for a lesson.
 *
 * <p>Uses {@code core.puzzle}, {@code core.replay}, {@code core.session}, {@code export}, {@code picture},
 * {@code picture.svg}, {@code text}.
 */
@NullMarked
package puzzlescope.export.slides;

import org.jspecify.annotations.NullMarked;
