package puzzlescope.engine.event;

/** A field and the number to match in it. */
public record FieldValue(Field<?> field, long number) {

    /** Returns whether any event can match. */
    boolean isPossible() {
        return field.canHold(number);
    }

    /** Returns the field's bits in a matching event; all others are 0. */
    long bits() {
        return number - field.least() << field.emission();
    }
}
