package puzzlescope.engine.check;

import java.util.Arrays;
import java.util.HashSet;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Words;

/** The rules on events: their records, their order and their words. */
final class EventRules {

    private static final int MOST_SENTENCES = 2_000;

    private EventRules() {}

    /** Unpacking and packing are inverse. */
    static void packing(CheckedRun run) {
        var vocabulary = run.instance().vocabulary();
        for (long event : run.events()) {
            var record = vocabulary.unpack(event);
            if (!record.kind().equals(vocabulary.kind(event))) {
                run.findings().add("check.kind", run.kind(event), record.kind().name());
            } else if (record.pack() != event) {
                run.findings().add("check.packing", run.kind(event), record.toString());
            }
        }
    }

    /** The depth of the calls, and whether the length is the one that was known beforehand. */
    static void order(CheckedRun run) {
        int depth = 0;
        for (int i = 0; i < run.events().length; i++) {
            depth += run.instance().vocabulary().depthChange(run.events()[i]);
            if (depth < 0) {
                run.findings().add("check.depth", run.kind(run.events()[i]), i + 1);
                return;
            }
        }
        run.instance().length().ifPresent(length -> {
            if (Math.min(length, run.most()) != run.events().length) {
                run.findings().add("check.length", run.puzzle().id(), length, run.events().length);
            }
        });
    }

    /** Every event has its line and, in every language, its sentence. */
    static void sentences(CheckedRun run) {
        for (var language : Language.values()) {
            var words = new Words(language);
            var listing = Listing.of(run.puzzle(), run.instance().listing(), language);
            var told = new HashSet<Long>();
            for (long event : run.events()) {
                if (told.size() < MOST_SENTENCES && told.add(event)) {
                    tell(run, run.instance().vocabulary().unpack(event), words, listing);
                }
            }
        }
    }

    private static void tell(CheckedRun run, Event event, Words words, Listing listing) {
        var kind = event.kind();
        if (listing.lineOf(kind.label()) < 0) {
            var files = StructureCheck.files(run.instance().listing(), words.language());
            run.findings().add("check.label", kind.label(), kind.name(), files);
        }
        Sentences.check(kind.name(), event.sentence(), words, run.findings());
        if (event.call().isEmpty() == kind.depthChange() > 0) {
            run.findings().add(event.call().isEmpty() ? "check.call-missing" : "check.call-without-role", kind.name());
        }
    }

    /** Checks that the same arguments give the same events. */
    static void repeated(CheckedRun run, long[] again) {
        int at = Arrays.mismatch(run.events(), again);
        if (at >= 0) {
            run.findings().add("check.repeat", run.puzzle().id(), at + 1);
        }
    }
}
