package puzzlescope.program;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramEndedException;

/** A word of a text of events: a void method of a puzzle's board interface. Immutable; any thread. */
final class StepWord {

    /** The most numbers of a step that is read without objects. */
    static final int MOST_NUMBERS = 3;

    /** The last part of the keys of messages that ask for an operand of another type. */
    private static final Map<Class<?>, String> OPERANDS =
            Map.of(int.class, "number", double.class, "decimal", boolean.class, "truth", String.class, "text");

    private static final int[] NO_NUMBERS = {};
    private static final Object[] NO_VALUES = {};

    private final String name;
    private final byte[] letters;
    private final List<Parameter> parameters;
    private final MethodHandle spread;
    private final MethodHandle numbers;
    /** The number of parameters if all are numbers and few; otherwise -1. */
    private final int count;

    private StepWord(Method method) {
        name = method.getName();
        letters = name.getBytes(StandardCharsets.US_ASCII);
        parameters = List.of(method.getParameters());
        boolean plain =
                parameters.size() <= MOST_NUMBERS && parameters.stream().allMatch(each -> each.getType() == int.class);
        count = plain ? parameters.size() : -1;
        try {
            var handle = MethodHandles.publicLookup().unreflect(method);
            spread = handle.asType(handle.type().generic().changeReturnType(void.class))
                    .asSpreader(Object[].class, parameters.size());
            numbers = plain ? handle.asType(handle.type().changeParameterType(0, Object.class)) : spread;
        } catch (IllegalAccessException hidden) {
            throw new IllegalArgumentException("the package of " + method + " is not exported", hidden);
        }
    }

    /** Returns the words of a board interface, in alphabetical order. */
    static List<StepWord> of(Class<?> board) {
        return Arrays.stream(board.getMethods())
                .filter(method -> method.getReturnType() == void.class)
                .map(StepWord::new)
                .sorted((one, other) -> one.name.compareTo(other.name))
                .toList();
    }

    String name() {
        return name;
    }

    /** Returns the word and its operands, as in {@code place(row, column)}. */
    String form() {
        return parameters.stream().map(Parameter::getName).collect(Collectors.joining(", ", name + "(", ")"));
    }

    boolean is(byte[] bytes, int from, int to) {
        return Arrays.equals(bytes, from, to, letters, 0, letters.length);
    }

    /** Returns whether it takes this many numbers and nothing else. */
    boolean takes(int given) {
        return given == count;
    }

    /** Takes the step with numbers, of which there must be as many as it {@link #takes}. */
    void take(Object board, int[] operands) {
        invoke(board, count, operands, NO_VALUES);
    }

    /**
     * Takes the step with any operands.
     *
     * @throws ProgramEndedException if their number or types are wrong
     */
    void take(Object board, List<Object> operands) {
        if (operands.size() != parameters.size()) {
            throw ProgramEndedException.refused(
                    Message.of("program.events.operands", name, parameters.size(), operands.size(), form()));
        }
        var values = new Object[operands.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(parameters.get(i), operands.get(i));
        }
        invoke(board, -1, NO_NUMBERS, values);
    }

    /** Invokes the method with some numbers or, if their count is -1, with values. */
    private void invoke(Object board, int given, int[] operands, Object[] values) {
        try {
            switch (given) {
                case 0 -> numbers.invokeExact(board);
                case 1 -> numbers.invokeExact(board, operands[0]);
                case 2 -> numbers.invokeExact(board, operands[0], operands[1]);
                case 3 -> numbers.invokeExact(board, operands[0], operands[1], operands[2]);
                default -> spread.invoke(board, values);
            }
        } catch (RuntimeException | Error thrown) {
            throw thrown;
        } catch (Throwable checked) {
            throw new IllegalStateException("boards declare no exceptions", checked);
        }
    }

    private Object value(Parameter parameter, Object operand) {
        var type = parameter.getType();
        if (type == int[].class
                && operand instanceof List<?> list
                && list.stream().allMatch(Integer.class::isInstance)) {
            return list.stream().mapToInt(Integer.class::cast).toArray();
        }
        if (type == double.class && operand instanceof Integer number) {
            return number.doubleValue();
        }
        if (type == double.class && operand instanceof JsonText.WrittenNumber number) {
            return Double.parseDouble(number.text());
        }
        if (methodType(type).wrap().returnType().isInstance(operand)) {
            return operand;
        }
        var wanted = OPERANDS.getOrDefault(type, "list");
        throw ProgramEndedException.refused(
                Message.of("program.events.operand." + wanted, parameter.getName(), form(), JsonText.of(operand)));
    }
}
