/**
 * What can be done with files that were found: plans that say what they will do, do it without ever writing over
 * anything or deleting for good, say what they did, and know how to undo it. Knows no window.
 */
@NullMarked
package puzzlescope.finder.desktop;

import org.jspecify.annotations.NullMarked;
