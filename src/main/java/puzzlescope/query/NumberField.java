package puzzlescope.query;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Field;
import puzzlescope.core.event.IntField;
import puzzlescope.core.event.LongField;
import puzzlescope.core.event.OddField;
import puzzlescope.core.event.Vocabulary;

/**
 * A field of a kind that holds a number, read without making an object.
 *
 * @param name what the kind's record calls it
 */
record NumberField(String name, Field<?> field) {

    /** Those of a kind. */
    static List<NumberField> of(EventKind kind, Vocabulary vocabulary) {
        var entry = kind.entry();
        // Where each field has its least number.
        var names = entry.names(vocabulary.unpack((long) kind.number() << Field.ROOM));
        var fields = new ArrayList<NumberField>();
        for (int i = 0; i < names.size(); i++) {
            var field = entry.parts().get(i);
            if (field instanceof IntField || field instanceof LongField || field instanceof OddField) {
                fields.add(new NumberField(names.get(i), field));
            }
        }
        return fields;
    }

    /** What an event has here. */
    long of(long event) {
        long bits = (event & field.mask()) >>> field.shift();
        return field instanceof OddField ? 2 * bits + 1 : bits + field.least();
    }
}
