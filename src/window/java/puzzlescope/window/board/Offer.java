package puzzlescope.window.board;

import puzzlescope.engine.event.Message;

/**
 * Something better to do than to go on with the run, said below the board with a button.
 *
 * @param reason the sentence
 * @param action the text of the button
 * @param accept called when it is pressed
 */
public record Offer(Message reason, Message action, Runnable accept) {}
