package puzzlescope.program.source;

import java.lang.reflect.Array;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes values as a program would, without calling any of the program's own methods: long ones are shortened, and what
 * refers to itself ends at some depth. Used by one thread.
 */
final class ValueText {

    private static final int LONGEST = 120;
    private static final int DEEPEST = 3;
    private static final String OMITTED = "\u2026";

    private final StringBuilder text = new StringBuilder();

    private ValueText() {}

    /** Returns a value as text. */
    static String of(@Nullable Object value) {
        var writer = new ValueText();
        writer.write(value, 0);
        return writer.text.toString();
    }

    /** Returns values as text, as they are written between parentheses. */
    static String list(@Nullable Object[] values) {
        var writer = new ValueText();
        for (int i = 0; i < values.length; i++) {
            writer.separate(i);
            writer.write(values[i], 1);
        }
        return writer.text.toString();
    }

    private void separate(int index) {
        if (index > 0) {
            text.append(", ");
        }
    }

    private boolean isFull() {
        return text.length() > LONGEST;
    }

    private void write(@Nullable Object value, int depth) {
        switch (value) {
            case null -> text.append("null");
            case Number number -> text.append(number);
            case Boolean flag -> text.append(flag);
            case Character character -> text.append('\'').append(character).append('\'');
            case String string -> write(string);
            case Enum<?> constant -> text.append(constant.name());
            default -> writeComposed(value, depth);
        }
    }

    private void write(String string) {
        text.append('"');
        if (string.length() > LONGEST) {
            text.append(string, 0, LONGEST).append(OMITTED);
        } else {
            text.append(string);
        }
        text.append('"');
    }

    private void writeComposed(Object value, int depth) {
        if (depth > DEEPEST) {
            text.append(OMITTED);
        } else if (value.getClass().isArray()) {
            writeArray(value, depth);
        } else if (value.getClass().getClassLoader() == null) {
            writeOfLibrary(value, depth);
        } else {
            writeFields(value, depth);
        }
    }

    private void writeArray(Object array, int depth) {
        int length = Array.getLength(array);
        text.append('[');
        for (int i = 0; i < length && !isFull(); i++) {
            separate(i);
            if (array instanceof int[] numbers) {
                text.append(numbers[i]);
            } else {
                write(Array.get(array, i), depth + 1);
            }
        }
        text.append(isFull() ? OMITTED + "]" : "]");
    }

    private void writeOfLibrary(Object value, int depth) {
        switch (value) {
            case Collection<?> collection
            when isPlain(value) -> {
                text.append('[');
                int index = 0;
                for (var each : collection) {
                    if (isFull()) {
                        text.append(OMITTED);
                        break;
                    }
                    separate(index++);
                    write(each, depth + 1);
                }
                text.append(']');
            }
            case Map<?, ?> map
            when isPlain(value) -> {
                text.append('{');
                int index = 0;
                for (var each : map.entrySet()) {
                    if (isFull()) {
                        text.append(OMITTED);
                        break;
                    }
                    separate(index++);
                    write(each.getKey(), depth + 1);
                    text.append('=');
                    write(each.getValue(), depth + 1);
                }
                text.append('}');
            }
            case StringBuilder builder -> write(builder.substring(0, Math.min(builder.length(), LONGEST + 1)));
            default -> text.append(value.getClass().getSimpleName());
        }
    }

    /** Returns whether a collection is one of the usual ones, which run no code of a program. */
    private static boolean isPlain(Object collection) {
        return switch (collection.getClass().getName()) {
            case "java.util.ArrayList",
                    "java.util.LinkedList",
                    "java.util.ArrayDeque",
                    "java.util.PriorityQueue",
                    "java.util.Stack",
                    "java.util.Vector",
                    "java.util.HashMap",
                    "java.util.LinkedHashMap",
                    "java.util.TreeMap",
                    "java.util.EnumMap",
                    "java.util.HashSet",
                    "java.util.LinkedHashSet",
                    "java.util.TreeSet",
                    "java.util.Arrays$ArrayList" -> true;
            default -> collection.getClass().getName().startsWith("java.util.ImmutableCollections$");
        };
    }

    private void writeFields(Object value, int depth) {
        text.append(value.getClass().getSimpleName()).append('(');
        int index = 0;
        for (var field : value.getClass().getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers()) || field.isSynthetic() || isFull()) {
                continue;
            }
            separate(index++);
            text.append(field.getName()).append('=');
            try {
                field.setAccessible(true);
                write(field.get(value), depth + 1);
            } catch (ReflectiveOperationException | RuntimeException hidden) {
                text.append(OMITTED);
            }
        }
        text.append(')');
    }
}
