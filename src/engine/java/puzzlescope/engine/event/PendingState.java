package puzzlescope.engine.event;

import java.util.List;

/**
 * A present or past entry of an {@link PendingStates}.
 *
 * @param id unique among the entries of all the run's agendas, and unaffected by what is known of the entry
 * @param words the full description, for screen readers
 * @param label a short name
 * @param lines short details, the one that decides its turn first
 */
public record PendingState(long id, Message words, Message label, List<Message> lines) {

    public PendingState {
        lines = List.copyOf(lines);
    }

    /** Returns a label that is the same in every language. */
    public static Message symbols(String text) {
        return Message.of("agenda.symbols", text);
    }

    /** Returns the details of an entry rated by g and h. */
    public static List<Message> rated(int g, int h) {
        return List.of(Message.of("agenda.f", g + h), Message.of("agenda.g-h", g, h));
    }

    /** Returns the distance of an entry from the start of the search, as its details. */
    public static List<Message> steps(int steps) {
        return List.of(Message.of("agenda.steps", steps));
    }

    /** Returns the cost of the path to an entry, as its details. */
    public static List<Message> cost(int cost) {
        return List.of(Message.of("agenda.cost", cost));
    }
}
