/**
 * Questions about a recording, typed in the words of the screen: which of its steps are so, such as those rejected by
 * queen 2.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.session}, {@code core.trace}, {@code text}.
 */
@NullMarked
package puzzlescope.query;

import org.jspecify.annotations.NullMarked;
