package puzzlescope.engine.event;

/** A field and the number that is looked for in it. */
public record FieldValue(Field<?> field, long number) {

    /** Whether any event can have it. */
    boolean isPossible() {
        return field.holds(number);
    }

    /** The bits of an event that has it, of this field alone. */
    long bits() {
        return number - field.least() << field.emission();
    }
}
