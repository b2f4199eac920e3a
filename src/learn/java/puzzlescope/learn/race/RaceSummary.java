package puzzlescope.learn.race;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Words;

/** Summarises the statistics of complete runs in sentences. */
public final class RaceSummary {

    private static final int MOST = 4;

    private static final int PERCENT = 100;

    private RaceSummary() {}

    /**
     * Returns the result of each run in its own words, then of each phase a sentence for each of the first statistics
     * that differ, one for those that are identical, and one for those of a single run.
     *
     * @param lanes runs that have ended; they are read through separate timelines, on any thread
     * @param names the names of the runs
     */
    public static List<String> of(List<Session> lanes, List<String> names, ComparedPart comparedPart, Words words) {
        var ends = lanes.stream().map(RaceSummary::atItsEnd).toList();
        var said = new ArrayList<>(results(ends, names));
        var phases = RaceFigures.phases(ends, comparedPart).stream()
                .map(spans -> RaceFigures.of(ends, spans, words))
                .toList();
        if (phases.stream().allMatch(phase -> phase.figures().isEmpty())) {
            said.add(Message.of("race.no-figures"));
        }
        for (var phase : phases) {
            var compared = compared(phase, ends, names, words);
            var name = phase.phase().filter(_ -> phases.size() > 1);
            said.addAll(name.map(of -> compared.stream()
                            .map(each -> Message.of("race.in-phase", of, each))
                            .toList())
                    .orElse(compared));
        }
        return said.stream().map(words::localize).toList();
    }

    private static List<Message> compared(RaceFigures phase, List<Session> ends, List<String> names, Words words) {
        var first = ends.getFirst();
        var results = Counter.key(first.puzzle().id(), first.instance().countedEvents(), Role.SOLUTION, words::has);
        var figures = new ArrayList<Message>();
        var identical = new ArrayList<Message>();
        for (var figure : phase.figures()) {
            var values = figure.values(ends);
            var known =
                    values.stream().filter(OptionalLong::isPresent).distinct().toList();
            if (known.size() > 1) {
                figures.add(compared(figure.key(), values, names, figure.key().equals(results)));
            } else if (values.stream().allMatch(OptionalLong::isPresent)) {
                identical.add(valued(figure, known.getFirst().getAsLong()));
            }
        }
        var said = new ArrayList<>(figures.subList(0, Math.min(MOST, figures.size())));
        listed(identical).ifPresent(all -> said.add(Message.of("race.identical", ends.size(), all)));
        for (int lane = 0; lane < ends.size(); lane++) {
            var name = names.get(lane);
            listed(unshared(phase, ends, lane)).ifPresent(all -> said.add(Message.of("race.unshared", name, all)));
        }
        return said;
    }

    /** Returns the statistics that only one run has, with their values. */
    private static List<Message> unshared(RaceFigures phase, List<Session> ends, int lane) {
        return phase.unshared().stream()
                .flatMap(figure -> figure.values(ends).get(lane).stream().mapToObj(value -> valued(figure, value)))
                .toList();
    }

    private static Message valued(RaceFigures.Figure figure, long value) {
        return Message.of("race.valued", Message.of(figure.key()), value);
    }

    private static Optional<Message> listed(List<Message> valued) {
        return valued.stream().reduce((one, other) -> Message.of("race.valued.and", one, other));
    }

    private static List<Message> results(List<Session> ends, List<String> names) {
        var sentences = ends.stream().flatMap(end -> result(end).stream()).toList();
        if (sentences.size() == ends.size() && sentences.stream().distinct().count() == 1) {
            return List.of(Message.of("race.result.same", ends.size(), sentences.getFirst()));
        }
        return IntStream.range(0, ends.size())
                .boxed()
                .flatMap(lane ->
                        result(ends.get(lane))
                                .map(sentence -> Message.of("race.result", names.get(lane), sentence))
                                .stream())
                .toList();
    }

    /** Returns the last sentence of a run, or the sentence of its solution if the run ends by playing that. */
    private static Optional<Message> result(Session end) {
        var trace = end.trace();
        return end.timeline().lastEvent().map(last -> {
            long found = last.kind().roles().contains(Role.DO) ? trace.previous(trace.length(), Role.SOLUTION) : -1;
            return found > 0 ? trace.vocabulary().unpack(trace.event(found - 1)).sentence() : last.sentence();
        });
    }

    /**
     * Returns a sentence on the lane with the fewest, and on how far it is below the one with the most where that says
     * something: fewer solutions are no gain, and nothing is less than none.
     *
     * @param ofResults whether results are counted
     */
    private static Message compared(String key, List<OptionalLong> values, List<String> names, boolean ofResults) {
        var lanes = IntStream.range(0, values.size())
                .filter(lane -> values.get(lane).isPresent())
                .boxed()
                .sorted(Comparator.comparingLong(lane -> values.get(lane).orElseThrow()))
                .toList();
        int least = lanes.getFirst();
        int greatest = lanes.getLast();
        long fewest = values.get(least).orElseThrow();
        long most = values.get(greatest).orElseThrow();
        var total = Message.of(
                ofResults || fewest == 0 ? "race.total.plain" : "race.total",
                Message.of(key),
                names.get(least),
                fewest,
                percent(fewest, most),
                names.get(greatest),
                most);
        for (int between : lanes.subList(1, lanes.size() - 1)) {
            total = Message.of(
                    "race.total.between",
                    total,
                    names.get(between),
                    values.get(between).orElseThrow());
        }
        return total;
    }

    /** Returns the difference in percent of the greater number; 100 only if the smaller one is 0. */
    private static long percent(long less, long more) {
        return Math.min(less == 0 ? PERCENT : PERCENT - 1, Math.round((double) PERCENT * (more - less) / more));
    }

    private static Session atItsEnd(Session lane) {
        var timeline = lane.newTimeline();
        timeline.seek(lane.trace().length());
        return new Session(lane.puzzle(), lane.arguments(), lane.instance(), lane.run(), timeline);
    }
}
