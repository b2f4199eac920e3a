/** The walls of the house: what may use what, and how every file is laid out. */
@NullMarked
package puzzlescope.arch;

import org.jspecify.annotations.NullMarked;
