/**
 * Questions about a recording, typed in the words of the screen: which of its steps are so, such as those rejected by
 * queen 2.
 */
@NullMarked
package puzzlescope.learn.query;

import org.jspecify.annotations.NullMarked;
