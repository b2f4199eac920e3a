package puzzlescope.states.custom;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Variables with bounds, and moves that change them. A move is possible if its condition holds, the new values are
 * different, within the bounds and not illegal, and its cost is not negative. A state is its variables' values in a
 * mixed radix, the last variable being the least significant.
 */
public final class RuleSpace implements CustomSpace {

    /** The number of one-digit variables from which values are written without commas. */
    private static final int MANY = 5;

    private static final Pattern BETWEEN = Pattern.compile("[\\s,;，；、]+");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}");

    /**
     * A move.
     *
     * @param condition the condition under which it is possible
     * @param changes the assignments, all computed from the values before the move
     */
    record Rule(String name, Expression condition, List<Change> changes, Expression cost) {

        Rule costing(Expression other) {
            return new Rule(name, condition, changes, other);
        }
    }

    record Change(int variable, Expression value) {}

    /** A condition under which states are illegal, with its reason. */
    record Illegal(String name, Expression condition) {}

    private final List<Variable> variables;
    private final List<Rule> rules;
    private final List<Illegal> illegal;
    private final Expression goal;
    private final long start;
    private final boolean weighted;
    private final boolean digits;

    RuleSpace(
            List<Variable> variables,
            int[] start,
            List<Rule> rules,
            List<Illegal> illegal,
            Expression goal,
            boolean weighted) {
        this.variables = List.copyOf(variables);
        this.rules = List.copyOf(rules);
        this.illegal = List.copyOf(illegal);
        this.goal = goal;
        this.weighted = weighted;
        this.start = state(start);
        digits = variables.size() >= MANY
                && variables.stream().allMatch(variable -> variable.least() >= 0 && variable.most() <= 9);
    }

    private long state(int[] values) {
        long state = 0;
        for (int i = 0; i < values.length; i++) {
            state = state * variables.get(i).count()
                    + values[i]
                    - variables.get(i).least();
        }
        return state;
    }

    private int[] values(long state) {
        var values = new int[variables.size()];
        long left = state;
        for (int i = values.length - 1; i >= 0; i--) {
            var variable = variables.get(i);
            values[i] = (int) (left % variable.count()) + variable.least();
            left /= variable.count();
        }
        return values;
    }

    /** The names of the variables, in their order. */
    public List<String> names() {
        return variables.stream().map(Variable::name).toList();
    }

    public int value(long state, int variable) {
        return values(state)[variable];
    }

    /** The least value that a variable can have. */
    public int least(int variable) {
        return variables.get(variable).least();
    }

    /** The greatest value that a variable can have. */
    public int most(int variable) {
        return variables.get(variable).most();
    }

    @Override
    public long start() {
        return start;
    }

    @Override
    public boolean isGoal(long state) {
        return goal.isTrue(values(state));
    }

    @Override
    public int moves() {
        return rules.size();
    }

    @Override
    public long after(long state, int move) {
        var rule = rules.get(move);
        var before = values(state);
        var after = before.clone();
        try {
            if (rule.condition().of(before) == 0 || !isCost(rule.cost().of(before))) {
                return NONE;
            }
            for (var change : rule.changes()) {
                var variable = variables.get(change.variable());
                long value = change.value().of(before);
                if (value < variable.least() || value > variable.most()) {
                    return NONE;
                }
                after[change.variable()] = (int) value;
            }
        } catch (ArithmeticException noSuchNumber) {
            return NONE;
        }
        return Arrays.equals(before, after) || isIllegal(after) ? NONE : state(after);
    }

    private static boolean isCost(long cost) {
        return cost >= 0 && cost <= MOST_COST;
    }

    private boolean isIllegal(int[] values) {
        return illegal.stream().anyMatch(each -> each.condition().isTrue(values));
    }

    @Override
    public int cost(long state, int move) {
        return (int) rules.get(move).cost().of(values(state));
    }

    @Override
    public boolean isWeighted() {
        return weighted;
    }

    @Override
    public String text(long state) {
        return Arrays.stream(values(state)).mapToObj(String::valueOf).collect(Collectors.joining(digits ? "" : ","));
    }

    @Override
    public OptionalLong find(String text) {
        var words =
                digits && !BETWEEN.matcher(text.strip()).find() ? text.strip().split("") : BETWEEN.split(text.strip());
        if (words.length != variables.size()) {
            return OptionalLong.empty();
        }
        var values = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            if (!NUMBER.matcher(words[i]).matches()) {
                return OptionalLong.empty();
            }
            values[i] = Integer.parseInt(words[i]);
            if (values[i] < least(i) || values[i] > most(i)) {
                return OptionalLong.empty();
            }
        }
        return isIllegal(values) ? OptionalLong.empty() : OptionalLong.of(state(values));
    }

    @Override
    public String move(long state, int move) {
        return rules.get(move).name();
    }
}
