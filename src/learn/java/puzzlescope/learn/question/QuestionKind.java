package puzzlescope.learn.question;

import java.util.Locale;
import java.util.Optional;
import puzzlescope.engine.random.PythonRandom;

/** The kinds of questions about a run; a run is only asked about what occurs in it. */
public enum QuestionKind {
    NEXT_STEP(About.BOARD, StepQuestions::nextStep),
    NEXT_LINE(About.STEP, StepQuestions::nextLine),
    NEXT_OF_SEVERAL(About.STEP, StepQuestions::nextOfSeveral),
    STEPS_UNTIL(About.STEP, StepQuestions::stepsUntil),
    PHASE(About.BOARD, StepQuestions::phase),
    PHASE_LENGTH(About.RUN, StepQuestions::phaseLength),
    LINE_COUNT(About.STEP, CountQuestions::lineCount),
    LINE_TOTAL(About.RUN, CountQuestions::lineTotal),
    COUNTER(About.STEP, CountQuestions::counter),
    COUNTER_TOTAL(About.RUN, CountQuestions::counterTotal),
    TRIES_BEFORE_RESULT(About.RUN, CountQuestions::triesBeforeResult),
    MEASURE(About.STEP, CountQuestions::measure),
    MEASURE_GREATEST(About.RUN, CountQuestions::measureGreatest),
    DEPTH(About.STEP, CountQuestions::depth),
    DEPTH_GREATEST(About.RUN, CountQuestions::depthGreatest),
    INNERMOST_CALL(About.BOARD, CallQuestions::innermost),
    CALLER(About.BOARD, CallQuestions::caller),
    RETURNS_FIRST(About.STEP, CallQuestions::returnsFirst),
    RETURN_VALUE(About.BOARD, CallQuestions::returnValue),
    RETURN_STEPS(About.STEP, CallQuestions::returnSteps),
    CALLS_WITHIN(About.STEP, CallQuestions::callsWithin),
    CALL_OF_VALUE(About.BOARD, NamedCallQuestions::callOfValue),
    TRIES_OF_CALLS(About.RUN, NamedCallQuestions::triesOfCalls);

    private enum About {
        /** The board after a step, whose sentence might reveal the answer. */
        BOARD,
        /** A single step. */
        STEP,
        /** All steps of a run. */
        RUN
    }

    /** The last position for questions that are answered by counting. */
    private static final int EARLY = 300;

    private final About about;
    private final QuestionTemplate questionTemplate;

    QuestionKind(About about, QuestionTemplate questionTemplate) {
        this.about = about;
        this.questionTemplate = questionTemplate;
    }

    /** Returns the name used by programs. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns whether it is about all steps of a run, not about a position. */
    public boolean isOfWholeRun() {
        return about == About.RUN;
    }

    /** Returns whether the question may show the step's sentence. */
    boolean revealsStep() {
        return about != About.BOARD;
    }

    /** Returns the last position at which this is asked in a run of {@code length} events. */
    int latest(int length) {
        boolean isCounted = this == LINE_COUNT || this == COUNTER;
        return isCounted ? Math.min(length - 1, EARLY) : length - 1;
    }

    /** Returns a question at a position from 1 to below the run's length; empty if it cannot be asked there. */
    Optional<RunQuestion> create(RunFacts run, int position, PythonRandom random) {
        return isOfWholeRun() && !run.isWhole()
                ? Optional.empty()
                : questionTemplate
                        .create(run, position, random)
                        .flatMap(questionBuilder -> questionBuilder.finish(this, position, random));
    }
}
