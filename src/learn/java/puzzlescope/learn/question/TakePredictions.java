package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.event.PendingStates.Order;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.trace.Trace;

/** Asks which pending entry is taken next. One thread. */
final class TakePredictions {

    /** Limit on the pending entries considered. */
    private static final int MOST_WAITING = 8;

    /** With fewer entries there is no choice. */
    private static final int FEWEST_WAITING = 2;

    /** Number of steps to look back for earlier entries if there are too few now. */
    private static final int BACK = 100;

    /** The key of the question. */
    static final String ASKED = "predict.ask.TAKE";

    /** The key of the question if several entries have the least value; with all of them the same nothing is asked. */
    static final String ONE_OF = "predict.ask.TAKE-one-of";

    /** The most entries of a list ordered by value whose values can be compared at a glance. */
    private static final int MOST_RATED = 6;

    private final Trace trace;
    private final Timeline timeline;
    private final boolean isProgram;
    /** For each kind of event, whether it takes a pending entry; null if not known yet. */
    private final Boolean[] takes;

    /** @param isProgram whether the order is that of a person's program, which nobody can tell beforehand */
    TakePredictions(Trace trace, Timeline timeline, boolean isProgram) {
        this.isProgram = isProgram;
        this.trace = trace;
        this.timeline = timeline;
        takes = new Boolean[trace.vocabulary().kinds().size()];
    }

    /** Returns whether events of a kind may take an entry, as far as is known. */
    boolean mayTake(int kind) {
        return !isProgram && !Boolean.FALSE.equals(takes[kind]);
    }

    private static boolean isTakenInOrder(PendingStates pendingStates) {
        return pendingStates.order() != Order.LAST_IN;
    }

    /** An agenda before and after the next event takes one of its entries. */
    record AgendaChange(PendingStates before, PendingStates after) {

        /** Returns whether there is only one entry, so that there is nothing to ask. */
        boolean isForced() {
            return before.size() < FEWEST_WAITING;
        }
    }

    /** Returns the agenda from which the next event takes an entry; empty if it takes none. */
    Optional<AgendaChange> takenFrom(PredictionPoint predictionPoint) {
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
                return Optional.of(new AgendaChange(one, after.get(i)));
            }
        }
        if (takes[predictionPoint.kind()] == null && same && !before.isEmpty()) {
            takes[predictionPoint.kind()] = false;
        }
        return Optional.empty();
    }

    /** Asks which entry is taken. */
    Optional<Prediction> create(AgendaChange taking, PredictionPoint predictionPoint, Optional<Message> situation) {
        var before = taking.before();
        var gone = new ArrayList<>(before.first());
        taking.after().first().forEach(gone::remove);
        boolean isRated = before.order() == Order.BEST;
        boolean isKnown = before.entries().size() == before.size();
        if (gone.size() != 1 || taking.isForced() || isRated && (!isKnown || before.size() > MOST_RATED)) {
            return Optional.empty();
        }
        var one = entry(before, gone.getFirst());
        var choices = new PredictionBuilder(
                name(one),
                isRated
                        ? Message.of("predict.why.least", name(one), value(one))
                        : Message.of("predict.why.oldest", name(one)),
                OptionalLong.of(predictionPoint.next()));
        // Among entries of the same value an order out of sight decides.
        var others = before.entries().stream()
                .filter(each -> !each.equals(one) && !(isRated && isTied(each, one)))
                .toList();
        if (isRated && others.isEmpty()) {
            return Optional.empty();
        }
        if (!isRated) {
            addWaiting(choices, others.getLast(), one, false);
            lastTaken(before, predictionPoint.position()).ifPresent(each -> addTaken(choices, each));
        }
        predictionPoint.random().shuffled(others).forEach(each -> addWaiting(choices, each, one, isRated));
        if (choices.isTooFew()) {
            lastTaken(before, predictionPoint.position()).ifPresent(each -> addTaken(choices, each));
        }
        boolean isShared = isRated && others.size() < before.entries().size() - 1;
        return choices.finish(
                PredictionKind.TAKE,
                predictionPoint,
                situation,
                Message.of(isShared ? ONE_OF : ASKED, before.name(), listed(before, isRated)));
    }

    private static void addTaken(PredictionBuilder choices, PendingState taken) {
        choices.or(name(taken), Message.of("predict.why.taken", name(taken)), OptionalLong.empty());
    }

    /** Returns an entry that waited shortly before a position and does not wait any more. */
    private Optional<PendingState> lastTaken(PendingStates now, long position) {
        var ids = now.entries().stream().map(PendingState::id).toList();
        long earliest = Math.max(trace.firstKept(), position - BACK);
        return LongStream.iterate(position - 1, at -> at >= earliest, at -> at - 1)
                .boxed()
                .flatMap(at -> waiting(at, now.name()).filter(each -> !ids.contains(each.id())))
                .findFirst();
    }

    private static void addWaiting(PredictionBuilder choices, PendingState each, PendingState taken, boolean isRated) {
        choices.or(
                name(each),
                isRated
                        ? Message.of("predict.why.more", name(each), value(each), name(taken), value(taken))
                        : Message.of("predict.why.younger", name(each), name(taken)),
                OptionalLong.empty());
    }

    /** Returns the entries in the order in which they were found, with their values where these decide. */
    private static Message listed(PendingStates pendingStates, boolean isRated) {
        var entries = pendingStates.entries().stream()
                .sorted(isRated ? Comparator.comparingLong(PendingState::id) : (_, _) -> 0)
                .map(each -> isRated ? Message.of("predict.rated", name(each), value(each)) : name(each));
        var list = Message.list(entries).orElseThrow();
        return pendingStates.entries().size() < pendingStates.size() ? Message.of("predict.list-more", list) : list;
    }

    /** Returns an entry's label, marked as a number if it is a number alone. */
    static Message name(PendingState entry) {
        var label = entry.label();
        return label.key().equals("agenda.number")
                ? Message.of("predict.numbered", label.arguments().getFirst())
                : label;
    }

    private static Message value(PendingState entry) {
        return entry.lines().getFirst();
    }

    private static PendingState entry(PendingStates pendingStates, Message words) {
        return pendingStates.entries().stream()
                .filter(each -> each.words().equals(words))
                .findFirst()
                .orElseThrow();
    }

    /** Returns whether the value that decides is the same. */
    private static boolean isTied(PendingState one, PendingState other) {
        return one.lines().isEmpty() || other.lines().isEmpty() || value(one).equals(value(other));
    }

    private Stream<PendingState> waiting(long position, Message name) {
        timeline.seek(position);
        return timeline.board().pendingStates(MOST_WAITING).stream()
                .filter(pendingStates -> pendingStates.name().equals(name))
                .flatMap(pendingStates -> pendingStates.entries().stream());
    }
}
