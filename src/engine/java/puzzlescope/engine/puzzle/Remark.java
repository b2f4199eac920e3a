package puzzlescope.engine.puzzle;

import puzzlescope.engine.event.Message;

/**
 * Something to be said of arguments before a run.
 *
 * @param parameter the name of the parameter that it concerns
 * @param blocking whether no run can be made; otherwise it is a piece of advance knowledge, such as a proof that there is no
 *     solution
 */
public record Remark(String parameter, Message message, boolean blocking) {}
