package puzzlescope.learn.question;

import java.util.Locale;
import java.util.Optional;
import puzzlescope.engine.random.PythonRandom;

/** What can be asked about a run; what a run has nothing of is not asked about it. */
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

    /** What is asked about. */
    private enum About {
        /** The board as it stands after a step, of which the step's sentence might give the answer. */
        BOARD,
        /** A step. */
        STEP,
        /** All steps of a run. */
        RUN
    }

    /** Up to here somebody may count along. */
    private static final int EARLY = 300;

    private final About about;
    private final Template template;

    QuestionKind(About about, Template template) {
        this.about = about;
        this.template = template;
    }

    /** Its name for programs. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it is asked about all steps of a run, and not about a position. */
    public boolean isOfWholeRun() {
        return about == About.RUN;
    }

    /** Whether it may be said what has happened where it is asked. */
    boolean tellsStep() {
        return about != About.BOARD;
    }

    /** The last position at which this is asked in a run of so many events. */
    int latest(int length) {
        boolean isCounted = this == LINE_COUNT || this == COUNTER;
        return isCounted ? Math.min(length - 1, EARLY) : length - 1;
    }

    /** A question at a position from 1 to below the run's length; empty if this cannot be asked there. */
    Optional<Question> ask(RecordedRun run, int position, PythonRandom random) {
        return isOfWholeRun() && !run.isWhole()
                ? Optional.empty()
                : template.ask(run, position, random).flatMap(draft -> draft.finish(this, position, random));
    }
}
