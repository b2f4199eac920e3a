package puzzlescope.core.puzzle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A value for each parameter of a puzzle. Immutable; any thread. */
public final class Arguments {

    private final Map<String, Object> values;

    private Arguments(Map<String, Object> values) {
        this.values = values;
    }

    /** The presets of all parameters. */
    public static Arguments presets(List<? extends Parameter<?>> parameters) {
        var values = new LinkedHashMap<String, Object>();
        for (var parameter : parameters) {
            values.put(parameter.name(), parameter.preset());
        }
        return new Arguments(values);
    }

    /** The same with one value changed to what the text says; {@link InvalidInput} if it cannot be. */
    public Arguments with(Parameter<?> parameter, String text) {
        var changed = new LinkedHashMap<>(values);
        changed.put(parameter.name(), parameter.parse(text));
        return new Arguments(changed);
    }

    /** The same with another choice. */
    public <T> Arguments choosing(ChoiceParameter<T> choice, T chosen) {
        var changed = new LinkedHashMap<>(values);
        changed.put(choice.name(), chosen);
        return new Arguments(changed);
    }

    /** The same with the presets of those parameters that have no value here. */
    public Arguments orPresets(List<? extends Parameter<?>> parameters) {
        var all = presets(parameters).values;
        all.putAll(values);
        return new Arguments(all);
    }

    /** The value of a parameter. */
    @SuppressWarnings("unchecked")
    public <T> T get(Parameter<T> parameter) {
        var value = values.get(parameter.name());
        if (value == null) {
            throw new IllegalArgumentException("there is no parameter " + parameter.name());
        }
        return (T) value;
    }

    /** The value of a number as an {@code int}. */
    public int integer(NumberParameter parameter) {
        return Math.toIntExact(get(parameter));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Arguments arguments && values.equals(arguments.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    /** The value of a parameter as text that can be parsed again. */
    public <T> String text(Parameter<T> parameter) {
        return parameter.format(get(parameter));
    }
}
