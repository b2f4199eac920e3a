package puzzlescope.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Alternatives;
import puzzlescope.core.replay.Timeline;

/** Asks which event comes next, or what comes of it, with choices from the position itself. One thread. */
final class NextPredictions {

    private final Surroundings surroundings;
    private final Vocabulary vocabulary;
    private final Timeline timeline;
    private final Alternatives alternatives;

    NextPredictions(Surroundings surroundings, Timeline timeline, Alternatives alternatives) {
        this.surroundings = surroundings;
        this.timeline = timeline;
        this.alternatives = alternatives;
        vocabulary = surroundings.vocabulary();
    }

    /** Which of the things comes next that the position offers. */
    Optional<Prediction> next(PredictionKind kind, Place place) {
        long position = place.position();
        long next = place.next();
        var told = surroundings.sentence(position);
        var choices = new ChoiceList(told, OptionalLong.of(next));
        timeline.seek(position);
        var possible = alternatives
                .elsewhere(timeline.board(), vocabulary.kind(next), next)
                .boxed()
                .toList();
        var elsewhere = possible.stream()
                .filter(other -> !vocabulary.unpack(other).sentence().equals(told))
                .toList();
        // Where none says anything else than what comes, the sentence does not tell what differs.
        boolean isSaid = possible.size() == 1 || !elsewhere.isEmpty();
        for (long other : StepQuestions.shuffled(elsewhere, place.random())) {
            addEvent(choices, other);
        }
        boolean inCall = surroundings.trace().depth(position) > 0;
        int tried = vocabulary.roleBits(next) & Role.TRY.bit();
        var others = new ArrayList<>(surroundings.after(position));
        others.addAll(surroundings.before(position));
        var same = counters(others.stream().map(surroundings::event).toList(), next);
        for (long other : others) {
            long event = surroundings.event(other);
            boolean isSame = Packed.kind(event) == place.kind();
            if (isSame ? !isSaid : inCall && isOfItsKind(event, tried)) {
                addEvent(choices, isSame && !inCall ? event & ~same | next & same : event);
            }
        }
        var question =
                kind == PredictionKind.BACK || !inCall && kind == PredictionKind.CALL ? PredictionKind.MOVE : kind;
        return choices.finish(kind, place, Message.of("predict.ask." + question), told);
    }

    /** Where something is tried, only another try or the end of the tries may be taken for it. */
    private boolean isOfItsKind(long event, int tried) {
        return tried == 0 || (vocabulary.roleBits(event) & (tried | Role.RETURN.bit())) != 0;
    }

    /**
     * The bits of fields that count events of this kind one by one, and would give the next one away; none if there is nothing else
     * in it.
     *
     * @param others events around it, the later ones first, those before it behind
     */
    private long counters(List<Long> others, long next) {
        var same = others.stream()
                .filter(event -> Packed.kind(event) == Packed.kind(next))
                .limit(2)
                .toList();
        long counting = 0;
        boolean all = true;
        for (var field : vocabulary.kind(next).entry().fields().emitted()) {
            long own = (next & field.mask()) >>> field.shift();
            boolean counts = same.size() == 2
                    && IntStream.range(0, 2)
                            .allMatch(i -> Math.abs(((same.get(i) & field.mask()) >>> field.shift()) - own) == i + 1);
            counting |= counts ? field.mask() : 0;
            all &= counts;
        }
        return all ? 0 : counting;
    }

    private void addEvent(ChoiceList choices, long event) {
        choices.or(vocabulary.unpack(event).sentence(), OptionalLong.of(event));
    }

    /** What comes of the next try, or whether it is the end of the tries. */
    Optional<Prediction> verdict(Place place) {
        timeline.seek(place.position());
        var told = surroundings.sentence(place.position());
        var choices = new ChoiceList(told, OptionalLong.of(place.next()));
        var otherwise = alternatives
                .otherwise(timeline.board(), vocabulary.kind(place.next()), place.next())
                .boxed()
                .toList();
        for (long other : StepQuestions.shuffled(otherwise, place.random())) {
            addEvent(choices, other);
        }
        var asked = choices.finish(PredictionKind.VERDICT, place, Message.of("predict.ask.VERDICT"), told);
        return asked.isPresent() ? asked : outcome(place, told);
    }

    private Optional<Prediction> outcome(Place place, Message told) {
        int bits = vocabulary.roleBits(place.next());
        var right = Outcome.of(bits);
        if (right.isEmpty()) {
            return Optional.empty();
        }
        var choices = new ChoiceList(right.get().words(), OptionalLong.empty());
        right.get().others(bits, roles()).forEach(other -> choices.or(other.words(), OptionalLong.empty()));
        return choices.finish(PredictionKind.VERDICT, place, Message.of("predict.ask.OUTCOME"), told);
    }

    /** The roles of all that is recorded, as bits. */
    private int roles() {
        var trace = surroundings.trace();
        long[] counts = trace.counts(trace.length());
        int bits = 0;
        for (var kind : vocabulary.kinds()) {
            for (var role : counts[kind.number()] > 0 ? kind.roles() : Set.<Role>of()) {
                bits |= role.bit();
            }
        }
        return bits;
    }
}
