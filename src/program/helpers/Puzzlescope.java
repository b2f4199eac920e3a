import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Tells Puzzlescope the steps and calls of a Java program, a line of JSON for each.
 *
 * <pre>{@code
 * static int fib(int n) {
 *     return Puzzlescope.traced("fib", () -> n < 2 ? n : fib(n - 1) + fib(n - 2), n);
 * }
 *
 * public static void main(String[] arguments) {
 *     Puzzlescope.begin("recursion", Map.of());
 *     fib(5);
 * }
 * }</pre>
 *
 * Then: {@code javac Fib.java && java Fib | puzzlescope open -}
 */
public final class Puzzlescope {

    private Puzzlescope() {}

    /** Writes the first line. */
    public static void begin(String puzzle, Map<String, ?> inputs) {
        var given = inputs.entrySet().stream().map(input -> "," + json(input.getKey()) + ":" + json(input.getValue()));
        line("{\"puzzlescope\":1,\"puzzle\":" + json(puzzle) + given.collect(Collectors.joining()) + "}");
    }

    /** Takes a step of the puzzle, as in {@code step("place", row, column)}. */
    public static void step(String word, Object... operands) {
        line("{" + json(word) + ":" + json(Arrays.asList(operands)) + "}");
    }

    /** Says a text as a step. */
    public static void say(String text) {
        line("{\"say\":" + json(text) + "}");
    }

    /** Tells a call of a function around its body, with its arguments and the value that it returns. */
    public static <T> T traced(String function, Supplier<T> body, Object... arguments) {
        line("{\"call\":" + json(function) + ",\"args\":" + json(Arrays.asList(arguments)) + "}");
        T value = null;
        try {
            value = body.get();
            return value;
        } finally {
            line("{\"return\":" + json(value) + "}");
        }
    }

    private static void line(String text) {
        System.out.print(text + "\n");
    }

    private static String json(Object value) {
        if (value == null || value instanceof Integer || value instanceof Long || value instanceof Boolean) {
            return String.valueOf(value);
        }
        if (value instanceof int[] numbers) {
            return Arrays.toString(numbers);
        }
        if (value instanceof Collection<?> list) {
            return list.stream().map(Puzzlescope::json).collect(Collectors.joining(",", "[", "]"));
        }
        return '"' + value.toString().chars().mapToObj(Puzzlescope::letter).collect(Collectors.joining()) + '"';
    }

    private static String letter(int letter) {
        boolean isPlain = letter >= ' ' && letter < 127 && letter != '"' && letter != '\\';
        return isPlain ? String.valueOf((char) letter) : String.format("\\u%04x", letter);
    }
}
