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
public record Agenda(Order order, Message name, int size, List<AgendaEntry> entries) {

    /** The rule for taking the next entry. */
    public enum Order {
        FIRST_IN,
        BEST,
        LAST_IN
    }

    public Agenda {
        entries = List.copyOf(entries);
    }

    /** Returns a queue: first in, first out. */
    public static Agenda queue(int size, List<AgendaEntry> entries) {
        return queue(Message.of("agenda.queue"), size, entries);
    }

    /** Returns a queue with a name of its own, for searches with several queues. */
    public static Agenda queue(Message name, int size, List<AgendaEntry> entries) {
        return new Agenda(Order.FIRST_IN, name, size, entries);
    }

    /** Returns an open list: the best entry is taken first. */
    public static Agenda openList(int size, List<AgendaEntry> entries) {
        return new Agenda(Order.BEST, Message.of("agenda.open-list"), size, entries);
    }

    /** Returns a stack: last in, first out. */
    public static Agenda stack(int size, List<AgendaEntry> entries) {
        return new Agenda(Order.LAST_IN, Message.of("agenda.stack"), size, entries);
    }

    /** Returns the entries in words. */
    public List<Message> first() {
        return entries.stream().map(AgendaEntry::words).toList();
    }
}
