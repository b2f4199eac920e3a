package puzzlescope.race;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import puzzlescope.core.session.Session;
import puzzlescope.text.Counter;
import puzzlescope.text.Words;

/** What is counted of the runs of a race. */
public final class Figures {

    /**
     * Something that is counted.
     *
     * @param key of what it is called
     * @param counters how each lane counts it
     */
    public record Figure(String key, List<Counter> counters) {

        /** How often it happened in each lane up to where that stands. */
        public List<Long> values(List<Session> lanes) {
            var values = new ArrayList<Long>();
            for (int i = 0; i < counters.size(); i++) {
                values.add(counters.get(i).count().applyAsLong(lanes.get(i).timeline()));
            }
            return values;
        }
    }

    private Figures() {}

    /** The figures that all of these runs have. */
    public static List<Figure> of(List<Session> lanes, Words words) {
        var counters = new LinkedHashMap<String, List<Counter>>();
        for (var lane : lanes) {
            for (var counter : Counter.of(lane, words)) {
                counters.computeIfAbsent(counter.key(), _ -> new ArrayList<>()).add(counter);
            }
        }
        var figures = new ArrayList<Figure>();
        counters.forEach((key, each) -> {
            if (each.size() == lanes.size()) {
                figures.add(new Figure(key, List.copyOf(each)));
            }
        });
        return figures;
    }
}
