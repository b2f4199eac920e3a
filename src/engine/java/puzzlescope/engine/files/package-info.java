/** Where files of the user's go, and how they are written: whole or not at all. */
@NullMarked
package puzzlescope.engine.files;

import org.jspecify.annotations.NullMarked;
