/**
 * What the command {@code solve} can do, a class for each puzzle that has more to say than that a run of it ended.
 * Knows nothing of how answers are printed.
 *
 * <p>Uses {@code core.event}, {@code core.files}, {@code core.puzzle}, {@code core.puzzle.gametree},
 * {@code core.puzzle.gametree.fast}, {@code core.puzzle.gametree.space}, {@code core.puzzle.hanoi},
 * {@code core.puzzle.hanoi.fast}, {@code core.puzzle.hanoi.space}, {@code core.puzzle.knight},
 * {@code core.puzzle.knight.event}, {@code core.puzzle.knight.fast}, {@code core.puzzle.knight.search},
 * {@code core.puzzle.knight.space}, {@code core.puzzle.maze}, {@code core.puzzle.maze.event},
 * {@code core.puzzle.maze.fast}, {@code core.puzzle.maze.own}, {@code core.puzzle.queens},
 * {@code core.puzzle.queens.board}, {@code core.puzzle.queens.fast}, {@code core.puzzle.river}, {@code core.puzzle.river.fast},
 * {@code core.puzzle.river.space}, {@code core.puzzle.states}, {@code core.puzzle.states.space},
 * {@code core.puzzle.tiles.fast}, {@code core.puzzle.tiles.fast.optimal}, {@code core.puzzle.tiles.space},
 * {@code core.run}, {@code core.search}.
 */
@NullMarked
package puzzlescope.command.solve;

import org.jspecify.annotations.NullMarked;
