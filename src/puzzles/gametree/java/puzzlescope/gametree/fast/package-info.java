/** Answers without a word: how games end if both play as well as can be. */
@NullMarked
package puzzlescope.gametree.fast;

import org.jspecify.annotations.NullMarked;
