package puzzlescope.question;

import java.util.Locale;
import java.util.Optional;
import puzzlescope.core.random.PythonRandom;

/** What can be asked about a run; what a run has nothing of is not asked about it. */
public enum QuestionKind {
    NEXT_STEP(StepQuestions::nextStep),
    NEXT_LINE(StepQuestions::nextLine),
    NEXT_OF_SEVERAL(StepQuestions::nextOfSeveral),
    STEPS_UNTIL(StepQuestions::stepsUntil),
    PHASE(StepQuestions::phase),
    PHASE_LENGTH(true, StepQuestions::phaseLength),
    LINE_COUNT(CountQuestions::lineCount),
    LINE_TOTAL(true, CountQuestions::lineTotal),
    COUNTER(CountQuestions::counter),
    COUNTER_TOTAL(true, CountQuestions::counterTotal),
    TRIES_BEFORE_RESULT(true, CountQuestions::triesBeforeResult),
    MEASURE(CountQuestions::measure),
    MEASURE_GREATEST(true, CountQuestions::measureGreatest),
    DEPTH(CountQuestions::depth),
    DEPTH_GREATEST(true, CountQuestions::depthGreatest),
    INNERMOST_CALL(CallQuestions::innermost),
    CALLER(CallQuestions::caller),
    RETURNS_FIRST(CallQuestions::returnsFirst),
    RETURN_VALUE(CallQuestions::returnValue),
    RETURN_STEPS(CallQuestions::returnSteps),
    CALLS_WITHIN(CallQuestions::callsWithin),
    CALL_OF_VALUE(NamedCallQuestions::callOfValue),
    TRIES_OF_CALLS(true, NamedCallQuestions::triesOfCalls);

    /** Up to here somebody may count along. */
    private static final int EARLY = 300;

    private final boolean ofWholeRun;
    private final Template template;

    QuestionKind(Template template) {
        this(false, template);
    }

    QuestionKind(boolean ofWholeRun, Template template) {
        this.ofWholeRun = ofWholeRun;
        this.template = template;
    }

    /** Its name for programs. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it is asked about all steps of a run, and not about a position. */
    public boolean isOfWholeRun() {
        return ofWholeRun;
    }

    /** The last position at which this is asked in a run of so many events. */
    int latest(int length) {
        boolean isCounted = this == LINE_COUNT || this == COUNTER;
        return isCounted ? Math.min(length - 1, EARLY) : length - 1;
    }

    /** A question at a position from 1 to below the run's length; empty if this cannot be asked there. */
    Optional<Question> ask(RecordedRun run, int position, PythonRandom random) {
        return ofWholeRun && !run.isWhole()
                ? Optional.empty()
                : template.ask(run, position, random).flatMap(draft -> draft.finish(this, position, random));
    }
}
