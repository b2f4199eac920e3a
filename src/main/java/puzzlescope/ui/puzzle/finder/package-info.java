/**
 * The file finder's view: the tree of folders and files as the walk comes upon them, and the table of matches.
 *
 * <p>Uses {@code core.event}, {@code core.files}, {@code core.puzzle}, {@code core.puzzle.finder},
 * {@code core.puzzle.finder.board}, {@code core.puzzle.finder.condition}, {@code core.puzzle.finder.event},
 * {@code core.replay}, {@code core.session}, {@code desktop}, {@code picture}, {@code picture.finder}, {@code text},
 * {@code ui.board}, {@code ui.control}, {@code ui.fx}, {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.puzzle.finder;

import org.jspecify.annotations.NullMarked;
