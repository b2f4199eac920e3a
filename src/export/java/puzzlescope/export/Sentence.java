package puzzlescope.export;

import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.text.Words;

/** What is said of a moment. */
public final class Sentence {

    private Sentence() {}

    /** What an event says; at the start, where there is none, that it is the start. */
    public static String of(Optional<Event> event, Words words) {
        return event.map(each -> words.say(each.sentence())).orElseGet(() -> words.say("export.start"));
    }
}
