package puzzlescope.recursion;

import puzzlescope.engine.event.Message;

/**
 * One of the answers that are offered.
 *
 * @param why why it is right, or why it is not
 */
public record Choice(Prediction answer, Message why) {}
