package puzzlescope.recursion;

import puzzlescope.engine.event.Message;

/**
 * One of the answers offered.
 *
 * @param why the reason why it is right or wrong
 */
public record RecursionChoice(RecursionAnswer answer, Message why) {}
