package puzzlescope.export;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Csv;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Trace;

/**
 * The counters and the curve at the positions of a range as a table. A counter begins anew with a phase that counts for
 * itself; its cell is empty where the phase does not have it.
 */
public final class NumbersExport implements ExportKind {

    private static final int MOST_ROWS = 1_000_000;
    private static final int BLOCK = 1 << 12;

    @Override
    public String id() {
        return "numbers";
    }

    @Override
    public List<String> endings() {
        return List.of(".csv");
    }

    @Override
    public boolean showsBoards() {
        return false;
    }

    @Override
    public List<Parameter<?>> options() {
        return List.of(ExportOptions.BEGIN, ExportOptions.END, ExportOptions.BY);
    }

    @Override
    public int mostMoments() {
        return MOST_ROWS;
    }

    @Override
    public List<ExportFile> make(ExportRequest exportRequest) throws InterruptedException {
        var session = exportRequest.session();
        var words = exportRequest.words();
        var counters = Counter.ofAllPhases(session, words);
        var counts = new Counts(session, words);
        var phases = session.trace().phases();
        var curve = new Curve(session.trace());
        var table = new StringBuilder(Csv.BYTE_ORDER_MARK);
        var heading = new ArrayList<String>();
        heading.add(words.localize("export.numbers.step"));
        if (phases.areDeclared()) {
            heading.add(words.localize("export.numbers.phase"));
        }
        var measure = session.instance().measure();
        var parts = parts(session, counters);
        parts.forEach(part -> heading.add(words.localize(measure.name(part))));
        counters.forEach(counter -> heading.add(words.localize(counter.key())));
        heading.add(words.localize("export.numbers.sentence"));
        table.append(Csv.row(heading.stream()));
        var positions = exportRequest.stops(MOST_ROWS);
        for (int i = 0; i < positions.length; i++) {
            var timeline = session.timeline();
            timeline.seek(positions[i]);
            curve.advanceTo(positions[i]);
            var values = new ArrayList<String>();
            values.add(Long.toString(positions[i]));
            if (phases.areDeclared()) {
                int phase = phases.at(positions[i]);
                values.add(phase == Phases.NONE ? "" : words.localize(phases.name(phase)));
            }
            parts.forEach(part -> values.add(part == curve.part ? Integer.toString(curve.value) : ""));
            counters.forEach(counter -> values.add(counts.at(timeline, counter.key())));
            values.add(timeline.lastEvent()
                    .map(event -> words.localize(event.sentence()))
                    .orElse(""));
            table.append(Csv.row(values.stream()));
            exportRequest.done(i + 1, positions.length);
        }
        return List.of(exportRequest.with(table.toString()));
    }

    /** Returns the parts of the curve that have columns, without the depth of the calls, which is a counter already. */
    private static List<Integer> parts(Session session, List<Counter> counters) {
        var measure = session.instance().measure();
        boolean counted = counters.stream().anyMatch(Counter::isDepth);
        return IntStream.range(0, measure.parts())
                .filter(part -> !counted || !measure.isDepth() && !measure.isRecursion(part))
                .boxed()
                .toList();
    }

    /** The counters of the phases of a run. */
    private static final class Counts {

        private final Session session;
        private final Words words;
        private final Map<Integer, Map<String, Counter>> inPhase = new HashMap<>();

        Counts(Session session, Words words) {
            this.session = session;
            this.words = words;
        }

        String at(Timeline timeline, String key) {
            var counter = inPhase.computeIfAbsent(
                            timeline.span(),
                            span -> Counter.of(session, words, span).stream()
                                    .collect(Collectors.toMap(Counter::key, Function.identity())))
                    .get(key);
            var count = counter == null ? OptionalLong.empty() : counter.at(timeline);
            return count.isPresent() ? Long.toString(count.getAsLong()) : "";
        }
    }

    /** The measure of a recording at successive positions. */
    private static final class Curve {

        private final Trace trace;
        private final Measure measure;
        private final long[] events = new long[BLOCK];
        private long position;
        private int value;
        private int part;

        Curve(Trace trace) {
            this.trace = trace;
            measure = trace.measure();
            value = measure.start();
        }

        void advanceTo(long target) {
            while (position < target) {
                int count = trace.copy(position, events, 0, (int) Math.min(BLOCK, target - position));
                if (count == 0) {
                    throw new ExportRefusedException(
                            ExportOptions.BEGIN, Message.of("export.at.not-kept", position, trace.firstKept()));
                }
                for (int i = 0; i < count; i++) {
                    value = measure.after(value, events[i]);
                    part = measure.part(part, events[i]);
                }
                position += count;
            }
        }
    }
}
