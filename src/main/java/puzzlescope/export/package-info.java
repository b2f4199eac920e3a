/**
 * What can be taken along of a run, without a window: pictures and numbers.
 *
 * <p>Uses {@code core.event}, {@code core.files}, {@code core.puzzle}, {@code core.replay}, {@code core.run},
 * {@code core.session}, {@code core.trace}, {@code picture}, {@code picture.agenda}, {@code picture.board},
 * {@code picture.run}, {@code picture.svg}, {@code text}.
 */
@NullMarked
package puzzlescope.export;

import org.jspecify.annotations.NullMarked;
