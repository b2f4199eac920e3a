/**
 * River crossing: people, or a wolf, a goat and a cabbage, to take across by a small boat, and searches
 * that build the graph of the states as they go.
 */
@NullMarked
package puzzlescope.river;

import org.jspecify.annotations.NullMarked;
