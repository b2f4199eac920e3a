/**
 * Everything in words: the message bundles, the listings, and transcripts, which are runs printed as the documents'
 * programs print them.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.finder}, {@code core.puzzle.finder.condition},
 * {@code core.puzzle.finder.event}, {@code core.puzzle.gametree.event}, {@code core.puzzle.hanoi.board},
 * {@code core.puzzle.hanoi.space}, {@code core.puzzle.knight}, {@code core.puzzle.knight.board},
 * {@code core.puzzle.knight.event}, {@code core.puzzle.maze.board}, {@code core.puzzle.maze.event},
 * {@code core.puzzle.queens}, {@code core.puzzle.queens.board}, {@code core.puzzle.queens.event},
 * {@code core.puzzle.recursion}, {@code core.puzzle.recursion.board}, {@code core.puzzle.recursion.event},
 * {@code core.puzzle.river.board}, {@code core.puzzle.river.event}, {@code core.puzzle.river.space},
 * {@code core.puzzle.states.board}, {@code core.puzzle.states.event}, {@code core.puzzle.states.space},
 * {@code core.puzzle.tiles.board}, {@code core.puzzle.tiles.event}, {@code core.puzzle.tiles.space},
 * {@code core.replay}, {@code core.search}, {@code core.session}.
 */
@NullMarked
package puzzlescope.text;

import org.jspecify.annotations.NullMarked;
