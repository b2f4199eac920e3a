package puzzlescope.learn.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.LongField;
import puzzlescope.engine.event.OddField;
import puzzlescope.engine.event.Vocabulary;

/**
 * A number of the events of a kind.
 *
 * @param field the field it is stored in; empty if it is derived from several
 * @param number reads it from a packed event
 */
record NumberField(String name, Optional<Field<?>> field, LongUnaryOperator number) {

    /** Returns the numbers of a kind; a derived number replaces a field of the same name. */
    static List<NumberField> of(EventKind kind, Vocabulary vocabulary) {
        var kindSpec = kind.spec();
        // An event whose fields all have their least values.
        var names = kindSpec.names(vocabulary.unpack((long) kind.number() << Field.ROOM));
        var derived = kind.derived();
        var fields = new ArrayList<NumberField>();
        for (int i = 0; i < names.size(); i++) {
            var field = kindSpec.parts().get(i);
            boolean isNumber = field instanceof IntField || field instanceof LongField || field instanceof OddField;
            if (isNumber && !derived.containsKey(names.get(i))) {
                fields.add(new NumberField(names.get(i), Optional.of(field), number(field)));
            }
        }
        derived.forEach((name, number) -> fields.add(new NumberField(name, Optional.empty(), number)));
        return fields;
    }

    private static LongUnaryOperator number(Field<?> field) {
        long mask = field.mask();
        int shift = field.shift();
        long least = field.least();
        return field instanceof OddField
                ? event -> 2 * ((event & mask) >>> shift) + 1
                : event -> ((event & mask) >>> shift) + least;
    }

    long of(long event) {
        return number.applyAsLong(event);
    }
}
