/**
 * Pictures of state graphs: layouts in layers and rings, nodes and edges, and what is too many to be drawn one by one.
 */
@NullMarked
package puzzlescope.picture.graph;

import org.jspecify.annotations.NullMarked;
