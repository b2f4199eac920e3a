package puzzlescope.learn.race;

import java.util.LinkedHashMap;
import java.util.Map;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InstanceSizes;
import puzzlescope.engine.puzzle.Puzzle;

/** Cache of the measurements of the algorithms' growth, one for each algorithm and instance. Any thread. */
public final class GrowthMeasurements {

    private static final int KEPT = 200;

    private final Map<Key, GrowthMeasurement> measured = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, GrowthMeasurement> eldest) {
            return size() > KEPT;
        }
    };

    /** The subject of a measurement; the arguments are those of the first size. */
    private record Key(String puzzle, InstanceSizes sizes, Arguments arguments) {}

    /**
     * Returns the growth of an algorithm, as far as it has been measured.
     *
     * @param arguments the arguments; their size is replaced
     */
    public GrowthMeasurement of(Puzzle puzzle, InstanceSizes instanceSizes, Arguments arguments) {
        var first = instanceSizes.at(arguments, instanceSizes.from());
        synchronized (measured) {
            return measured.computeIfAbsent(
                    new Key(puzzle.id(), instanceSizes, first),
                    _ -> new GrowthMeasurement(puzzle, instanceSizes, first));
        }
    }
}
