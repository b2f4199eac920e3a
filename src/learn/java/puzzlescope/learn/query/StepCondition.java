package puzzlescope.learn.query;

import java.util.List;
import java.util.Set;
import puzzlescope.engine.event.EventKind;

/** A condition on a step; numbers are those used in sentences. */
sealed interface StepCondition {

    /** The step has one of these roles. */
    record OfRole(int bits) implements StepCondition {}

    /** The step is of one of these kinds, given by their numbers. */
    record OfKind(Set<Integer> kinds) implements StepCondition {}

    /** The step has one of these fields with a value from {@code low} to {@code high}. */
    record InField(Set<String> names, long low, long high) implements StepCondition {}

    /** The step is at a place with two coordinates, in the order used in sentences. */
    record AtPlace(long first, long second) implements StepCondition {}

    /** The depth after the step is in a range. */
    record AtDepth(long low, long high) implements StepCondition {}

    /** The step is on a line with one of these labels. */
    record OnLine(List<String> labels) implements StepCondition {}

    /** The step enters this line of a person's program. */
    record OnProgramLine(int line) implements StepCondition {}

    /** A condition on a variable of the call in which the step happened. */
    sealed interface OfVariable extends StepCondition {}

    /**
     * A variable compares so with a value.
     *
     * @param other a value, or the name of another variable
     */
    record Compared(String name, VariableCheck.Sign sign, String other) implements OfVariable {}

    /** A variable has another value than at the step before that meets all other conditions. */
    record Changed(String name) implements OfVariable {}

    /** The number of steps so far with one of these roles or kinds, this one included, is in a range. */
    record Counted(int roleBits, Set<Integer> kinds, long low, long high) implements StepCondition {

        boolean counts(EventKind kind) {
            return kinds.contains(kind.number())
                    || kind.roles().stream().anyMatch(role -> (role.bit() & roleBits) != 0);
        }
    }

    /** The step opens this call, as written in the pseudocode. */
    record OfCall(String call) implements StepCondition {}

    /**
     * The step ends a call in which no solution was found; all other conditions then apply to the step that opened the
     * call.
     */
    record Failed() implements StepCondition {}
}
