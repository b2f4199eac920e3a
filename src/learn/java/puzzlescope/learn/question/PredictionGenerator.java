package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Trace;

/**
 * Asks what comes next at a position of a recording, with choices taken from the position: alternatives within its
 * call, other pending entries, open calls. A position always yields the same question. One thread.
 */
public final class PredictionGenerator {

    /** Number of positions sampled to find whether anything can be asked in a run. */
    private static final int LOOKS = 200;

    private final Trace trace;
    private final CallContext callContext;
    private final NextPredictions steps;
    private final CallPredictions calls;
    private final TakePredictions taken;
    private final List<Set<PredictionKind>> kinds = new ArrayList<>();

    public PredictionGenerator(Session session) {
        trace = session.trace();
        callContext = new CallContext(trace);
        var timeline = session.newTimeline();
        var puzzle = session.puzzle();
        steps = new NextPredictions(callContext, timeline, puzzle.alternatives(session.arguments()), puzzle.id());
        calls = new CallPredictions(callContext, timeline);
        taken = new TakePredictions(callContext, timeline);
        boolean counted = session.instance().countedEvents().has(Role.CALL);
        for (var kind : callContext.vocabulary().kinds()) {
            int bits = kind.roles().stream().mapToInt(Role::bit).sum();
            kinds.add(PredictionKind.of(counted ? bits : withoutCalls(bits)));
        }
    }

    /** Treats calls and returns as ordinary steps where calls are not counted, as in a search with a queue. */
    private static int withoutCalls(int bits) {
        int calls = Role.CALL.bit() | Role.RETURN.bit();
        return PredictionKind.has(bits, Role.CALL, Role.RETURN) ? bits & ~calls | Role.DO.bit() : bits;
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
        long next = callContext.event(position);
        if (next < 0 || !mayAsk(next, wanted)) {
            return Optional.empty();
        }
        var predictionPoint = PredictionPoint.at(position, next);
        var possible = EnumSet.copyOf(wanted);
        possible.retainAll(kinds.get(predictionPoint.kind()));
        // An entry taken from a queue tells more than the call or move it is; with a single entry nothing is asked.
        var taking = taken.takenFrom(predictionPoint);
        var take = taking.flatMap(each -> taken.create(each, predictionPoint));
        if (take.isPresent() || taking.filter(TakePredictions.Taking::isForced).isPresent()) {
            possible.remove(PredictionKind.CALL);
            possible.remove(PredictionKind.MOVE);
        }
        var asked = wanted.contains(PredictionKind.TAKE) ? take : Optional.<Prediction>empty();
        if (possible.contains(PredictionKind.BACK)) {
            possible.remove(PredictionKind.MOVE);
        }
        // The reason for rejecting a queen tells more than the square tried. Before backtracking, where it leads is
        // asked as often as that it happens.
        if (asked.isEmpty() && possible.contains(PredictionKind.VERDICT) && !possible.contains(PredictionKind.BACK)) {
            asked = steps.verdict(predictionPoint);
        }
        for (var kind : StepQuestions.shuffled(new ArrayList<>(possible), predictionPoint.random())) {
            asked = asked.isPresent() ? asked : ask(kind, predictionPoint);
        }
        return asked;
    }

    private Optional<Prediction> ask(PredictionKind kind, PredictionPoint predictionPoint) {
        return switch (kind) {
            case TRY, MOVE, CALL -> steps.next(kind, predictionPoint);
            case VERDICT -> steps.outcome(predictionPoint);
            case VALUE -> calls.value(predictionPoint);
            case BACK ->
                callContext.vocabulary().depthChange(predictionPoint.next()) < 0
                        ? calls.returnTarget(predictionPoint)
                        : steps.next(PredictionKind.BACK, predictionPoint);
            case TAKE -> Optional.empty();
        };
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

    /** Returns the kinds that occur in this run, as far as it is recorded. */
    public Set<PredictionKind> kinds() {
        long[] counts = trace.counts(trace.length());
        var there = EnumSet.noneOf(PredictionKind.class);
        for (int kind = 0; kind < counts.length; kind++) {
            if (counts[kind] > 0) {
                there.addAll(kinds.get(kind));
            }
        }
        if (!calls.hasValues()) {
            there.remove(PredictionKind.VALUE);
        }
        if (taken.hasWaiting()) {
            there.add(PredictionKind.TAKE);
        }
        return there;
    }
}
