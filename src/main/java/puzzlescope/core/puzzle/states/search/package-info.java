/**
 * The searches that build the graph, one alone or two side by side, told step by step.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.states.event}, {@code core.puzzle.states.space}, {@code core.run},
 * {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.states.search;

import org.jspecify.annotations.NullMarked;
