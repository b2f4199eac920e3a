package puzzlescope.program.source;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.puzzle.CallNames;
import puzzlescope.engine.puzzle.Variables.Variable;

/**
 * The calls of a program and what they compute, read from its lines: a line that returns or assigns an expression with
 * calls of the program, or chooses by one, or assigns one with variables, if all of it is evaluated from the left to the
 * right. Immutable; any thread.
 */
final class JavaCalls implements CallNames {

    private static final Pattern METHOD = Pattern.compile("\\w[\\w<>\\[\\], ]*\\s(\\w+)\\s*\\([^()]*\\)\\s*\\{");
    /** A return, an assignment to a variable, or the condition of a choice. */
    private static final Pattern STATEMENT = Pattern.compile("return\\s+(?<returned>[^;]+);"
            + "|(?:[A-Za-z_][\\w.<>\\[\\]]*\\s+)?(?<variable>[A-Za-z_]\\w*)\\s*=(?!=)\\s*(?<assigned>[^;]+);"
            + "|(?:\\}\\s*else\\s+)?if\\s*\\((?<condition>.+)\\)\\s*\\{?");
    /** Syntax that may skip a call, repeat it, or change a variable during evaluation. */
    private static final Pattern BEYOND = Pattern.compile("[?\"'{}]|->|::|\\+\\+|--|(?<![=!<>])=(?!=)|\\bnew\\b");

    /** An operation with variables. */
    private static final Pattern COMPUTED = Pattern.compile("[A-Za-z_]\\w*\\)?\\s*[-+*/%]|[-+*/%]\\s*\\(?[A-Za-z_]");

    private static final Pattern NAME = Pattern.compile("(?<![\\w.])[A-Za-z_]\\w*(?!\\w)(?!\\s*[.(\\[])");
    private static final Pattern VALUE = Pattern.compile("-?\\d+|true|false");
    private static final Set<String> NO_METHODS = Set.of("if", "for", "while", "switch", "catch", "synchronized");

    private final List<String> lines;
    private final Set<String> methods = new HashSet<>();

    JavaCalls(String text) {
        lines = text.lines().map(line -> line.replaceFirst("//.*", "").strip()).toList();
        var method = METHOD.matcher(text);
        while (method.find()) {
            if (!NO_METHODS.contains(method.group(1))) {
                methods.add(method.group(1));
            }
        }
    }

    @Override
    public String of(Event opened, Stream<Event> callers) {
        return opened.callWithLead();
    }

    @Override
    public String expression(Event opened, Event step, Supplier<List<Variable>> variables) {
        if (!(step instanceof ProgramEvent.LineEntered line) || line.to() < 1 || line.to() > lines.size()) {
            return "";
        }
        var statement = STATEMENT.matcher(lines.get(line.to() - 1));
        if (!statement.matches()) {
            return "";
        }
        var variable = statement.group("variable");
        var expression = Stream.of("returned", "assigned", "condition")
                .map(statement::group)
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow()
                .strip();
        boolean isComputed = methods.stream().anyMatch(method -> calls(expression, method))
                || variable != null && COMPUTED.matcher(expression).find();
        if (BEYOND.matcher(expression).find() || !isComputed) {
            return "";
        }
        var values = new HashMap<String, String>();
        variables.get().forEach(each -> values.put(each.name(), each.value()));
        var computed = withArguments(withValues(expression, values));
        if (variable != null) {
            return variable + " = " + computed;
        }
        return statement.group("condition") == null ? "= " + computed : "if " + computed;
    }

    private static boolean calls(String expression, String method) {
        return Pattern.compile("(?<![\\w.])" + method + "\\s*\\(")
                .matcher(expression)
                .find();
    }

    private static String withValues(String expression, Map<String, String> values) {
        return NAME.matcher(expression).replaceAll(name -> {
            var value = values.getOrDefault(name.group(), "");
            return VALUE.matcher(value).matches() ? value : name.group();
        });
    }

    /** Evaluates the arguments of the program's calls, as far as they are numbers. */
    private String withArguments(String expression) {
        var call = Pattern.compile("(?<![\\w.])(\\w+)\\s*\\(").matcher(expression);
        var whole = new StringBuilder();
        int at = 0;
        while (call.find(at)) {
            int end = closing(expression, call.end());
            whole.append(expression, at, call.end());
            var inside = expression.substring(call.end(), end);
            whole.append(methods.contains(call.group(1)) ? arguments(inside) : withArguments(inside));
            whole.append(')');
            at = Math.min(expression.length(), end + 1);
        }
        return whole.append(expression.substring(at)).toString();
    }

    private String arguments(String list) {
        var arguments = new StringBuilder();
        int from = 0;
        int depth = 0;
        for (int i = 0; i <= list.length(); i++) {
            char letter = i == list.length() ? ',' : list.charAt(i);
            depth += letter == '(' ? 1 : letter == ')' ? -1 : 0;
            if (letter == ',' && (depth == 0 || i == list.length())) {
                var argument = list.substring(from, i).strip();
                arguments.append(from == 0 ? "" : ", ").append(Arithmetic.simplified(withArguments(argument)));
                from = i + 1;
            }
        }
        return arguments.toString();
    }

    /** Returns the index of the parenthesis that closes the one before an index. */
    private static int closing(String text, int from) {
        int depth = 1;
        int at = from;
        while (at < text.length() && depth > 0) {
            depth += text.charAt(at) == '(' ? 1 : text.charAt(at) == ')' ? -1 : 0;
            at++;
        }
        return at - 1;
    }
}
