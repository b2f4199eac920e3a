/**
 * The file finder: a recursive walk through the folders of a tree that looks for files of a condition. What may be
 * walked is in {@code tree}.
 */
@NullMarked
package puzzlescope.finder;

import org.jspecify.annotations.NullMarked;
