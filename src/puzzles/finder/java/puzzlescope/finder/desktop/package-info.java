/**
 * Actions on files that were found: each describes itself in advance, never overwrites or deletes for good, reports its
 * result, and can be undone. Knows no window.
 */
@NullMarked
package puzzlescope.finder.desktop;

import org.jspecify.annotations.NullMarked;
