package puzzlescope.core.puzzle.recursion;

import puzzlescope.core.event.Message;

/**
 * One of the answers offered.
 *
 * @param why the reason why it is right or wrong
 */
public record Choice(Prediction answer, Message why) {}
