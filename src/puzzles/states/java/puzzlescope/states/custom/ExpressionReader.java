package puzzlescope.states.custom;

import java.util.List;

/**
 * Parser for expressions: whole numbers, variables, {@code + - * / %}, {@code min} and {@code max}; comparisons of
 * these; and {@code and}, {@code or} and {@code not} of comparisons. One line, one thread.
 */
final class ExpressionReader {

    /** The words of the language, which cannot name variables. */
    static final List<String> RESERVED = List.of("and", "or", "not", "min", "max");

    private static final int DEEPEST = 50;

    /** @param isCondition whether it is a condition rather than a number */
    private record Read(Expression expression, boolean isCondition, int place) {}

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

    private Expression asCondition(Read read) {
        if (!read.isCondition()) {
            throw line.refusedAt(read.place(), "states.own.expected.condition");
        }
        return read.expression();
    }

    private Expression asNumber(Read read) {
        if (read.isCondition()) {
            throw line.refusedAt(read.place(), "states.own.expected.value");
        }
        return read.expression();
    }

    private Read either() {
        var left = both();
        while (line.take("or")) {
            var one = asCondition(left);
            var other = asCondition(both());
            left = new Read(values -> Expression.truth(one.isTrue(values) || other.isTrue(values)), true, left.place());
        }
        return left;
    }

    private Read both() {
        var left = negated();
        while (line.take("and")) {
            var one = asCondition(left);
            var other = asCondition(negated());
            left = new Read(values -> Expression.truth(one.isTrue(values) && other.isTrue(values)), true, left.place());
        }
        return left;
    }

    private Read negated() {
        int place = line.place();
        if (!line.take("not")) {
            return compared();
        }
        deeper();
        var held = asCondition(negated());
        depth--;
        return new Read(values -> Expression.truth(!held.isTrue(values)), true, place);
    }

    private Read compared() {
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
        return new Read(comparison, true, left.place());
    }

    private Read sum() {
        var left = product();
        while (line.peek().equals("+") || line.peek().equals("-")) {
            boolean plus = line.peek().equals("+");
            line.take(line.peek());
            var one = asNumber(left);
            var other = asNumber(product());
            left = new Read(
                    plus
                            ? values -> Math.addExact(one.of(values), other.of(values))
                            : values -> Math.subtractExact(one.of(values), other.of(values)),
                    false,
                    left.place());
        }
        return left;
    }

    private Read product() {
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
            left = new Read(result, false, left.place());
        }
        return left;
    }

    private Read signed() {
        int place = line.place();
        if (!line.take("-")) {
            return operand();
        }
        deeper();
        var positive = asNumber(signed());
        depth--;
        return new Read(values -> Math.negateExact(positive.of(values)), false, place);
    }

    private Read operand() {
        int place = line.place();
        if (line.nextIsNumber()) {
            long number = line.number();
            return new Read(_ -> number, false, place);
        }
        if (line.take("(")) {
            deeper();
            var inside = either();
            depth--;
            line.expect(")");
            return new Read(inside.expression(), inside.isCondition(), place);
        }
        if (line.peek().equals("min") || line.peek().equals("max")) {
            return new Read(extreme(line.name().equals("min")), false, place);
        }
        if (!line.nextIsName() || RESERVED.contains(line.peek())) {
            throw line.missing("states.own.expected.operand");
        }
        int index = variable(line, variables);
        return new Read(values -> values[index], false, place);
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
        var known = String.join(", ", variables.stream().map(Variable::name).toList());
        throw line.refusedAt(place, "states.own.unknown-variable", name, known);
    }
}
