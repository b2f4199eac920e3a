package puzzlescope.learn.question;

import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.random.PythonRandom;

/**
 * A position at which a prediction is asked.
 *
 * @param next the packed event that comes next
 * @param random seeded by the position
 */
record PredictionPoint(long position, long next, PythonRandom random) {

    static PredictionPoint at(long position, long next) {
        return new PredictionPoint(position, next, new PythonRandom(position));
    }

    int kind() {
        return PackedEvent.kind(next);
    }
}
