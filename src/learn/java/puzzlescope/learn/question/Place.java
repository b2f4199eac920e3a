package puzzlescope.learn.question;

import puzzlescope.engine.event.Packed;
import puzzlescope.engine.random.PythonRandom;

/**
 * A position at which a prediction is asked.
 *
 * @param next the packed event that comes next
 * @param random seeded by the position
 */
record Place(long position, long next, PythonRandom random) {

    static Place at(long position, long next) {
        return new Place(position, next, new PythonRandom(position));
    }

    int kind() {
        return Packed.kind(next);
    }
}
