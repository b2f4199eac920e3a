package puzzlescope.app.ask;

import puzzlescope.engine.event.Message;

/** Kind of questions asked. */
public enum QuestionMode {
    /** Predictions before each event of the chosen kinds. */
    PREDICT,
    /** Predictions of every move of the algorithm. */
    MOVES,
    /** Questions about the run, from time to time. */
    QUESTIONS;

    Message displayName() {
        return Message.of("ask.mode." + this);
    }
}
