/**
 * The dialog by which something of a run is taken along.
 *
 * <p>Uses {@code command.solve}, {@code core.event}, {@code core.files}, {@code core.puzzle}, {@code core.replay},
 * {@code core.run}, {@code core.session}, {@code core.trace}, {@code export}, {@code picture}, {@code ui.board},
 * {@code ui.control}, {@code ui.form}, {@code ui.fx}, {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.export;

import org.jspecify.annotations.NullMarked;
