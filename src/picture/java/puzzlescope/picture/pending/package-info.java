/**
 * What a search has still to deal with, as a picture that is the same for every puzzle: cells in the order in which they are
 * taken, which come and go with the events.
 */
@NullMarked
package puzzlescope.picture.pending;

import org.jspecify.annotations.NullMarked;
