/**
 * Runs as files and as short codes: what is needed to make the same run again, never its recording.
 *
 * <p>Uses {@code core.event}, {@code core.files}, {@code core.packing}, {@code core.puzzle},
 * {@code core.run}, {@code core.session}.
 */
@NullMarked
package puzzlescope.document;

import org.jspecify.annotations.NullMarked;
