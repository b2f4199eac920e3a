/** The events of game tree searches and of games played by hand. */
@NullMarked
package puzzlescope.gametree.event;

import org.jspecify.annotations.NullMarked;
