package puzzlescope.program.source;

import java.util.Set;
import puzzlescope.engine.event.Message;

/** Says in a sentence which exception has ended a program. */
final class Thrown {

    /** Exceptions with a sentence of their own. */
    private static final Set<String> EXPLAINED = Set.of(
            "ArrayIndexOutOfBoundsException",
            "IndexOutOfBoundsException",
            "StringIndexOutOfBoundsException",
            "NullPointerException",
            "ArithmeticException",
            "ClassCastException",
            "NumberFormatException",
            "NegativeArraySizeException",
            "NoSuchElementException",
            "ConcurrentModificationException",
            "EmptyStackException");

    private Thrown() {}

    static Message sentence(Throwable thrown) {
        var cause =
                thrown instanceof ExceptionInInitializerError && thrown.getCause() != null ? thrown.getCause() : thrown;
        var name = cause.getClass().getSimpleName();
        var message = message(cause);
        if (EXPLAINED.contains(name)) {
            return Message.of("program.java.thrown." + name, message);
        }
        return message.isEmpty()
                ? Message.of("program.java.thrown", name)
                : Message.of("program.java.thrown.message", name, message);
    }

    /** Messages of a program's own exceptions are code of the program. */
    private static String message(Throwable thrown) {
        if (thrown.getClass().getClassLoader() != null) {
            return "";
        }
        var message = thrown.getMessage();
        return message == null ? "" : message;
    }
}
