package puzzlescope.learn.question;

import java.util.Optional;
import puzzlescope.engine.random.PythonRandom;

/** A way of asking one kind of question. */
@FunctionalInterface
interface QuestionTemplate {

    /** Returns a question at a position from 1 to below the run's length; empty if it cannot be asked there. */
    Optional<QuestionBuilder> create(RunFacts run, int position, PythonRandom random);
}
