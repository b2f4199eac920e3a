package puzzlescope.engine.event;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reads the components of records by reflection, which is used neither for recording nor for replaying. */
final class RecordComponents {

    /** A method that is looked up anew prepares its first call again, which takes far longer than the call. */
    private static final ClassValue<Method[]> ACCESSORS = new ClassValue<>() {
        @Override
        protected Method[] computeValue(Class<?> type) {
            var accessors = Stream.of(type.getRecordComponents())
                    .map(RecordComponent::getAccessor)
                    .toArray(Method[]::new);
            AccessibleObject.setAccessible(accessors, true);
            return accessors;
        }
    };

    private RecordComponents() {}

    /** Returns the component values of a record, in declaration order. */
    static List<Object> of(Event event) {
        var values = new ArrayList<>();
        for (var accessor : ACCESSORS.get(event.getClass())) {
            try {
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
