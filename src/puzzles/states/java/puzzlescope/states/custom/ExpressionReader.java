package puzzlescope.states.custom;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import puzzlescope.engine.event.Message;

/**
 * Parser for expressions: whole numbers, variables, {@code + - * / %}, {@code min} and {@code max}; comparisons of
 * these; and {@code and}, {@code or} and {@code not} of comparisons. One line, one thread.
 */
final class ExpressionReader {

    /** The words of the language, which cannot name variables. */
    static final List<String> RESERVED = List.of("and", "or", "not", "min", "max");

    private static final int DEEPEST = 50;

    /**
     * @param isCondition whether it is a condition rather than a number
     * @param place where it begins, or the part because of which it never holds
     */
    private record ParsedExpression(Expression expression, boolean isCondition, ValueRange range, int place) {

        static ParsedExpression condition(Expression expression, ValueRange range, int place) {
            return new ParsedExpression(expression, true, range, place);
        }

        static ParsedExpression number(Expression expression, ValueRange range, int place) {
            return new ParsedExpression(expression, false, range, place);
        }
    }

    private final TokenLine line;
    private final List<Variable> variables;
    private final Set<Variable> named = new LinkedHashSet<>();
    private int depth;

    ExpressionReader(TokenLine line, List<Variable> variables) {
        this.line = line;
        this.variables = variables;
    }

    /** Reads a condition; one that depends on variables must hold for some of their values. */
    Expression condition() {
        named.clear();
        var read = either();
        var condition = asCondition(read);
        if (read.range().isNever() && !named.isEmpty()) {
            throw line.refusedAt(
                    read.place(),
                    "states.own.never",
                    Message.list(named.stream().map(Variable::toString)).orElseThrow());
        }
        return condition;
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
            var right = both();
            var other = asCondition(right);
            left = ParsedExpression.condition(
                    values -> Expression.truth(one.isTrue(values) || other.isTrue(values)),
                    left.range().max(right.range()),
                    left.place());
        }
        return left;
    }

    private ParsedExpression both() {
        var left = negated();
        while (line.take("and")) {
            var one = asCondition(left);
            var right = negated();
            var other = asCondition(right);
            left = ParsedExpression.condition(
                    values -> Expression.truth(one.isTrue(values) && other.isTrue(values)),
                    left.range().min(right.range()),
                    right.range().isNever() && !left.range().isNever() ? right.place() : left.place());
        }
        return left;
    }

    private ParsedExpression negated() {
        int place = line.place();
        if (!line.take("not")) {
            return compared();
        }
        deeper();
        var read = negated();
        var held = asCondition(read);
        depth--;
        return ParsedExpression.condition(
                values -> Expression.truth(!held.isTrue(values)), read.range().not(), place);
    }

    private ParsedExpression compared() {
        var left = sum();
        var sign = line.peek();
        if (!List.of("=", "!=", "<", "<=", ">", ">=").contains(sign)) {
            return left;
        }
        line.take(sign);
        var right = sum();
        var one = asNumber(left);
        var other = asNumber(right);
        Expression comparison = switch (sign) {
            case "=" -> values -> Expression.truth(one.of(values) == other.of(values));
            case "!=" -> values -> Expression.truth(one.of(values) != other.of(values));
            case "<" -> values -> Expression.truth(one.of(values) < other.of(values));
            case "<=" -> values -> Expression.truth(one.of(values) <= other.of(values));
            case ">" -> values -> Expression.truth(one.of(values) > other.of(values));
            default -> values -> Expression.truth(one.of(values) >= other.of(values));
        };
        return ParsedExpression.condition(comparison, compared(sign, left.range(), right.range()), left.place());
    }

    private static ValueRange compared(String sign, ValueRange one, ValueRange other) {
        return switch (sign) {
            case "=" -> one.equalTo(other);
            case "!=" -> one.equalTo(other).not();
            case "<" -> one.lessThan(other);
            case "<=" -> other.lessThan(one).not();
            case ">" -> other.lessThan(one);
            default -> one.lessThan(other).not();
        };
    }

    private ParsedExpression sum() {
        var left = product();
        while (line.peek().equals("+") || line.peek().equals("-")) {
            boolean plus = line.peek().equals("+");
            line.take(line.peek());
            var right = product();
            var one = asNumber(left);
            var other = asNumber(right);
            left = ParsedExpression.number(
                    plus
                            ? values -> Math.addExact(one.of(values), other.of(values))
                            : values -> Math.subtractExact(one.of(values), other.of(values)),
                    plus ? left.range().plus(right.range()) : left.range().minus(right.range()),
                    left.place());
        }
        return left;
    }

    private ParsedExpression product() {
        var left = signed();
        for (var sign = line.peek(); List.of("*", "/", "%").contains(sign); sign = line.peek()) {
            line.take(sign);
            var right = signed();
            var one = asNumber(left);
            var other = asNumber(right);
            Expression result = switch (sign) {
                case "*" -> values -> Math.multiplyExact(one.of(values), other.of(values));
                case "/" -> values -> Math.floorDiv(one.of(values), other.of(values));
                default -> values -> Math.floorMod(one.of(values), other.of(values));
            };
            var range = switch (sign) {
                case "*" -> left.range().times(right.range());
                case "/" -> left.range().dividedBy(right.range());
                default -> left.range().modulo(right.range());
            };
            left = ParsedExpression.number(result, range, left.place());
        }
        return left;
    }

    private ParsedExpression signed() {
        int place = line.place();
        if (!line.take("-")) {
            return operand();
        }
        deeper();
        var read = signed();
        var positive = asNumber(read);
        depth--;
        return ParsedExpression.number(
                values -> Math.negateExact(positive.of(values)),
                ValueRange.of(0).minus(read.range()),
                place);
    }

    private ParsedExpression operand() {
        int place = line.place();
        if (line.nextIsNumber()) {
            long number = line.number();
            return ParsedExpression.number(_ -> number, ValueRange.of(number), place);
        }
        if (line.take("(")) {
            deeper();
            var inside = either();
            depth--;
            line.expect(")");
            return new ParsedExpression(inside.expression(), inside.isCondition(), inside.range(), place);
        }
        if (line.peek().equals("min") || line.peek().equals("max")) {
            return extreme(line.name().equals("min"), place);
        }
        if (!line.nextIsName() || RESERVED.contains(line.peek())) {
            throw line.missing("states.own.expected.operand");
        }
        int index = variable(line, variables);
        var variable = variables.get(index);
        named.add(variable);
        return ParsedExpression.number(
                values -> values[index], new ValueRange(variable.least(), variable.most()), place);
    }

    private ParsedExpression extreme(boolean least, int place) {
        line.expect("(");
        deeper();
        var read = either();
        var one = asNumber(read);
        var range = read.range();
        line.expect(",");
        do {
            var before = one;
            var next = either();
            var other = asNumber(next);
            one = least
                    ? values -> Math.min(before.of(values), other.of(values))
                    : values -> Math.max(before.of(values), other.of(values));
            range = least ? range.min(next.range()) : range.max(next.range());
        } while (line.take(","));
        depth--;
        line.expect(")");
        return ParsedExpression.number(one, range, place);
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
