/** Lessons as documents: chapters of runs with texts and tasks, and what somebody answered. */
@NullMarked
package puzzlescope.learn.lesson;

import org.jspecify.annotations.NullMarked;
