/** The searches that build the graph, one alone or two side by side, told step by step. */
@NullMarked
package puzzlescope.core.puzzle.states.search;

import org.jspecify.annotations.NullMarked;
