/** The searches that build the graph, one alone or two side by side, step by step. */
@NullMarked
package puzzlescope.states.search;

import org.jspecify.annotations.NullMarked;
