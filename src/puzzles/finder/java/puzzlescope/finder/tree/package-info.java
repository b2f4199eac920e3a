/**
 * The file systems that can be walked: the one of this machine and a sample that is bundled. Knows nothing of walks,
 * events or conditions.
 */
@NullMarked
package puzzlescope.finder.tree;

import org.jspecify.annotations.NullMarked;
