/**
 * Searches through the states of any puzzle: what a puzzle says of its states and moves, the graph that a search builds of
 * them as it goes, and breadth-first, depth-first and cheapest-first search. Uses nothing else of ours; a puzzle's solver
 * listens to a search and emits events of its own.
 */
@NullMarked
package puzzlescope.core.search;

import org.jspecify.annotations.NullMarked;
