/**
 * Searches through the states of any puzzle: what a puzzle says of its states and moves, the graph that a search builds
 * of them as it goes, and the searches: breadth-first, depth-first, cheapest-first, from both ends, A*, and IDA*, which
 * keeps no graph. A puzzle's solver listens to a search and emits events of its own.
 */
@NullMarked
package puzzlescope.engine.search;

import org.jspecify.annotations.NullMarked;
