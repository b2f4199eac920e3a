package puzzlescope.learn.race;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Words;

/** The statistics shared by the runs of a race. */
public final class RaceFigures {

    /**
     * A statistic.
     *
     * @param key the message key of its name
     * @param counters the counter of each lane; empty for a lane that lacks it
     */
    public record Figure(String key, List<Optional<Counter>> counters) {

        /** Returns the count in each lane up to its position; empty for a lane that lacks it. */
        public List<OptionalLong> values(List<Session> lanes) {
            var values = new ArrayList<OptionalLong>();
            for (int i = 0; i < counters.size(); i++) {
                var timeline = lanes.get(i).timeline();
                values.add(counters.get(i).stream()
                        .mapToLong(counter -> counter.count().applyAsLong(timeline))
                        .findFirst());
            }
            return values;
        }

        private long lanes() {
            return counters.stream().flatMap(Optional::stream).count();
        }
    }

    private RaceFigures() {}

    /** Returns the statistics that at least two of these runs have, the most common first. */
    public static List<Figure> of(List<Session> lanes, Words words) {
        var counters = lanes.stream().map(lane -> Counter.of(lane, words)).toList();
        return counters.stream()
                .flatMap(List::stream)
                .map(Counter::key)
                .distinct()
                .map(key -> new Figure(
                        key, counters.stream().map(each -> named(key, each)).toList()))
                .filter(figure -> figure.lanes() > 1)
                .sorted(Comparator.comparingLong(Figure::lanes).reversed())
                .toList();
    }

    private static Optional<Counter> named(String key, List<Counter> counters) {
        return counters.stream().filter(counter -> counter.key().equals(key)).findFirst();
    }
}
