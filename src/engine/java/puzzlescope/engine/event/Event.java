package puzzlescope.engine.event;

/**
 * One thing an algorithm did, in the past tense. Each puzzle has a sealed interface of records that extends this one.
 * An event packs into one {@code long} (see {@link Packed}) and back (see {@link Vocabulary#unpack}); traces hold the
 * packed form, sentences and drawings are made from the record.
 */
public interface Event {

    EventKind kind();

    /** This event as a {@code long}: the kind in the top bits, the fields below. For hand play and tests: solvers emit numbers. */
    default long pack() {
        return kind().entry().pack(this);
    }

    /** What happened and why, as a sentence: the key of a message and its arguments. */
    Message sentence();

    /**
     * The label of the line at which the function that the kind's line calls came to its answer, such as the check that a move
     * failed; empty if that is not told.
     */
    default String innerLabel() {
        return "";
    }

    /** The call that this event opens, in the words of the listing, such as {@code visit(1, 3)}; empty if it opens none. */
    default String call() {
        return "";
    }

    /**
     * What had been chosen when the call was made, as a sign, where the call's own words do not say it and its siblings could
     * not be told apart: such as the queen that was put; empty if it does.
     */
    default String lead() {
        return "";
    }

    /** The call with what led to it. */
    default String callWithLead() {
        return lead().isEmpty() ? call() : call() + "  " + lead();
    }

    /**
     * The value of the innermost call, in the words of the listing, which this event gives back, or tells before it is given back;
     * empty if it does neither.
     */
    default String result() {
        return "";
    }
}
