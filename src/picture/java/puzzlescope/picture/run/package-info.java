/** Pictures of a whole run beside its boards, the same for every puzzle: its curve, its calls, and their words. */
@NullMarked
package puzzlescope.picture.run;

import org.jspecify.annotations.NullMarked;
