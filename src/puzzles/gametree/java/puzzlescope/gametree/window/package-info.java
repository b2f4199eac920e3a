/** How games for two and the search through their tree are drawn. */
@NullMarked
package puzzlescope.gametree.window;

import org.jspecify.annotations.NullMarked;
