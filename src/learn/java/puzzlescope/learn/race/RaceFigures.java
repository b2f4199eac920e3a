package puzzlescope.learn.race;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Words;

/**
 * The statistics of the runs of a race in one phase.
 *
 * @param phase the name of the phase; empty in a run without phases
 * @param figures those that at least two runs have, the most common first
 * @param unshared those that only one run has
 */
public record RaceFigures(Optional<Message> phase, List<Figure> figures, List<Figure> unshared) {

    public RaceFigures {
        figures = List.copyOf(figures);
        unshared = List.copyOf(unshared);
    }

    /**
     * A counter of a lane.
     *
     * @param span the phase with which its counting begins
     */
    public record CountedSpan(Counter counter, int span) {}

    /**
     * A statistic.
     *
     * @param key the message key of its name
     * @param counters the counter of each lane; empty for a lane that lacks it
     */
    public record Figure(String key, List<Optional<CountedSpan>> counters) {

        public Figure {
            counters = List.copyOf(counters);
        }

        /** Returns the count in each lane up to its position; empty for a lane that lacks it, or does not know it. */
        public List<OptionalLong> values(List<Session> lanes) {
            var values = new ArrayList<OptionalLong>();
            for (int i = 0; i < counters.size(); i++) {
                var timeline = lanes.get(i).timeline();
                values.add(counters.get(i)
                        .map(counted -> counted.counter().in(timeline, counted.span()))
                        .orElse(OptionalLong.empty()));
            }
            return values;
        }

        private long lanes() {
            return counters.stream().flatMap(Optional::stream).count();
        }
    }

    /** Returns the phases that all lanes have begun at their positions, as those of each lane; the last one is last. */
    static List<List<Integer>> phases(List<Session> lanes, ComparedPart comparedPart) {
        var begun = IntStream.range(0, lanes.size())
                .mapToObj(lane -> comparedPart.spans(lanes.get(lane), lane))
                .toList();
        int common = begun.stream().mapToInt(List::size).min().orElse(0);
        return IntStream.range(0, common)
                .mapToObj(phase -> begun.stream().map(spans -> spans.get(phase)).toList())
                .toList();
    }

    /** Returns the phase of each lane whose figures are shown at their positions; empty if they have none in common. */
    public static List<Integer> current(List<Session> lanes, ComparedPart comparedPart) {
        var phases = phases(lanes, comparedPart);
        return phases.isEmpty() ? List.of() : phases.getLast();
    }

    /**
     * Returns the statistics of these runs in a phase.
     *
     * @param spans the phase of each lane with which the counting begins
     */
    public static RaceFigures of(List<Session> lanes, List<Integer> spans, Words words) {
        var counters = IntStream.range(0, spans.size())
                .mapToObj(lane -> Counter.of(lanes.get(lane), words, spans.get(lane)).stream()
                        .filter(counter -> !counter.isDepth())
                        .map(counter -> new CountedSpan(counter, spans.get(lane)))
                        .toList())
                .toList();
        var figures = counters.stream()
                .flatMap(List::stream)
                .map(counted -> counted.counter().key())
                .distinct()
                .map(key -> new Figure(
                        key, counters.stream().map(each -> named(key, each)).toList()))
                .sorted(Comparator.comparingLong(Figure::lanes).reversed())
                .toList();
        var phases = lanes.getFirst().trace().phases();
        var name = spans.isEmpty() || spans.getFirst() == Phases.NONE
                ? Optional.<Message>empty()
                : Optional.of(phases.name(spans.getFirst()));
        return new RaceFigures(
                name,
                figures.stream().filter(figure -> figure.lanes() > 1).toList(),
                figures.stream().filter(figure -> figure.lanes() == 1).toList());
    }

    private static Optional<CountedSpan> named(String key, List<CountedSpan> counters) {
        return counters.stream()
                .filter(counted -> counted.counter().key().equals(key))
                .findFirst();
    }
}
