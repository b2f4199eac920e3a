/**
 * The command line: what is asked for without a window.
 *
 * <p>Uses {@code command.solve}, {@code core.event}, {@code core.files}, {@code core.puzzle}, {@code core.run},
 * {@code core.session}, {@code core.trace}, {@code document}, {@code document.lesson}, {@code export},
 * {@code export.sheet}, {@code picture}, {@code question}, {@code text}.
 */
@NullMarked
package puzzlescope.command;

import org.jspecify.annotations.NullMarked;
