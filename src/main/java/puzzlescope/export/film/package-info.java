/**
 * Films of a range of a run: its frames, their colours, and the formats they are written in.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.replay}, {@code core.run}, {@code core.session},
 * {@code export}, {@code picture}, {@code picture.svg}, {@code text}.
 */
@NullMarked
package puzzlescope.export.film;

import org.jspecify.annotations.NullMarked;
