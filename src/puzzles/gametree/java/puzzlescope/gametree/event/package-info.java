/** What a search through the tree of a game says, and a game that is played. */
@NullMarked
package puzzlescope.gametree.event;

import org.jspecify.annotations.NullMarked;
