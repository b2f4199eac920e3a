/**
 * Questions about a run for other programs.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code export}, {@code picture.svg}, {@code question},
 * {@code text}.
 */
@NullMarked
package puzzlescope.export.quiz;

import org.jspecify.annotations.NullMarked;
