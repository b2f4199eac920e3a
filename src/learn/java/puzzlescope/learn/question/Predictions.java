package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import puzzlescope.engine.event.Packed;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Trace;

/**
 * Asks what comes next at a position of a recording, with choices that the position itself gives: what else its call does, what else
 * waits, which calls are open. A position gives the same question each time. One thread.
 */
public final class Predictions {

    /** So many places of a run tell whether something can be asked in it. */
    private static final int LOOKS = 200;

    private final Trace trace;
    private final Surroundings surroundings;
    private final NextPredictions steps;
    private final CallPredictions calls;
    private final TakePredictions taken;
    private final List<Set<PredictionKind>> kinds = new ArrayList<>();

    public Predictions(Session session) {
        trace = session.trace();
        surroundings = new Surroundings(trace);
        var timeline = session.newTimeline();
        var puzzle = session.puzzle();
        steps = new NextPredictions(surroundings, timeline, puzzle.alternatives(session.arguments()), puzzle.id());
        calls = new CallPredictions(surroundings, timeline);
        taken = new TakePredictions(surroundings, timeline);
        boolean counted = session.instance().counted().has(Role.CALL);
        for (var kind : surroundings.vocabulary().kinds()) {
            int bits = kind.roles().stream().mapToInt(Role::bit).sum();
            kinds.add(PredictionKind.of(counted ? bits : withoutCalls(bits)));
        }
    }

    /** Where nobody counts calls, as in a search by a queue, they are steps like others. */
    private static int withoutCalls(int bits) {
        int calls = Role.CALL.bit() | Role.RETURN.bit();
        return PredictionKind.has(bits, Role.CALL, Role.RETURN) ? bits & ~calls | Role.DO.bit() : bits;
    }

    /** The recording that is asked about. */
    public Trace trace() {
        return trace;
    }

    /** Whether one of these questions may be asked before a packed event; makes no object. */
    public boolean mayAsk(long event, Set<PredictionKind> wanted) {
        int kind = Packed.kind(event);
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

    /** The question of one of these kinds at a position; empty if none can be asked there, or what comes is not recorded yet. */
    public Optional<Prediction> at(long position, Set<PredictionKind> wanted) {
        long next = surroundings.event(position);
        if (next < 0 || !mayAsk(next, wanted)) {
            return Optional.empty();
        }
        var place = Place.at(position, next);
        var possible = EnumSet.copyOf(wanted);
        possible.retainAll(kinds.get(place.kind()));
        // What is taken from a queue is more telling than which call or move that is; of one that waits there is none.
        var taking = taken.taking(place);
        var take = taking.flatMap(each -> taken.ask(each, place));
        if (take.isPresent() || taking.filter(TakePredictions.Taking::isForced).isPresent()) {
            possible.remove(PredictionKind.CALL);
            possible.remove(PredictionKind.MOVE);
        }
        var asked = wanted.contains(PredictionKind.TAKE) ? take : Optional.<Prediction>empty();
        if (possible.contains(PredictionKind.BACK)) {
            possible.remove(PredictionKind.MOVE);
        }
        // Who rejects a queen is more telling than which square is tried; where the run goes back is asked as often as
        // that it does.
        if (asked.isEmpty() && possible.contains(PredictionKind.VERDICT) && !possible.contains(PredictionKind.BACK)) {
            asked = steps.verdict(place);
        }
        for (var kind : StepQuestions.shuffled(new ArrayList<>(possible), place.random())) {
            asked = asked.isPresent() ? asked : ask(kind, place);
        }
        return asked;
    }

    private Optional<Prediction> ask(PredictionKind kind, Place place) {
        return switch (kind) {
            case TRY, MOVE, CALL -> steps.next(kind, place);
            case VERDICT -> steps.outcome(place);
            case VALUE -> calls.value(place);
            case BACK ->
                surroundings.vocabulary().depthChange(place.next()) < 0
                        ? calls.back(place)
                        : steps.next(PredictionKind.BACK, place);
            case TAKE -> Optional.empty();
        };
    }

    /** Whether one of these kinds is asked anywhere, as far as a look at some places of what is recorded tells. */
    public boolean canAsk(Set<PredictionKind> wanted) {
        long first = trace.firstKept();
        long length = trace.length() - first;
        return LongStream.range(0, LOOKS)
                .map(i -> first + length * i / LOOKS)
                .distinct()
                .anyMatch(position -> at(position, wanted).isPresent());
    }

    /** The kinds that this run has, as far as it is recorded. */
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
