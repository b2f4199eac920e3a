package puzzlescope.recursion.event;

/** The functions passed to another function: each prints one text. */
public enum Greeting {
    HELLO("sayHello", "Hello!"),
    GOODBYE("sayGoodbye", "Goodbye!");

    private final String function;
    private final String text;

    Greeting(String function, String text) {
        this.function = function;
        this.text = text;
    }

    /** The name of the function, also in options. */
    public String function() {
        return function;
    }

    public String text() {
        return text;
    }

    public String call() {
        return function + "()";
    }

    /** A call of the other function with this one as its argument. */
    public String handed() {
        return RecursiveFunction.CALL_TWICE.callName() + "(" + function + ")";
    }

    public Greeting other() {
        return this == HELLO ? GOODBYE : HELLO;
    }
}
