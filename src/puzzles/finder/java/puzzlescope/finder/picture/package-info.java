/** The folder tree with the walk's place in it. */
@NullMarked
package puzzlescope.finder.picture;

import org.jspecify.annotations.NullMarked;
