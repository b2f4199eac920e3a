/**
 * Graphs of any size on a canvas: layouts in layers and in rings, cameras on them, single nodes and edges, and pictures
 * of thousands of them at once. Draws what {@code core.search} says of a graph; knows no puzzle.
 *
 * <p>Uses {@code core.search}, {@code picture}, {@code ui.board}, {@code ui.fx}, {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.graph;

import org.jspecify.annotations.NullMarked;
