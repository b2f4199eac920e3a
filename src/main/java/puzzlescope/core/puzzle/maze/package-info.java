/** The maze: a board of walls and a generator that digs a spanning tree of corridors into it. */
@NullMarked
package puzzlescope.core.puzzle.maze;

import org.jspecify.annotations.NullMarked;
