package puzzlescope.engine.check;

import java.util.HashSet;
import java.util.List;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.DepthRange;

/** The rules on what is plotted: the measure and the phases of a run. */
final class MeasureRules {

    private static final int SEEKS = 40;
    private static final int SOME = 101;

    private MeasureRules() {}

    /** The measure is not always the same. */
    static void story(CheckedRun run) {
        var measure = run.instance().measure();
        int now = measure.start();
        var seen = new HashSet<Integer>();
        for (long event : run.events()) {
            now = measure.after(now, event);
            seen.add(now);
        }
        if (seen.size() < 2) {
            run.findings().add("check.measure-constant", measure.name(0).key());
        }
    }

    /** The measure and the phases have words in every language. */
    static void words(CheckedRun run) {
        var measure = run.instance().measure();
        var phases = run.record().phases();
        for (var language : Language.values()) {
            var words = new Words(language);
            for (int part = 0; part < measure.parts(); part++) {
                var name = measure.name(part);
                Sentences.check(name.key(), name, words, run.findings());
                Sentences.check(name.key(), measure.value(part, 1), words, run.findings());
                Sentences.check(name.key(), measure.range(part, 2, 30), words, run.findings());
            }
            for (int i = 0; i < phases.size(); i++) {
                Sentences.check(phases.name(i).key(), phases.name(i), words, run.findings());
            }
        }
    }

    /** The measure is never negative, and the recorded one is the one that follows from the events. */
    static void recorded(CheckedRun run) {
        if (run.events().length == 0) {
            return;
        }
        var trace = run.record();
        int[] values = new int[(int) trace.length()];
        int now = run.instance().measure().start();
        for (int i = 0; i < values.length; i++) {
            now = run.instance().measure().after(now, trace.event(i));
            values[i] = now;
            if (now < 0) {
                var name = run.instance().measure().name(0).key();
                run.findings().add("check.measure-negative", name, run.kind(trace.event(i)));
                return;
            }
        }
        var random = new PythonRandom(5);
        var range = new DepthRange();
        for (int i = 0; i < SEEKS; i++) {
            int from = random.below(values.length);
            int to = from + 1 + random.below(values.length - from);
            trace.profile().measures(from, to, range);
            int lowest = values[from];
            int highest = values[from];
            for (int at = from; at < to; at++) {
                lowest = Math.min(lowest, values[at]);
                highest = Math.max(highest, values[at]);
            }
            if (range.lowest() != lowest || range.highest() != highest) {
                run.findings()
                        .add(
                                "check.measure-recorded",
                                run.instance().measure().name(0).key(),
                                from,
                                to);
                return;
            }
        }
    }

    /** Phases begin where the events say, and the measure has the part that the events say. */
    static void phases(CheckedRun run) {
        var trace = run.record();
        var phases = trace.phases();
        int phase = run.instance().phases().first();
        int known = phase == Phases.NONE ? -1 : 0;
        int part = 0;
        for (long i = 0; i < trace.length(); i++) {
            long event = trace.event(i);
            int begun = run.instance().phases().phaseAfter(event, phase);
            boolean begins = begun != Phases.NONE;
            if (begins) {
                phase = begun;
                known++;
            }
            part = run.instance().measure().part(part, event);
            boolean kept = !begins && i % SOME != 0 || phases.of(i) == known && phases.part(i) == part;
            boolean first = !begins || phases.first(known) == i;
            if (!kept || !first || begins && known > 0 && i <= phases.first(known - 1)) {
                run.findings().add("check.phase", run.kind(event), i + 1);
                return;
            }
        }
        if (phases.size() != known + 1) {
            run.findings().add("check.phases", run.puzzle().id(), phases.size(), known + 1);
        }
    }

    /** For a search measured by its queue or open list, the measure equals the number of entries on the board. */
    static void pending(CheckedRun run) {
        var measure = run.instance().measure();
        var name = new Words(Language.ENGLISH).localize(measure.name(0));
        if (!name.matches(".*(queue|open list).*")) {
            return;
        }
        var board = run.instance().board();
        int now = measure.start();
        for (int i = 0; i < run.events().length; i++) {
            now = measure.after(now, run.events()[i]);
            board.apply(run.events()[i]);
            var pending = CheckedRun.isCompared(i) ? board.pendingStates(1) : List.<PendingStates>of();
            int waiting = pending.stream().mapToInt(PendingStates::size).sum();
            if (!pending.isEmpty() && now != waiting) {
                run.findings().add("check.pending", run.kind(run.events()[i]), i + 1, now, waiting);
                return;
            }
        }
    }
}
