package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.engine.replay.CallFrame;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Trace;

/**
 * Asks what comes next at a position of a recording: which call a return leads to, which entry a queue gives, and what
 * the puzzle asks in its own words. A position always yields the same question. One thread.
 */
public final class PredictionGenerator {

    /** Number of positions sampled to find whether anything can be asked in a run. */
    private static final int LOOKS = 200;

    /** Number of open calls told to a puzzle. */
    private static final int CALLS = 2;

    private final Trace trace;
    private final Timeline timeline;
    private final StepQuestions stepQuestions;
    private final CallPredictions calls;
    private final TakePredictions taken;
    private final List<Set<PredictionKind>> kinds = new ArrayList<>();
    private final boolean counted;

    public PredictionGenerator(Session session) {
        trace = session.trace();
        timeline = session.newTimeline();
        stepQuestions = session.puzzle().stepQuestions(session.arguments());
        calls = new CallPredictions(timeline);
        taken = new TakePredictions(trace, timeline);
        counted = session.instance().countedEvents().has(Role.CALL);
        for (var kind : trace.vocabulary().kinds()) {
            kinds.add(
                    PredictionKind.of(kind.roles().stream().mapToInt(Role::bit).sum()));
        }
    }

    /** Returns the recording that the questions are about. */
    public Trace trace() {
        return trace;
    }

    /** Returns whether one of these questions may be asked before a packed event; allocates nothing. */
    public boolean mayAsk(long event, Set<PredictionKind> wanted) {
        int kind = PackedEvent.kind(event);
        if (wanted.contains(PredictionKind.TAKE) && taken.mayTake(kind)) {
            return true;
        }
        for (var each : kinds.get(kind)) {
            if (wanted.contains(each)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns a question of one of these kinds at a position; empty if none can be asked there, or if the next event is
     * not recorded yet.
     */
    public Optional<Prediction> at(long position, Set<PredictionKind> wanted) {
        boolean isKept = position >= trace.firstKept() && position < trace.length();
        if (!isKept || !mayAsk(trace.event(position), wanted)) {
            return Optional.empty();
        }
        var predictionPoint = PredictionPoint.at(position, trace.event(position));
        timeline.seek(position);
        var situation = timeline.lastEvent().map(event -> Message.of("question.step", position, event.sentence()));
        // An entry taken from a queue tells more than the call or move it is; with a single entry nothing is asked.
        var taking = taken.takenFrom(predictionPoint);
        if (taking.isPresent()) {
            return wanted.contains(PredictionKind.TAKE)
                    ? taken.create(taking.get(), predictionPoint, situation)
                    : Optional.empty();
        }
        timeline.seek(position);
        var possible = new ArrayList<Supplier<Optional<Prediction>>>();
        for (var question : own()) {
            if (wanted.contains(PredictionKind.valueOf(question.topic().name()))) {
                possible.add(() -> ask(question, predictionPoint, situation));
            }
        }
        boolean returns = trace.vocabulary().depthChange(predictionPoint.next()) < 0;
        if (returns && counted && wanted.contains(PredictionKind.BACK)) {
            possible.add(() -> calls.returnTarget(predictionPoint, situation));
        }
        return predictionPoint.random().shuffled(possible).stream()
                .map(Supplier::get)
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Returns what the puzzle asks at the timeline's position. */
    private List<StepQuestion> own() {
        var next = timeline.nextEvent();
        return next.map(event -> stepQuestions.about(new StepSituation(
                        timeline.board(),
                        timeline.callStack(CALLS).stream().map(CallFrame::call).toList(),
                        event)))
                .orElse(List.of());
    }

    private static Optional<Prediction> ask(
            StepQuestion stepQuestion, PredictionPoint predictionPoint, Optional<Message> situation) {
        var right = stepQuestion.choices().getFirst();
        var choices = new PredictionBuilder(right.words(), right.why(), right.event());
        stepQuestion.choices().stream().skip(1).forEach(each -> choices.or(each.words(), each.why(), each.event()));
        return choices.finish(
                PredictionKind.valueOf(stepQuestion.topic().name()),
                predictionPoint,
                situation,
                stepQuestion.question());
    }

    /** Returns whether one of these kinds can be asked anywhere, judging by samples of the recording. */
    public boolean canAsk(Set<PredictionKind> wanted) {
        long first = trace.firstKept();
        long length = trace.length() - first;
        return LongStream.range(0, LOOKS)
                .map(i -> first + length * i / LOOKS)
                .distinct()
                .anyMatch(position -> at(position, wanted).isPresent());
    }

    /** Returns the kinds that can be asked in this run, judging by samples of the recording. */
    public Set<PredictionKind> kinds() {
        var there = EnumSet.noneOf(PredictionKind.class);
        Stream.of(PredictionKind.values()).filter(kind -> canAsk(Set.of(kind))).forEach(there::add);
        return there;
    }
}
