package puzzlescope.learn.question;

import puzzlescope.engine.event.Packed;
import puzzlescope.engine.random.PythonRandom;

/**
 * Where is asked what comes.
 *
 * @param next the packed event that does come
 * @param random the same for a position each time
 */
record Place(long position, long next, PythonRandom random) {

    static Place at(long position, long next) {
        return new Place(position, next, new PythonRandom(position));
    }

    int kind() {
        return Packed.kind(next);
    }
}
