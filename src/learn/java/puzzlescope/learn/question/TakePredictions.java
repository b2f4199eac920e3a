package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.event.PendingStates.Order;
import puzzlescope.engine.replay.Timeline;

/** Asks which pending entry is taken next. One thread. */
final class TakePredictions {

    /** Limit on the pending entries considered. */
    private static final int MOST_WAITING = 12;

    /** With fewer entries there is no choice. */
    private static final int FEWEST_WAITING = 2;

    /** Number of steps to look back for earlier entries if there are too few now. */
    private static final int BACK = 100;

    /** Number of places sampled to find whether the run has pending entries. */
    private static final int SAMPLES = 8;

    private final CallContext callContext;
    private final Timeline timeline;
    /** For each kind of event, whether it takes a pending entry; null if not known yet. */
    private final Boolean[] takes;

    TakePredictions(CallContext callContext, Timeline timeline) {
        this.callContext = callContext;
        this.timeline = timeline;
        takes = new Boolean[callContext.vocabulary().kinds().size()];
    }

    /** Returns whether events of a kind may take an entry, as far as is known. */
    boolean mayTake(int kind) {
        return !Boolean.FALSE.equals(takes[kind]);
    }

    /** Returns whether the run has pending entries, as far as it is recorded. */
    boolean hasWaiting() {
        var trace = callContext.trace();
        long first = trace.firstKept();
        for (int i = 1; i < SAMPLES; i++) {
            timeline.seek(first + (trace.length() - first) * i / SAMPLES);
            if (timeline.board().pendingStates(1).stream().anyMatch(TakePredictions::isTakenInOrder)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isTakenInOrder(PendingStates pendingStates) {
        return pendingStates.order() != Order.LAST_IN;
    }

    /** An agenda before and after the next event takes one of its entries. */
    record Taking(PendingStates before, PendingStates after) {

        /** Returns whether there is only one entry, so that there is nothing to ask. */
        boolean isForced() {
            return before.size() < FEWEST_WAITING;
        }
    }

    /** Returns the agenda from which the next event takes an entry; empty if it takes none. */
    Optional<Taking> takenFrom(PredictionPoint predictionPoint) {
        if (!mayTake(predictionPoint.kind())) {
            return Optional.empty();
        }
        timeline.seek(predictionPoint.position());
        var before = timeline.board().pendingStates(MOST_WAITING);
        timeline.seek(predictionPoint.position() + 1);
        var after = timeline.board().pendingStates(MOST_WAITING);
        boolean same = before.size() == after.size();
        for (int i = 0; same && i < before.size(); i++) {
            var one = before.get(i);
            if (isTakenInOrder(one) && after.get(i).size() < one.size()) {
                takes[predictionPoint.kind()] = true;
                return Optional.of(new Taking(one, after.get(i)));
            }
        }
        if (takes[predictionPoint.kind()] == null && same && !before.isEmpty()) {
            takes[predictionPoint.kind()] = false;
        }
        return Optional.empty();
    }

    /** Asks which entry is taken. */
    Optional<Prediction> create(Taking taking, PredictionPoint predictionPoint) {
        var before = taking.before();
        var gone = new ArrayList<>(before.first());
        taking.after().first().forEach(gone::remove);
        if (gone.size() != 1 || taking.isForced()) {
            return Optional.empty();
        }
        var choices = new PredictionBuilder(gone.getFirst(), OptionalLong.of(predictionPoint.next()));
        var one = entry(before, gone.getFirst());
        var others = before.entries().stream()
                .filter(each -> !isTied(before, each, one))
                .toList();
        StepQuestions.shuffled(others, predictionPoint.random())
                .forEach(each -> choices.or(each.words(), OptionalLong.empty()));
        long earliest = Math.max(callContext.trace().firstKept(), predictionPoint.position() - BACK);
        var now = before.entries().stream().map(PendingState::id).toList();
        for (long at = predictionPoint.position() - 1; choices.isTooFew() && at >= earliest; at--) {
            waiting(at, before.name())
                    .filter(each -> !now.contains(each.id()) && !isTied(before, each, one))
                    .forEach(each -> choices.or(each.words(), OptionalLong.empty()));
        }
        return choices.finish(
                PredictionKind.TAKE,
                predictionPoint,
                Message.of("predict.ask.TAKE", before.name()),
                callContext.sentence(predictionPoint.position()));
    }

    private static PendingState entry(PendingStates pendingStates, Message words) {
        return pendingStates.entries().stream()
                .filter(each -> each.words().equals(words))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Returns whether an entry is as good as the one taken, so that the answer would be ambiguous; in a queue, the
     * order of arrival decides.
     */
    private static boolean isTied(PendingStates pendingStates, PendingState each, PendingState taken) {
        return pendingStates.order() == Order.BEST
                && !taken.lines().isEmpty()
                && each.lines().getFirst().equals(taken.lines().getFirst());
    }

    /** Returns the entries of the named agenda at a position. */
    private Stream<PendingState> waiting(long position, Message name) {
        timeline.seek(position);
        return timeline.board().pendingStates(MOST_WAITING).stream()
                .filter(pendingStates -> pendingStates.name().equals(name))
                .flatMap(pendingStates -> pendingStates.entries().stream());
    }
}
