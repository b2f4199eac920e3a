package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import puzzlescope.engine.event.Agenda;
import puzzlescope.engine.event.Agenda.Order;
import puzzlescope.engine.event.AgendaEntry;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.replay.Timeline;

/** Asks which of those that wait is taken next. One thread. */
final class TakePredictions {

    /** So much of what waits is looked at. */
    private static final int MOST_WAITING = 12;

    /** Where less waits, there is no choice. */
    private static final int FEWEST_WAITING = 2;

    /** So many steps back is looked for what waited before, where too little waits now. */
    private static final int BACK = 100;

    /** How many places of a run are looked at to know whether anything waits in it. */
    private static final int SAMPLES = 8;

    private final Surroundings surroundings;
    private final Timeline timeline;
    /** Of each kind of event, whether it takes something out of what waits; null if none was met yet. */
    private final Boolean[] takes;

    TakePredictions(Surroundings surroundings, Timeline timeline) {
        this.surroundings = surroundings;
        this.timeline = timeline;
        takes = new Boolean[surroundings.vocabulary().kinds().size()];
    }

    /** Whether events of a kind may take something, as far as is known. */
    boolean mayTake(int kind) {
        return !Boolean.FALSE.equals(takes[kind]);
    }

    /** Whether anything waits in the run, as far as it is recorded. */
    boolean hasWaiting() {
        var trace = surroundings.trace();
        long first = trace.firstKept();
        for (int i = 1; i < SAMPLES; i++) {
            timeline.seek(first + (trace.length() - first) * i / SAMPLES);
            if (timeline.board().agendas(1).stream().anyMatch(TakePredictions::isTakenInOrder)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isTakenInOrder(Agenda agenda) {
        return agenda.order() != Order.LAST_IN;
    }

    /** What waits in order before one of it is taken by the next event, and after. */
    record Taking(Agenda before, Agenda after) {

        /** Whether nothing else waits, so that there is nothing to ask. */
        boolean isForced() {
            return before.size() < FEWEST_WAITING;
        }
    }

    /** Of what the next event takes one, if of anything. */
    Optional<Taking> taking(Place place) {
        if (!mayTake(place.kind())) {
            return Optional.empty();
        }
        timeline.seek(place.position());
        var before = timeline.board().agendas(MOST_WAITING);
        timeline.seek(place.position() + 1);
        var after = timeline.board().agendas(MOST_WAITING);
        boolean same = before.size() == after.size();
        for (int i = 0; same && i < before.size(); i++) {
            var one = before.get(i);
            if (isTakenInOrder(one) && after.get(i).size() < one.size()) {
                takes[place.kind()] = true;
                return Optional.of(new Taking(one, after.get(i)));
            }
        }
        if (takes[place.kind()] == null && same && !before.isEmpty()) {
            takes[place.kind()] = false;
        }
        return Optional.empty();
    }

    /** Which of them it is. */
    Optional<Prediction> ask(Taking taking, Place place) {
        var before = taking.before();
        var gone = new ArrayList<>(before.first());
        taking.after().first().forEach(gone::remove);
        if (gone.size() != 1 || taking.isForced()) {
            return Optional.empty();
        }
        var choices = new ChoiceList(gone.getFirst(), OptionalLong.of(place.next()));
        var one = entry(before, gone.getFirst());
        var others = before.entries().stream()
                .filter(each -> !isTied(before, each, one))
                .toList();
        StepQuestions.shuffled(others, place.random()).forEach(each -> choices.or(each.words(), OptionalLong.empty()));
        long earliest = Math.max(surroundings.trace().firstKept(), place.position() - BACK);
        var now = before.entries().stream().map(AgendaEntry::id).toList();
        for (long at = place.position() - 1; choices.isTooFew() && at >= earliest; at--) {
            waiting(at, before.name())
                    .filter(each -> !now.contains(each.id()) && !isTied(before, each, one))
                    .forEach(each -> choices.or(each.words(), OptionalLong.empty()));
        }
        return choices.finish(
                PredictionKind.TAKE,
                place,
                Message.of("predict.ask.TAKE", before.name()),
                surroundings.sentence(place.position()));
    }

    private static AgendaEntry entry(Agenda agenda, Message words) {
        return agenda.entries().stream()
                .filter(each -> each.words().equals(words))
                .findFirst()
                .orElseThrow();
    }

    /** Whether one is as good as what is taken, so that nobody can know which of them is; in a queue that which came first is. */
    private static boolean isTied(Agenda agenda, AgendaEntry each, AgendaEntry taken) {
        return agenda.order() == Order.BEST
                && !taken.lines().isEmpty()
                && each.lines().getFirst().equals(taken.lines().getFirst());
    }

    /** What waited under a name at a position. */
    private Stream<AgendaEntry> waiting(long position, Message name) {
        timeline.seek(position);
        return timeline.board().agendas(MOST_WAITING).stream()
                .filter(agenda -> agenda.name().equals(name))
                .flatMap(agenda -> agenda.entries().stream());
    }
}
