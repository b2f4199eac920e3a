package puzzlescope.testkit;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares two objects of ours field by field, through everything of ours that they hold. Whatever a class forgets to
 * write into a snapshot, or to take back, is seen here.
 */
final class FieldComparison {

    private static final ClassValue<List<Field>> FIELDS = new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
            var fields = new ArrayList<Field>();
            for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
                for (var field : each.getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers())) {
                        field.setAccessible(true);
                        fields.add(field);
                    }
                }
            }
            return fields;
        }
    };

    private final IdentityHashMap<Object, Object> compared = new IdentityHashMap<>();

    private FieldComparison() {}

    /** Returns where two objects differ and how; empty if they do not. */
    static Optional<String> difference(Object one, Object other) {
        return Optional.ofNullable(new FieldComparison().between("", one, other));
    }

    @SuppressWarnings("ReferenceEquality") // A value that both hold needs no comparison.
    private @Nullable String between(String path, @Nullable Object one, @Nullable Object other) {
        if (one == other) {
            return null;
        }
        if (one == null || other == null || one.getClass() != other.getClass()) {
            return path + ": " + one + " and " + other;
        }
        var type = one.getClass();
        if (type.isArray()) {
            return entries(path, one, other, Array.getLength(one), Array.getLength(other));
        }
        if (type.isHidden()) {
            // The same lambda, whatever it has caught.
            return null;
        }
        if (isOurs(type) && !type.isEnum()) {
            return compared.put(one, other) == other ? null : fields(path, one, other);
        }
        if (one instanceof Map<?, ?> map) {
            return maps(path, map, (Map<?, ?>) other);
        }
        if (one instanceof Collection<?> some && !(one instanceof Set<?>)) {
            var first = some.toArray();
            var second = ((Collection<?>) other).toArray();
            return entries(path, first, second, first.length, second.length);
        }
        return one.equals(other) ? null : path + ": " + one + " and " + other;
    }

    /** Classes of the app and of plug-ins, whose fields are theirs alone. */
    private static boolean isOurs(Class<?> type) {
        return Objects.equals(type.getClassLoader(), FieldComparison.class.getClassLoader());
    }

    private @Nullable String maps(String path, Map<?, ?> one, Map<?, ?> other) {
        if (!one.keySet().equals(other.keySet())) {
            return path + ": the keys " + one.keySet() + " and " + other.keySet();
        }
        for (var entry : one.entrySet()) {
            var difference = between(path + "." + entry.getKey(), entry.getValue(), other.get(entry.getKey()));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private @Nullable String fields(String path, Object one, Object other) {
        for (var field : FIELDS.get(one.getClass())) {
            var name = field.getDeclaringClass().getSimpleName() + "." + field.getName();
            var difference = between(
                    path + "/" + name,
                    IgnoredFields.counting(name, one, value(field, one)),
                    IgnoredFields.counting(name, other, value(field, other)));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private static @Nullable Object value(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The value of a field by its name. */
    static Object value(Object owner, String name) {
        for (var field : FIELDS.get(owner.getClass())) {
            if (field.getName().equals(name)) {
                return Objects.requireNonNull(value(field, owner));
            }
        }
        throw new IllegalArgumentException("there is no field " + name + " in " + owner.getClass());
    }

    private @Nullable String entries(String path, Object one, Object other, int length, int otherLength) {
        if (length != otherLength) {
            return path + ": " + length + " and " + otherLength + " entries";
        }
        int at = firstMismatch(one, other, length);
        if (at >= 0) {
            return path + "[" + at + "]: " + Array.get(one, at) + " and " + Array.get(other, at);
        }
        if (one instanceof Object[] first && other instanceof Object[] second) {
            for (int i = 0; i < length; i++) {
                var difference = between(path + "[" + i + "]", first[i], second[i]);
                if (difference != null) {
                    return difference;
                }
            }
        }
        return null;
    }

    /** The first index at which two arrays of numbers differ; -1 where there is none or these are no numbers. */
    private static int firstMismatch(Object one, Object other, int length) {
        return switch (one) {
            case byte[] some -> Arrays.mismatch(some, 0, length, (byte[]) other, 0, length);
            case short[] some -> Arrays.mismatch(some, 0, length, (short[]) other, 0, length);
            case int[] some -> Arrays.mismatch(some, 0, length, (int[]) other, 0, length);
            case long[] some -> Arrays.mismatch(some, 0, length, (long[]) other, 0, length);
            case char[] some -> Arrays.mismatch(some, 0, length, (char[]) other, 0, length);
            case boolean[] some -> Arrays.mismatch(some, 0, length, (boolean[]) other, 0, length);
            case float[] some -> Arrays.mismatch(some, 0, length, (float[]) other, 0, length);
            case double[] some -> Arrays.mismatch(some, 0, length, (double[]) other, 0, length);
            default -> -1;
        };
    }
}
