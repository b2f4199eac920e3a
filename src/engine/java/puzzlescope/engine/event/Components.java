package puzzlescope.engine.event;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The components of records. Here alone, and not where runs are recorded or replayed, classes are looked into. */
final class Components {

    private Components() {}

    /** What a record holds, in the order in which it is declared. */
    static List<Object> of(Event event) {
        var values = new ArrayList<>();
        for (var component : event.getClass().getRecordComponents()) {
            try {
                var accessor = component.getAccessor();
                accessor.setAccessible(true);
                values.add(accessor.invoke(event));
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
        return values;
    }

    /** What they are called, in the same order; none of what is no record. */
    static List<String> names(Event event) {
        return event instanceof Record
                ? Stream.of(event.getClass().getRecordComponents())
                        .map(RecordComponent::getName)
                        .toList()
                : List.of();
    }
}
