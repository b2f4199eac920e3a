/**
 * Runs of a puzzle side by side: their boards, their sentences, their figures as bars, their curves over one another,
 * and where they do different things.
 */
@NullMarked
package puzzlescope.app.race;

import org.jspecify.annotations.NullMarked;
