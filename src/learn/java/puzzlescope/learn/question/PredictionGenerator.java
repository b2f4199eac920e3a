package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.replay.CallFrame;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Listing.Line;
import puzzlescope.engine.trace.Trace;

/**
 * Asks what comes next at a position of a recording: which call a return leads to, which entry a queue gives, which
 * line of a person's program is executed next, and what the puzzle asks in its own words. A position always yields the same question. One thread.
 */
public final class PredictionGenerator {

    /** Number of positions sampled to find whether anything can be asked in a run. */
    private static final int LOOKS = 200;

    /** Number of open calls told to a puzzle. */
    private static final int CALLS = 24;

    private final Trace trace;
    private final Timeline timeline;
    private final StepQuestions stepQuestions;
    private final CallPredictions calls;
    private final TakePredictions taken;
    private final LinePredictions programLines;
    private final List<Set<PredictionKind>> kinds = new ArrayList<>();
    private final boolean callsReturn;

    public PredictionGenerator(Session session) {
        trace = session.trace();
        timeline = session.newTimeline();
        boolean isProgram = session.arguments().program().isPresent();
        stepQuestions = isProgram ? StepQuestions.NONE : session.puzzle().stepQuestions(session.arguments());
        calls = new CallPredictions(timeline, isProgram ? _ -> true : pseudocode(session)::contains);
        taken = new TakePredictions(trace, timeline, isProgram);
        programLines = new LinePredictions(session);
        callsReturn = stepQuestions.callsReturn()
                && session.instance().countedEvents().has(Role.CALL);
        for (var kind : trace.vocabulary().kinds()) {
            kinds.add(
                    PredictionKind.of(kind.roles().stream().mapToInt(Role::bit).sum()));
        }
    }

    private static String pseudocode(Session session) {
        return Listing.of(session.puzzle(), session.instance().listing(), Language.ENGLISH).lines().stream()
                .map(Line::code)
                .collect(Collectors.joining("\n"));
    }

    /** Returns the recording that the questions are about. */
    public Trace trace() {
        return trace;
    }

    /** Returns whether one of these questions may be asked before a packed event; allocates nothing. */
    public boolean mayAsk(long event, Set<PredictionKind> wanted) {
        int kind = PackedEvent.kind(event);
        if (wanted.contains(PredictionKind.TAKE) && taken.mayTake(kind)
                || wanted.contains(PredictionKind.LINE) && programLines.mayAsk(kind)) {
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
        var all = all(position, wanted);
        return all.isEmpty()
                ? Optional.empty()
                : Optional.of(new PythonRandom(position).shuffled(all).getFirst());
    }

    List<Prediction> all(long position, Set<PredictionKind> wanted) {
        boolean isKept = position >= trace.firstKept() && position < trace.length();
        if (!isKept || !mayAsk(trace.event(position), wanted)) {
            return List.of();
        }
        var predictionPoint = PredictionPoint.at(position, trace.event(position));
        var asked = new ArrayList<Optional<Prediction>>();
        timeline.seek(position);
        var step = timeline.lastEvent().map(event -> Message.of("question.step", position, event.sentence()));
        timeline.nextEvent().map(this::situation).ifPresent(here -> {
            var situation = joined(step, stepQuestions.state(here));
            for (var question : stepQuestions.about(here)) {
                if (wanted.contains(question.kind())) {
                    asked.add(ask(question, predictionPoint, question.isOfStep() ? situation : Optional.empty()));
                }
            }
        });
        if (wanted.contains(PredictionKind.LINE)) {
            asked.add(programLines.next(predictionPoint, step));
        }
        var taking = taken.takenFrom(predictionPoint);
        boolean returns = trace.vocabulary().depthChange(predictionPoint.next()) < 0;
        if (taking.isPresent()) {
            // An entry taken from a queue tells more than the return it is; with a single entry nothing is asked.
            if (wanted.contains(PredictionKind.TAKE)) {
                asked.add(taken.create(taking.get(), predictionPoint, step));
            }
        } else if (returns && callsReturn && wanted.contains(PredictionKind.BACK)) {
            asked.add(calls.returnTarget(predictionPoint, step));
        }
        return asked.stream().flatMap(Optional::stream).toList();
    }

    private StepSituation situation(Event next) {
        var kind = trace.vocabulary().kinds().get(PackedEvent.kind(trace.event(timeline.position())));
        return new StepSituation(
                timeline.board(),
                timeline.callStack(CALLS).stream().map(CallFrame::call).toList(),
                next,
                timeline.count(kind));
    }

    static Optional<Message> joined(Optional<Message> step, Optional<Message> state) {
        return step.isEmpty() || state.isEmpty()
                ? step.or(() -> state)
                : Optional.of(Message.of("question.situation", step.get(), state.get()));
    }

    private static Optional<Prediction> ask(
            StepQuestion stepQuestion, PredictionPoint predictionPoint, Optional<Message> situation) {
        var right = stepQuestion.choices().getFirst();
        var choices = new PredictionBuilder(right.words(), right.why(), right.event());
        stepQuestion.choices().stream().skip(1).forEach(each -> choices.or(each.words(), each.why(), each.event()));
        return choices.finish(stepQuestion.kind(), predictionPoint, situation, stepQuestion.question());
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
