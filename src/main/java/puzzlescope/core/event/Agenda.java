package puzzlescope.core.event;

import java.util.List;

/**
 * What a search has found and has still to deal with: its queue, its open list or its stack.
 *
 * @param name what it is called
 * @param size how many wait
 * @param entries the first of them in the order in which they will be taken; none where that is not known at once
 */
public record Agenda(Message name, int size, List<AgendaEntry> entries) {

    public Agenda {
        entries = List.copyOf(entries);
    }

    /** What was put in first is taken first. */
    public static Agenda queue(int size, List<AgendaEntry> entries) {
        return new Agenda(Message.of("agenda.queue"), size, entries);
    }

    /** What is best is taken first. */
    public static Agenda openList(int size, List<AgendaEntry> entries) {
        return new Agenda(Message.of("agenda.open-list"), size, entries);
    }

    /** What was put in last is taken first. */
    public static Agenda stack(int size, List<AgendaEntry> entries) {
        return new Agenda(Message.of("agenda.stack"), size, entries);
    }

    /** Its entries in words. */
    public List<Message> first() {
        return entries.stream().map(AgendaEntry::words).toList();
    }
}
