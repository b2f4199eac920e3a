/**
 * The events of the searches that build the graph, and the graphs that they write down beside their events.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.states.space}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.states.event;

import org.jspecify.annotations.NullMarked;
