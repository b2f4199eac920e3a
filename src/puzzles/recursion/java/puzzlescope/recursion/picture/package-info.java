/** Calls as trees and stairs, and lists as they are put in order. */
@NullMarked
package puzzlescope.recursion.picture;

import org.jspecify.annotations.NullMarked;
