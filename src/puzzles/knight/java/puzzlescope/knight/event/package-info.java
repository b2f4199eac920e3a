/** What searches and counts of knight's tours tell. */
@NullMarked
package puzzlescope.knight.event;

import org.jspecify.annotations.NullMarked;
