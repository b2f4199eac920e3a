/** The user's folders, and files that are written completely or not at all. */
@NullMarked
package puzzlescope.engine.files;

import org.jspecify.annotations.NullMarked;
