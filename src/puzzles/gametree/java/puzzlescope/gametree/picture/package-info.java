/** Games as they are searched: heaps, noughts and crosses, and the path of positions. */
@NullMarked
package puzzlescope.gametree.picture;

import org.jspecify.annotations.NullMarked;
