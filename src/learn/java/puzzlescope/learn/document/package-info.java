/** Runs as files and as short codes: what is needed to make the same run again, never its recording. */
@NullMarked
package puzzlescope.learn.document;

import org.jspecify.annotations.NullMarked;
