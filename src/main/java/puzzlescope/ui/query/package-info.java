/**
 * Where a person asks which steps of a recording are so.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.replay}, {@code core.run}, {@code core.session},
 * {@code core.trace}, {@code query}, {@code ui.board}, {@code ui.control}, {@code ui.form}, {@code ui.fx},
 * {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.query;

import org.jspecify.annotations.NullMarked;
