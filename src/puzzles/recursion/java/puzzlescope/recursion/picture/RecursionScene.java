package puzzlescope.recursion.picture;

import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.engine.trace.Trace;
import puzzlescope.picture.Moment;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.RecursiveFunction;

/**
 * Calls during an event.
 *
 * @param position the position after the event
 * @param happened share of the event that has happened, from 0 to 1
 * @param byHand whether a person predicts the next step
 */
public record RecursionScene(CallTree tree, long position, double happened, boolean byHand) {

    private static final Event DISCARDED = new NumberEvent.NumberCalled(RecursiveFunction.FACTORIAL, 0, 0, 1);

    /**
     * Creates the calls of a moment.
     *
     * @param position the timeline's position
     */
    public static RecursionScene of(CallTree tree, Moment moment, long position, boolean byHand) {
        return new RecursionScene(tree, moment.forward() ? position : position + 1, moment.happened(), byHand);
    }

    /**
     * The highlighted call: the one that has just returned, else the innermost open one; in manual play always that
     * one, since the question is about it.
     */
    public int lit() {
        int returning = byHand ? CallTree.NONE : returning();
        return returning == CallTree.NONE ? current() : returning;
    }

    /** The number of calls; they are numbered from 0 to below it. Before the first step it is the one that will be made. */
    int calls() {
        int least = byHand ? 0 : Math.min(1, tree.size());
        return Math.max(least, tree.countAt(position));
    }

    /** Returns whether a call has not been made yet. */
    boolean isComing(int call) {
        return tree.opened(call) >= position;
    }

    public int current() {
        return tree.currentAt(position);
    }

    boolean isOpen(int call) {
        return tree.isOpenAt(call, position);
    }

    /** Returns the growth of a call, from 0 to 1. */
    double grown(int call) {
        return tree.opened(call) == position - 1 ? happened : 1;
    }

    /** Returns the share of a call's return that has happened, from 0 to 1. */
    double returned(int call) {
        long closed = tree.closed(call);
        return closed >= position ? 0 : closed == position - 1 ? happened : 1;
    }

    /** The returning call, or {@link CallTree#NONE}. */
    int returning() {
        return tree.returnedAt(position);
    }

    public String call(int call) {
        return event(tree.opened(call)).call();
    }

    Event opening(int call) {
        return event(tree.opened(call));
    }

    /** The event after the one that opened a call; empty if it has not happened yet. */
    Optional<Event> next(int call) {
        long number = tree.opened(call) + 1;
        return number < position ? Optional.of(event(number)) : Optional.empty();
    }

    /** Returns the value that a call has returned; it must have returned. */
    String result(int call) {
        return event(tree.closed(call)).result();
    }

    /** The event that ended a call; it must have ended. */
    Event end(int call) {
        return event(tree.closed(call));
    }

    private Event event(long number) {
        return event(tree.trace(), number);
    }

    /**
     * An event of a call. One discarded at this moment reads as a call of 0 for one frame, after which the tree is
     * discarded.
     */
    static Event event(Trace trace, long number) {
        long[] packed = new long[1];
        return trace.copy(number, packed, 0, 1) == 1 ? trace.vocabulary().unpack(packed[0]) : DISCARDED;
    }
}
