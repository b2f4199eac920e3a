package puzzlescope.export;

import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.text.Words;

/** The sentences of events. */
public final class MomentSentence {

    private MomentSentence() {}

    /** Returns the sentence of an event, or that of the start if there is none. */
    public static String of(Optional<Event> event, Words words) {
        return event.map(each -> words.localize(each.sentence())).orElseGet(() -> words.localize("export.start"));
    }
}
