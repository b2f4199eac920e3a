package puzzlescope.states.custom;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import puzzlescope.states.custom.CustomPuzzleParser.Statement;
import puzzlescope.states.custom.RuleSpace.Change;
import puzzlescope.states.custom.RuleSpace.Illegal;
import puzzlescope.states.custom.RuleSpace.Rule;

/** Parser for the notation with variables and moves. One thread. */
final class RuleReader {

    private static final int MOST_VARIABLES = 64;
    /** The most conceivable states, each of which is numbered whether or not it is reachable. */
    private static final long MOST_CONCEIVABLE = 1L << 62;

    private static final Expression ALWAYS = _ -> 1;

    private final List<Statement> statements;
    private final TokenLine end;
    private final List<Variable> variables = new ArrayList<>();
    private final List<Rule> rules = new ArrayList<>();
    private final List<Illegal> illegal = new ArrayList<>();
    private long conceivable = 1;
    private boolean weighted;

    /** @param end the line at which missing statements are reported */
    RuleReader(List<Statement> statements, TokenLine end) {
        this.statements = statements;
        this.end = end;
    }

    RuleSpace space() {
        CustomPuzzleParser.of(statements, "state").forEach(each -> readVariables(each.line()));
        if (variables.isEmpty()) {
            throw end.refusedAt(Integer.MAX_VALUE, "states.own.missing", "state");
        }
        for (var each : statements) {
            switch (each.keyword()) {
                case "move" -> readMove(each.line());
                case "cost" -> readCost(each.line());
                case "illegal" -> readIllegal(each.line());
                default -> {}
            }
        }
        if (rules.isEmpty()) {
            throw end.refusedAt(Integer.MAX_VALUE, "states.own.missing", "move");
        }
        var start = readStart(CustomPuzzleParser.only(statements, "start", end));
        var goalLine = CustomPuzzleParser.only(statements, "goal", end);
        var goal = new ExpressionReader(goalLine, variables).condition();
        goalLine.expectEnd();
        return new RuleSpace(variables, start, rules, illegal, goal, weighted);
    }

    private void readVariables(TokenLine line) {
        do {
            int place = line.place();
            var name = line.name();
            if (ExpressionReader.RESERVED.contains(name)) {
                throw line.refusedAt(place, "states.own.reserved", name);
            }
            if (variables.stream().anyMatch(each -> each.name().equals(name))) {
                throw line.refusedAt(place, "states.own.variable-twice", name);
            }
            if (variables.size() == MOST_VARIABLES) {
                throw line.refusedAt(place, "states.own.too-many-variables", MOST_VARIABLES);
            }
            line.expect("=");
            int least = line.signedNumber();
            line.expect("..");
            int upper = line.place();
            var variable = new Variable(name, least, line.signedNumber());
            if (variable.count() < 1) {
                throw line.refusedAt(upper, "states.own.empty-range", least, variable.most());
            }
            if (MOST_CONCEIVABLE / conceivable < variable.count()) {
                throw line.refusedAt(place, "states.own.too-many-states");
            }
            conceivable *= variable.count();
            variables.add(variable);
        } while (line.take(","));
        line.expectEnd();
    }

    private int[] readStart(TokenLine line) {
        var values = new int[variables.size()];
        var given = new BitSet();
        do {
            int place = line.place();
            int variable = fresh(line, given);
            line.expect("=");
            int value = line.place();
            values[variable] = line.signedNumber();
            var bounds = variables.get(variable);
            if (values[variable] < bounds.least() || values[variable] > bounds.most()) {
                throw line.refusedAt(
                        value,
                        "states.own.out-of-range",
                        values[variable],
                        bounds.name(),
                        bounds.least(),
                        bounds.most());
            }
            illegalAt(place, line, values, given);
        } while (line.take(","));
        line.expectEnd();
        int missing = given.nextClearBit(0);
        if (missing < values.length) {
            throw line.refused("states.own.no-value", variables.get(missing).name());
        }
        return values;
    }

    /** Checks that a complete state is not illegal. */
    private void illegalAt(int place, TokenLine line, int[] values, BitSet given) {
        if (given.cardinality() == values.length) {
            illegal.stream()
                    .filter(each -> each.condition().isTrue(values))
                    .findFirst()
                    .ifPresent(each -> {
                        throw line.refusedAt(place, "states.own.illegal-start", each.name());
                    });
        }
    }

    /** Reads a variable that has no value yet. */
    private int fresh(TokenLine line, BitSet given) {
        int place = line.place();
        int variable = ExpressionReader.variable(line, variables);
        if (given.get(variable)) {
            throw line.refusedAt(
                    place, "states.own.value-twice", variables.get(variable).name());
        }
        given.set(variable);
        return variable;
    }

    private void readMove(TokenLine line) {
        if (rules.size() == CustomSpace.MOST_MOVES) {
            throw line.refusedAt(0, "states.own.too-many-moves", CustomSpace.MOST_MOVES);
        }
        var name = line.upTo(":");
        var reader = new ExpressionReader(line, variables);
        var condition = line.peek().equals("->") ? ALWAYS : reader.condition();
        line.expect("->");
        var changes = new ArrayList<Change>();
        var given = new BitSet();
        do {
            int variable = fresh(line, given);
            line.expect("=");
            changes.add(new Change(variable, reader.number()));
        } while (line.take(","));
        line.expectEnd();
        rules.add(new Rule(name, condition, List.copyOf(changes), ALWAYS));
    }

    private void readCost(TokenLine line) {
        if (rules.isEmpty()) {
            throw line.refusedAt(0, "states.own.cost-of-what");
        }
        var cost = new ExpressionReader(line, variables).number();
        line.expectEnd();
        rules.add(rules.removeLast().costing(cost));
        weighted = true;
    }

    private void readIllegal(TokenLine line) {
        var name = line.upTo(":");
        var condition = new ExpressionReader(line, variables).condition();
        line.expectEnd();
        illegal.add(new Illegal(name, condition));
    }
}
