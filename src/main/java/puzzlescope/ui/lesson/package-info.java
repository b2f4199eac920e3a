/**
 * Working through lessons beside the tab: the text of a chapter, what is to be done, and what was answered.
 *
 * <p>Uses {@code command.solve}, {@code core.event}, {@code core.files}, {@code core.puzzle}, {@code core.run},
 * {@code core.session}, {@code document}, {@code document.lesson}, {@code export}, {@code export.sheet},
 * {@code question}, {@code text}, {@code ui.ask}, {@code ui.board}, {@code ui.control}, {@code ui.document},
 * {@code ui.form}, {@code ui.fx}, {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.lesson;

import org.jspecify.annotations.NullMarked;
