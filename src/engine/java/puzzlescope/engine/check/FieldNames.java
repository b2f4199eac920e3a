package puzzlescope.engine.check;

import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;

/** The names that the record of a kind gives its fields. */
final class FieldNames {

    private FieldNames() {}

    /** Returns the names of the emitted fields; their places, counted from 1, where the record does not name them. */
    static List<String> of(EventKind kind) {
        var names = named(kind);
        return names.isEmpty()
                ? IntStream.rangeClosed(1, kind.spec().parts().size())
                        .mapToObj(String::valueOf)
                        .toList()
                : names;
    }

    private static List<String> named(EventKind kind) {
        long least = (long) kind.number() << Field.ROOM;
        try {
            return kind.spec().names(kind.spec().read(least));
        } catch (UnsupportedOperationException madeByTheVocabulary) {
            return List.of();
        }
    }
}
