/**
 * Programs of a person that play on a puzzle's board: what they report besides the puzzle's own events, and how they
 * end. What a puzzle must offer is {@code ProgramRules} of its contract.
 */
@NullMarked
package puzzlescope.engine.program;

import org.jspecify.annotations.NullMarked;
