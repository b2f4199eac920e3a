package puzzlescope.engine.puzzle;

import java.util.function.LongPredicate;
import puzzlescope.engine.event.Message;

/**
 * Something on a board that a person can point at, such as a square, and which events touch it: those in which something
 * arrives there, is tried or refused there, or is taken away.
 *
 * @param name what it is called in the middle of a sentence
 * @param touches asked of packed events of one run, on any thread and very often: makes no object
 */
public record Target(Message name, LongPredicate touches) {}
