package puzzlescope.engine.check;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Board;

/**
 * The fields of primitive types of a board's class, which are its counters and positions. A field that is no part of the
 * state, such as one that is computed on demand, is {@code transient}. Fields of a package that is not open are passed over.
 */
final class PlainFields {

    private static final ClassValue<List<Field>> FIELDS = new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
            var fields = new ArrayList<Field>();
            for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
                for (var field : each.getDeclaredFields()) {
                    if (isState(field) && field.trySetAccessible()) {
                        fields.add(field);
                    }
                }
            }
            return List.copyOf(fields);
        }
    };

    private PlainFields() {}

    private static boolean isState(Field field) {
        int not = Modifier.STATIC | Modifier.TRANSIENT;
        return field.getType().isPrimitive() && (field.getModifiers() & not) == 0;
    }

    static Optional<String> difference(Board one, Board other) {
        for (var field : FIELDS.get(one.getClass())) {
            var value = value(field, one);
            var otherValue = value(field, other);
            if (!value.equals(otherValue)) {
                return Optional.of(field.getName() + ": " + otherValue + ", " + value);
            }
        }
        return Optional.empty();
    }

    private static Object value(Field field, Board owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
