/**
 * Exercises on paper about runs, in variants, and their answers.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.random}, {@code core.replay}, {@code core.run},
 * {@code core.session}, {@code core.trace}, {@code document}, {@code document.lesson}, {@code export},
 * {@code export.handout}, {@code export.pdf}, {@code picture}, {@code picture.svg}, {@code question}, {@code text}.
 */
@NullMarked
package puzzlescope.export.sheet;

import org.jspecify.annotations.NullMarked;
