package puzzlescope.learn.question;

import java.util.Optional;
import puzzlescope.engine.random.PythonRandom;

/** One way to ask. */
@FunctionalInterface
interface Template {

    /** A question at a position from 1 to below the run's length; empty if this cannot be asked there. */
    Optional<Draft> ask(RecordedRun run, int position, PythonRandom random);
}
