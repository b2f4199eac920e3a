package puzzlescope.recursion.event;

/** The recursive functions, one that does the same by a loop, and one that calls the function passed to it. */
public enum RecursiveFunction {
    FACTORIAL("factorial", "factorial", 20),
    FIBONACCI("fibonacci", "fib", 25),
    FIBONACCI_MEMOISED("fibonacci-memoised", "fib", 80),
    BINARY_SEARCH("binary-search", "search", Integer.MAX_VALUE),
    FIBONACCI_LOOP("fibonacci-loop", "fibs", 80),
    CALL_TWICE("call-twice", "callTwice", Integer.MAX_VALUE);

    private static final long[] FACTORIALS = factorials();
    private static final long[] FIBONACCI_NUMBERS = fibonacciNumbers();

    private final String id;
    private final String callName;
    private final int greatest;

    RecursiveFunction(String id, String callName, int greatest) {
        this.id = id;
        this.callName = callName;
        this.greatest = greatest;
    }

    private static long[] factorials() {
        var values = new long[FACTORIAL.greatest + 1];
        values[0] = 1;
        for (int n = 1; n < values.length; n++) {
            values[n] = n * values[n - 1];
        }
        return values;
    }

    private static long[] fibonacciNumbers() {
        var values = new long[FIBONACCI_MEMOISED.greatest + 1];
        values[1] = 1;
        for (int n = 2; n < values.length; n++) {
            values[n] = values[n - 1] + values[n - 2];
        }
        return values;
    }

    /** The name in options and resources. */
    public String id() {
        return id;
    }

    public String callName() {
        return callName;
    }

    /** The greatest argument that is allowed. */
    public int greatest() {
        return greatest;
    }

    public boolean isOfNumber() {
        return this != BINARY_SEARCH && this != CALL_TWICE;
    }

    public boolean isRecursive() {
        return this != FIBONACCI_LOOP && this != CALL_TWICE;
    }

    /** Returns whether some calls make two calls, so that the call tree branches. */
    public boolean branches() {
        return this == FIBONACCI || this == FIBONACCI_MEMOISED;
    }

    /** The greatest argument that is a base case. */
    public int greatestBase() {
        return branches() ? 1 : 0;
    }

    /**
     * A call as in the pseudocode, such as {@code fib(3)}. The loop takes the length of its list, whose last number is
     * that of {@code n}.
     */
    public String call(int n) {
        return callName + "(" + (isRecursive() ? n : n + 1) + ")";
    }

    /**
     * The value for an argument from 0 to {@link #greatest}. Events carry only the argument, since 20! does not fit
     * into an event.
     */
    public long value(int n) {
        return this == FACTORIAL ? FACTORIALS[n] : FIBONACCI_NUMBERS[n];
    }
}
