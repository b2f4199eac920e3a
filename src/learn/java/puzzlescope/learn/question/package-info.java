/** Questions with several choices about a recorded run, made from nothing but its recording. */
@NullMarked
package puzzlescope.learn.question;

import org.jspecify.annotations.NullMarked;
