package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.stream.LongStream;

/**
 * What makes instances of a puzzle larger.
 *
 * @param parameters all of them have the size as their value
 * @param from the least size that is measured, then every {@code step}-th up to {@code to}
 */
public record Scale(List<NumberParameter> parameters, long from, long step, long to) {

    public Scale {
        parameters = List.copyOf(parameters);
    }

    /** The sizes, from the least on. */
    public LongStream sizes() {
        return LongStream.iterate(from, size -> size <= to, size -> size + step);
    }

    /** Arguments with an instance of a size. */
    public Arguments at(Arguments arguments, long size) {
        var scaled = arguments;
        for (var parameter : parameters) {
            scaled = scaled.with(parameter, Long.toString(size));
        }
        return scaled;
    }
}
