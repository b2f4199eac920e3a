package puzzlescope.engine.event;

import java.util.Optional;

/**
 * One thing an algorithm did, in the past tense. Each puzzle has a sealed interface of records that extends this one.
 * An event packs into one {@code long} (see {@link PackedEvent}) and back (see {@link Vocabulary#unpack}); traces hold the
 * packed form; sentences and drawings are made from the record.
 */
public interface Event {

    EventKind kind();

    /**
     * Returns the packed form: the kind in the top bits, the fields below. For manual play and tests: solvers emit
     * numbers.
     */
    default long pack() {
        return kind().spec().pack(this);
    }

    /** Returns what happened and why, as a sentence: a message key and its arguments. */
    Message sentence();

    /**
     * Returns the label of the line, inside the function called by the kind's line, that decided the outcome, such as
     * the check that a move failed; empty if that is not shown.
     */
    default String innerLabel() {
        return "";
    }

    /**
     * Returns the call that this event opens, as in the pseudocode, such as {@code visit(1, 3)}; empty if it opens
     * none.
     */
    default String call() {
        return "";
    }

    /**
     * Returns a symbol for the choice that led to the call, such as the queen placed, where siblings have the same call
     * text; empty if the call text tells them apart.
     */
    default String lead() {
        return "";
    }

    /** Returns the call, preceded by its {@link #lead}. */
    default String callWithLead() {
        return lead().isEmpty() ? call() : call() + "  " + lead();
    }

    /**
     * Returns the value of the innermost call, as in the pseudocode, which this event returns or announces; empty if it
     * does neither.
     */
    default String result() {
        return "";
    }

    /** Returns what happened to a node, for tools that show any search; empty for events of another kind. */
    default Optional<SearchStep> searchStep() {
        return Optional.empty();
    }
}
