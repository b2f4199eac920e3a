package puzzlescope.engine.event;

import java.util.List;

/**
 * What a search has found and has still to deal with: its queue, its open list or its stack.
 *
 * @param order which of them is taken next
 * @param name what it is called
 * @param size how many wait
 * @param entries the first of them in the order in which they will be taken; none where that is not known at once
 */
public record Agenda(Order order, Message name, int size, List<AgendaEntry> entries) {

    /** Which of those that wait is taken next. */
    public enum Order {
        FIRST_IN,
        BEST,
        LAST_IN
    }

    public Agenda {
        entries = List.copyOf(entries);
    }

    /** What was put in first is taken first. */
    public static Agenda queue(int size, List<AgendaEntry> entries) {
        return queue(Message.of("agenda.queue"), size, entries);
    }

    /** One of several queues, by a name of its own. */
    public static Agenda queue(Message name, int size, List<AgendaEntry> entries) {
        return new Agenda(Order.FIRST_IN, name, size, entries);
    }

    /** What is best is taken first. */
    public static Agenda openList(int size, List<AgendaEntry> entries) {
        return new Agenda(Order.BEST, Message.of("agenda.open-list"), size, entries);
    }

    /** What was put in last is taken first. */
    public static Agenda stack(int size, List<AgendaEntry> entries) {
        return new Agenda(Order.LAST_IN, Message.of("agenda.stack"), size, entries);
    }

    /** Its entries in words. */
    public List<Message> first() {
        return entries.stream().map(AgendaEntry::words).toList();
    }
}
