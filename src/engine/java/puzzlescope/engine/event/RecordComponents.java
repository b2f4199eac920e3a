package puzzlescope.engine.event;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reads the components of records by reflection, which is used neither for recording nor for replaying. */
final class RecordComponents {

    private RecordComponents() {}

    /** Returns the component values of a record, in declaration order. */
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

    /** Returns the component names in the same order; empty if the event is not a record. */
    static List<String> names(Event event) {
        return event instanceof Record
                ? Stream.of(event.getClass().getRecordComponents())
                        .map(RecordComponent::getName)
                        .toList()
                : List.of();
    }
}
