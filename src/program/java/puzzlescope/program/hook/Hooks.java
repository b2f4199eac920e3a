package puzzlescope.program.hook;

import java.io.PrintStream;
import java.util.Collection;
import java.util.LinkedList;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Static methods that a rewritten program calls. A copy of this class is loaded for each run, so that its state ends with
 * the run. Solver thread only.
 */
public final class Hooks {

    /** Tracer of the run; set before the first step. */
    @SuppressWarnings("NullAway")
    public static Tracer tracer;

    /** Steps that are granted and not yet taken. */
    public static long fuel;

    /** Sum of the frames of open calls. */
    public static int depth;

    /** Line of the last call of the board. */
    public static int playedLine;

    private static final int LARGEST = 1 << 24;
    private static final int LARGEST_SHIFT = 4;
    private static final int DEEPEST_CONTAINER = 200;
    private static final int HASHED_CONTAINER = 200;

    private Hooks() {}

    /** Takes a step. */
    public static void step() {
        if (--fuel < 0) {
            refuel();
        }
    }

    private static void work(long steps) {
        fuel -= steps;
        if (fuel < 0) {
            refuel();
        }
    }

    private static void refuel() {
        fuel = tracer.grant(-fuel);
    }

    /** Takes a step for a call of the board, and keeps its line. */
    public static void played(int line) {
        step();
        playedLine = line;
    }

    /** Returns what the program prints to. */
    public static PrintStream out() {
        return tracer.out();
    }

    /** Opens a frame, and returns the depth outside of it. */
    public static int enter(int frame) {
        int outside = depth;
        depth = outside + frame;
        if (depth > Tracer.DEEPEST) {
            tracer.tooDeep();
        }
        step();
        return outside;
    }

    /** Resets the depth where an exception was caught. */
    public static void caught(Throwable thrown, int outside, int frame) {
        depth = outside + frame;
        tracer.caught(thrown, depth);
    }

    public static void called(int method) {
        tracer.called(method, depth);
    }

    public static void called(int method, int argument) {
        tracer.called(method, depth, argument);
    }

    public static void called(int method, int first, int second) {
        tracer.called(method, depth, first, second);
    }

    public static void called(int method, @Nullable Object[] arguments) {
        tracer.called(method, depth, arguments);
    }

    public static void returned() {
        tracer.returned();
    }

    public static void returned(int value) {
        tracer.returned(value);
    }

    public static void returned(boolean value) {
        tracer.returned(value);
    }

    public static void returned(@Nullable Object value) {
        tracer.returned(value);
    }

    public static void line(int line) {
        tracer.line(line);
    }

    public static void variable(int variable, int value) {
        tracer.variable(variable, value);
    }

    public static void variable(int variable, @Nullable Object value) {
        tracer.variable(variable, value);
    }

    public static void changed(@Nullable Object container) {
        tracer.changed(container);
    }

    /** Counts the elements of an array, list or text before it is made. */
    public static void size(int elements) {
        size((long) elements);
    }

    /** Counts the elements of an array, list or text before it is made. */
    public static void size(long elements) {
        if (elements > LARGEST) {
            tracer.tooLarge(elements);
        }
        if (elements > 0) {
            work(elements >> LARGEST_SHIFT);
        }
    }

    /** Multiplies the dimensions of an array. */
    public static long times(long elements, int dimension) {
        return dimension < 0 || elements > LARGEST ? elements : elements * dimension;
    }

    /** Counts the repetitions of a text before it is made. */
    public static void repetitions(Object text, int times) {
        if (times > 0 && text instanceof CharSequence characters) {
            size((long) characters.length() * times);
        }
    }

    /** Counts the widths in a format before it is applied. */
    public static void format(@Nullable Object format) {
        if (format instanceof String text) {
            long number = 0;
            long sum = text.length();
            for (int i = 0; i < text.length(); i++) {
                int digit = Character.digit(text.charAt(i), 10);
                number = digit < 0 ? 0 : Math.min(10 * number + digit, Integer.MAX_VALUE);
                sum += number;
            }
            size(sum);
        }
    }

    /** Counts the range of a stream before it is made. */
    public static void range(int from, int to) {
        long elements = (long) to - from;
        if (elements > 0) {
            work(elements);
        }
    }

    /** Counts the elements that a search along a linked list passes. */
    public static void indexed(@Nullable Object list) {
        if (list instanceof LinkedList<?> linked) {
            work(linked.size() >> 1);
        }
    }

    /** Counts the work of a library method with one of its arguments. */
    public static void used(@Nullable Object argument) {
        if (argument != null && !(argument instanceof Number)) {
            if (argument instanceof CharSequence text) {
                if (isOfLibrary(argument)) {
                    size(text.length());
                }
            } else if (isContainer(argument)) {
                work(HASHED_CONTAINER);
                walk(argument, 0);
            }
        }
    }

    /** Counts the work of finding an element, unless the collection is made for it. */
    public static void searched(@Nullable Object collection) {
        if (!(collection instanceof Set || collection instanceof Map)) {
            used(collection);
        }
    }

    /** Counts the work of comparing all pairs of two collections. */
    public static void pairs(@Nullable Object one, @Nullable Object other) {
        if (one instanceof Collection<?> first
                && other instanceof Collection<?> second
                && !(other instanceof Set)
                && isOfLibrary(one)
                && isOfLibrary(other)) {
            work((long) first.size() * second.size());
        }
    }

    /** Adds the length of a text to that of others it is joined with. */
    public static long plus(long length, @Nullable Object text) {
        return length + (text instanceof String known ? known.length() : 1);
    }

    private static boolean isContainer(Object object) {
        return object.getClass().isArray()
                || (object instanceof Collection || object instanceof Map) && isOfLibrary(object);
    }

    private static boolean isOfLibrary(Object object) {
        return object.getClass().getClassLoader() == null;
    }

    private static void walk(@Nullable Object container, int depth) {
        if (depth > DEEPEST_CONTAINER) {
            tracer.tooDeep();
        }
        switch (container) {
            case Object[] array -> {
                for (var each : array) {
                    inside(each, depth);
                }
            }
            case Collection<?> collection -> {
                work(collection.size() >> LARGEST_SHIFT);
                for (var each : collection) {
                    inside(each, depth);
                }
            }
            case Map<?, ?> map -> {
                for (var each : map.entrySet()) {
                    inside(each.getKey(), depth);
                    inside(each.getValue(), depth);
                }
            }
            case null -> {}
            default -> size(java.lang.reflect.Array.getLength(container));
        }
    }

    private static void inside(@Nullable Object element, int depth) {
        step();
        if (element instanceof String text) {
            work(text.length() >> LARGEST_SHIFT);
        } else if (element != null && isContainer(element)) {
            walk(element, depth + 1);
        }
    }
}
