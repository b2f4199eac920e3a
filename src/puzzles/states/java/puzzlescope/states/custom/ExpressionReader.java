package puzzlescope.states.custom;

import java.util.List;
import puzzlescope.engine.event.Message;

/**
 * Parser for expressions: whole numbers, variables, {@code + - * / %}, {@code min} and {@code max}; comparisons of
 * these; and {@code and}, {@code or} and {@code not} of comparisons. One line, one thread.
 */
final class ExpressionReader {

    /** The words of the language, which cannot name variables. */
    static final List<String> RESERVED = List.of("and", "or", "not", "min", "max");

    private static final int DEEPEST = 50;

    /** @param isCondition whether it is a condition rather than a number */
    private record ParsedExpression(Expression expression, boolean isCondition, int place) {}

    private final TokenLine line;
    private final List<Variable> variables;
    private int depth;

    ExpressionReader(TokenLine line, List<Variable> variables) {
        this.line = line;
        this.variables = variables;
    }

    Expression condition() {
        return asCondition(either());
    }

    Expression number() {
        return asNumber(either());
    }

    private Expression asCondition(ParsedExpression read) {
        if (!read.isCondition()) {
            throw line.refusedAt(read.place(), "states.own.expected.condition");
        }
        return read.expression();
    }

    private Expression asNumber(ParsedExpression read) {
        if (read.isCondition()) {
            throw line.refusedAt(read.place(), "states.own.expected.value");
        }
        return read.expression();
    }

    private ParsedExpression either() {
        var left = both();
        while (line.take("or")) {
            var one = asCondition(left);
            var other = asCondition(both());
            left = new ParsedExpression(
                    values -> Expression.truth(one.isTrue(values) || other.isTrue(values)), true, left.place());
        }
        return left;
    }

    private ParsedExpression both() {
        var left = negated();
        while (line.take("and")) {
            var one = asCondition(left);
            var other = asCondition(negated());
            left = new ParsedExpression(
                    values -> Expression.truth(one.isTrue(values) && other.isTrue(values)), true, left.place());
        }
        return left;
    }

    private ParsedExpression negated() {
        int place = line.place();
        if (!line.take("not")) {
            return compared();
        }
        deeper();
        var held = asCondition(negated());
        depth--;
        return new ParsedExpression(values -> Expression.truth(!held.isTrue(values)), true, place);
    }

    private ParsedExpression compared() {
        var left = sum();
        var sign = line.peek();
        if (!List.of("=", "!=", "<", "<=", ">", ">=").contains(sign)) {
            return left;
        }
        line.take(sign);
        var one = asNumber(left);
        var other = asNumber(sum());
        Expression comparison = switch (sign) {
            case "=" -> values -> Expression.truth(one.of(values) == other.of(values));
            case "!=" -> values -> Expression.truth(one.of(values) != other.of(values));
            case "<" -> values -> Expression.truth(one.of(values) < other.of(values));
            case "<=" -> values -> Expression.truth(one.of(values) <= other.of(values));
            case ">" -> values -> Expression.truth(one.of(values) > other.of(values));
            default -> values -> Expression.truth(one.of(values) >= other.of(values));
        };
        return new ParsedExpression(comparison, true, left.place());
    }

    private ParsedExpression sum() {
        var left = product();
        while (line.peek().equals("+") || line.peek().equals("-")) {
            boolean plus = line.peek().equals("+");
            line.take(line.peek());
            var one = asNumber(left);
            var other = asNumber(product());
            left = new ParsedExpression(
                    plus
                            ? values -> Math.addExact(one.of(values), other.of(values))
                            : values -> Math.subtractExact(one.of(values), other.of(values)),
                    false,
                    left.place());
        }
        return left;
    }

    private ParsedExpression product() {
        var left = signed();
        for (var sign = line.peek(); List.of("*", "/", "%").contains(sign); sign = line.peek()) {
            line.take(sign);
            var one = asNumber(left);
            var other = asNumber(signed());
            Expression result = switch (sign) {
                case "*" -> values -> Math.multiplyExact(one.of(values), other.of(values));
                case "/" -> values -> Math.floorDiv(one.of(values), other.of(values));
                default -> values -> Math.floorMod(one.of(values), other.of(values));
            };
            left = new ParsedExpression(result, false, left.place());
        }
        return left;
    }

    private ParsedExpression signed() {
        int place = line.place();
        if (!line.take("-")) {
            return operand();
        }
        deeper();
        var positive = asNumber(signed());
        depth--;
        return new ParsedExpression(values -> Math.negateExact(positive.of(values)), false, place);
    }

    private ParsedExpression operand() {
        int place = line.place();
        if (line.nextIsNumber()) {
            long number = line.number();
            return new ParsedExpression(_ -> number, false, place);
        }
        if (line.take("(")) {
            deeper();
            var inside = either();
            depth--;
            line.expect(")");
            return new ParsedExpression(inside.expression(), inside.isCondition(), place);
        }
        if (line.peek().equals("min") || line.peek().equals("max")) {
            return new ParsedExpression(extreme(line.name().equals("min")), false, place);
        }
        if (!line.nextIsName() || RESERVED.contains(line.peek())) {
            throw line.missing("states.own.expected.operand");
        }
        int index = variable(line, variables);
        return new ParsedExpression(values -> values[index], false, place);
    }

    private Expression extreme(boolean least) {
        line.expect("(");
        deeper();
        var one = number();
        line.expect(",");
        do {
            var before = one;
            var other = number();
            one = least
                    ? values -> Math.min(before.of(values), other.of(values))
                    : values -> Math.max(before.of(values), other.of(values));
        } while (line.take(","));
        depth--;
        line.expect(")");
        return one;
    }

    private void deeper() {
        if (++depth > DEEPEST) {
            throw line.refused("states.own.too-deep", DEEPEST);
        }
    }

    /** Reads the name of a variable and returns its index. */
    static int variable(TokenLine line, List<Variable> variables) {
        int place = line.place();
        var name = line.name();
        for (int i = 0; i < variables.size(); i++) {
            if (variables.get(i).name().equals(name)) {
                return i;
            }
        }
        var known = Message.list(variables.stream().map(Variable::name)).orElseThrow();
        throw line.refusedAt(place, "states.own.unknown-variable", name, known);
    }
}
