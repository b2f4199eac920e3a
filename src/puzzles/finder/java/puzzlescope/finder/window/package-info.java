/** The file finder's view: the tree of folders and files as the walk comes upon them, and the table of matches. */
@NullMarked
package puzzlescope.finder.window;

import org.jspecify.annotations.NullMarked;
