package puzzlescope.app.ask;

import puzzlescope.engine.event.Message;

/** What a person is asked. */
public enum AskMode {
    /** What comes next, before each event of the sorts that are chosen. */
    PREDICT,
    /** Every move that the algorithm makes. */
    MOVES,
    /** What holds for the run, now and then. */
    QUESTIONS;

    Message words() {
        return Message.of("ask.mode." + this);
    }
}
