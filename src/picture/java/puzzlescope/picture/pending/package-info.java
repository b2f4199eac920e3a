/**
 * The frontier of a search as a picture that is the same for every puzzle: cells in the order in which they are taken,
 * updated by the events.
 */
@NullMarked
package puzzlescope.picture.pending;

import org.jspecify.annotations.NullMarked;
