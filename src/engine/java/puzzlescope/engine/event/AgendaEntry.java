package puzzlescope.engine.event;

import java.util.List;

/**
 * One of those that wait in an {@link Agenda}, or have waited there.
 *
 * @param id tells it from all others of the run's agendas, whatever is known of it by then
 * @param words all that is said of it, for whoever reads and does not see
 * @param label what it is, in short
 * @param lines what is known of it, in short, what decides about its turn first
 */
public record AgendaEntry(long id, Message words, Message label, List<Message> lines) {

    public AgendaEntry {
        lines = List.copyOf(lines);
    }

    /** A label that is the same in every language. */
    public static Message symbols(String text) {
        return Message.of("agenda.symbols", text);
    }

    /** What a search by g and h knows of an entry. */
    public static List<Message> rated(int g, int h) {
        return List.of(Message.of("agenda.f", g + h), Message.of("agenda.g-h", g, h));
    }

    /** How far an entry is from where the search began. */
    public static List<Message> steps(int steps) {
        return List.of(Message.of("agenda.steps", steps));
    }

    /** What the way to an entry costs. */
    public static List<Message> cost(int cost) {
        return List.of(Message.of("agenda.cost", cost));
    }
}
