package puzzlescope.engine.puzzle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.run.Branch;

/**
 * The input of a run: a value for each parameter of a puzzle, and either the branches at which the algorithm is made to
 * choose differently, or a person's program that runs instead of it. Immutable; any thread.
 */
public final class Arguments {

    private final Map<String, Object> values;
    private final List<Branch> branches;
    private final Optional<ProgramSource> program;

    private Arguments(Map<String, Object> values) {
        this(values, List.of(), Optional.empty());
    }

    private Arguments(Map<String, Object> values, List<Branch> branches, Optional<ProgramSource> program) {
        this.values = values;
        this.branches = branches;
        this.program = program;
    }

    public static Arguments presets(List<? extends Parameter<?>> parameters) {
        var values = new LinkedHashMap<String, Object>();
        for (var parameter : parameters) {
            values.put(parameter.name(), parameter.preset());
        }
        return new Arguments(values);
    }

    /** Returns a copy with one parsed value, no branches and no program; throws {@link InvalidInputException} if it is invalid. */
    public Arguments with(Parameter<?> parameter, String text) {
        return put(parameter, parameter.parse(text));
    }

    /** Returns a copy with another value chosen, no branches and no program. */
    public <T> Arguments choosing(Parameter<T> parameter, T value) {
        return put(parameter, value);
    }

    private Arguments put(Parameter<?> parameter, Object value) {
        var changed = new LinkedHashMap<>(values);
        changed.put(parameter.name(), value);
        return new Arguments(changed);
    }

    /** Returns a copy with presets for the parameters that have no value here. */
    public Arguments orPresets(List<? extends Parameter<?>> parameters) {
        var all = presets(parameters).values;
        all.putAll(values);
        return new Arguments(all, branches, program);
    }

    /** Returns a copy that takes a branch, and keeps only the branches before it. */
    public Arguments withBranch(Branch branch) {
        var before = new ArrayList<>(branches);
        before.removeIf(each -> !branch.isAfter(each));
        before.add(branch);
        return new Arguments(values, List.copyOf(before), program);
    }

    /** Returns the branches at which the algorithm is made to choose differently, in order. */
    public List<Branch> branches() {
        return branches;
    }

    /** Returns a copy with a program that runs instead of the algorithm, and no branches. */
    public Arguments withProgram(ProgramSource source) {
        return new Arguments(values, List.of(), Optional.of(source));
    }

    /** Returns a copy in which the algorithm runs. */
    public Arguments withoutProgram() {
        return new Arguments(values, branches, Optional.empty());
    }

    /** Returns the program that runs instead of the algorithm. */
    public Optional<ProgramSource> program() {
        return program;
    }

    /** Returns the value of a parameter. */
    @SuppressWarnings("unchecked")
    public <T> T get(Parameter<T> parameter) {
        var value = values.get(parameter.name());
        if (value == null) {
            throw new IllegalArgumentException("there is no parameter " + parameter.name());
        }
        return (T) value;
    }

    /** Returns the value of a number as an {@code int}. */
    public int integer(NumberParameter parameter) {
        return Math.toIntExact(get(parameter));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Arguments arguments
                && values.equals(arguments.values)
                && branches.equals(arguments.branches)
                && program.equals(arguments.program);
    }

    @Override
    public int hashCode() {
        return Objects.hash(values, branches, program);
    }

    /** Returns the value of a parameter as text that can be parsed again. */
    public <T> String text(Parameter<T> parameter) {
        return parameter.format(get(parameter));
    }
}
