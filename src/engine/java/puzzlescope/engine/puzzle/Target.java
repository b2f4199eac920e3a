package puzzlescope.engine.puzzle;

import java.util.function.LongPredicate;
import puzzlescope.engine.event.Message;

/**
 * A place on a board that a person can point at, such as a square, with the events that touch it: arrivals, attempts
 * and rejections there, and removals.
 *
 * @param name the name within a sentence
 * @param touches tests packed events of one run, on any thread and very often; allocates nothing
 */
public record Target(Message name, LongPredicate touches) {}
