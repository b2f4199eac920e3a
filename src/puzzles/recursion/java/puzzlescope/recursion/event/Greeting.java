package puzzlescope.recursion.event;

/** The functions that are handed to another function: each prints one text. */
public enum Greeting {
    HELLO("sayHello", "Hello!"),
    GOODBYE("sayGoodbye", "Goodbye!");

    private final String function;
    private final String text;

    Greeting(String function, String text) {
        this.function = function;
        this.text = text;
    }

    /** The name of the function, in options too. */
    public String function() {
        return function;
    }

    /** What it prints. */
    public String text() {
        return text;
    }

    /** A call of the function. */
    public String call() {
        return function + "()";
    }

    /** A call of the function that it is handed to. */
    public String handed() {
        return RecursiveFunction.CALL_TWICE.callName() + "(" + function + ")";
    }

    /** The other one. */
    public Greeting other() {
        return this == HELLO ? GOODBYE : HELLO;
    }
}
