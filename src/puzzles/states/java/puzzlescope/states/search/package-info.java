/** The searches that build the graph, one alone or two side by side, told step by step. */
@NullMarked
package puzzlescope.states.search;

import org.jspecify.annotations.NullMarked;
