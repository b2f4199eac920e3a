package puzzlescope.learn.query;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Variables.Variable;

/** Tests the variables of the call in which a step happened. One thread. */
sealed interface VariableCheck {

    boolean test(List<Variable> variables);

    static VariableCheck of(StepCondition.OfVariable condition) {
        return switch (condition) {
            case StepCondition.Compared(var name, var sign, var other) -> new Comparison(name, sign, other);
            case StepCondition.Changed(var name) -> new Change(name);
        };
    }

    private static Optional<String> value(List<Variable> variables, String name) {
        return variables.stream()
                .filter(each -> each.name().equals(name))
                .map(Variable::value)
                .findFirst();
    }

    /** Compares a variable with a value or, if it is the name of one, with another variable. */
    record Comparison(String name, Sign sign, String other) implements VariableCheck {

        @Override
        public boolean test(List<Variable> variables) {
            return value(variables, name)
                    .filter(here -> sign.holds(here, value(variables, other).orElse(other)))
                    .isPresent();
        }
    }

    /** A check whether a variable has changed since the check before. */
    final class Change implements VariableCheck {

        private final String name;
        private @Nullable String before;

        private Change(String name) {
            this.name = name;
        }

        @Override
        public boolean test(List<Variable> variables) {
            var here = value(variables, name);
            boolean changed = before != null && here.isPresent() && !here.get().equals(before);
            before = here.orElse(before);
            return changed;
        }
    }

    /** Signs of comparisons. */
    enum Sign {
        EQUAL,
        UNEQUAL,
        LESS,
        MORE,
        AT_MOST,
        AT_LEAST;

        /** Compares two numbers; of other texts, only whether they are the same but for quotation marks. */
        private boolean holds(String one, String other) {
            var left = number(one);
            var right = number(other);
            if (left == null || right == null) {
                boolean same = plain(one).equals(plain(other));
                return this == EQUAL && same || this == UNEQUAL && !same;
            }
            int order = left.compareTo(right);
            return switch (this) {
                case EQUAL -> order == 0;
                case UNEQUAL -> order != 0;
                case LESS -> order < 0;
                case MORE -> order > 0;
                case AT_MOST -> order <= 0;
                case AT_LEAST -> order >= 0;
            };
        }

        private static @Nullable BigDecimal number(String text) {
            try {
                return new BigDecimal(text);
            } catch (NumberFormatException _) {
                return null;
            }
        }

        private static String plain(String text) {
            return text.replaceAll("[\\s'\"\u201c\u201d\u2018\u2019]", "");
        }
    }
}
