/**
 * How games for two and the search through their tree are drawn.
 *
 * <p>Uses {@code core.puzzle}, {@code core.puzzle.gametree}, {@code core.puzzle.gametree.board},
 * {@code core.puzzle.gametree.event}, {@code core.puzzle.gametree.space}, {@code core.replay}, {@code core.session},
 * {@code picture}, {@code picture.board}, {@code picture.gametree}, {@code ui.board}, {@code ui.player}.
 */
@NullMarked
package puzzlescope.ui.puzzle.gametree;

import org.jspecify.annotations.NullMarked;
