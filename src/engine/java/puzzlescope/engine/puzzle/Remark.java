package puzzlescope.engine.puzzle;

import puzzlescope.engine.event.Message;

/**
 * A message about arguments before a run.
 *
 * @param parameter the name of the parameter concerned
 * @param blocking whether it prevents a run; otherwise it is a piece of advance knowledge, such as a proof that there
 *     is no solution
 */
public record Remark(String parameter, Message message, boolean blocking) {}
