/** Where files of the user's go, and large tables that are kept in them. Uses nothing of ours. */
@NullMarked
package puzzlescope.core.files;

import org.jspecify.annotations.NullMarked;
