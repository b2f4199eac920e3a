/**
 * Where files of the user's go, and how they are written: whole or not at all.
 *
 * <p>Uses {@code core.event}.
 */
@NullMarked
package puzzlescope.core.files;

import org.jspecify.annotations.NullMarked;
