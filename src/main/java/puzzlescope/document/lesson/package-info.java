/**
 * Lessons as documents: chapters of runs with texts and tasks, and what somebody answered.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code document}, {@code question}, {@code text}.
 */
@NullMarked
package puzzlescope.document.lesson;

import org.jspecify.annotations.NullMarked;
