package puzzlescope.engine.event;

import java.util.List;

/**
 * The pending states of a search: its queue, open list or stack.
 *
 * @param order which entry is taken next
 * @param name the display name
 * @param size the number of pending entries
 * @param entries the first entries in the order in which they will be taken; empty where that is not known at once
 */
public record PendingStates(Order order, Message name, int size, List<PendingState> entries) {

    /** The rule for taking the next entry. */
    public enum Order {
        FIRST_IN,
        BEST,
        LAST_IN
    }

    public PendingStates {
        entries = List.copyOf(entries);
    }

    /** Returns a queue: first in, first out. */
    public static PendingStates queue(int size, List<PendingState> entries) {
        return queue(Message.of("agenda.queue"), size, entries);
    }

    /** Returns a queue with a name of its own, for searches with several queues. */
    public static PendingStates queue(Message name, int size, List<PendingState> entries) {
        return new PendingStates(Order.FIRST_IN, name, size, entries);
    }

    /** Returns an open list: the best entry is taken first. */
    public static PendingStates openList(int size, List<PendingState> entries) {
        return new PendingStates(Order.BEST, Message.of("agenda.open-list"), size, entries);
    }

    /** Returns a stack: last in, first out. */
    public static PendingStates stack(int size, List<PendingState> entries) {
        return new PendingStates(Order.LAST_IN, Message.of("agenda.stack"), size, entries);
    }

    /** Returns the entries in words. */
    public List<Message> first() {
        return entries.stream().map(PendingState::words).toList();
    }
}
