package puzzlescope.engine.puzzle;

import java.util.List;

/**
 * The parameters that make instances of a puzzle larger.
 *
 * @param parameters the parameters that all take the size as their value
 * @param from the least size that is measured, then every {@code step}-th up to {@code to}
 */
public record InstanceSizes(List<NumberParameter> parameters, long from, long step, long to) {

    public InstanceSizes {
        parameters = List.copyOf(parameters);
    }

    /** Returns arguments for an instance of a size. */
    public Arguments at(Arguments arguments, long size) {
        var scaled = arguments;
        for (var parameter : parameters) {
            scaled = scaled.with(parameter, Long.toString(size));
        }
        return scaled;
    }
}
