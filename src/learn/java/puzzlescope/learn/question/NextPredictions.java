package puzzlescope.learn.question;

import java.util.Optional;
import java.util.OptionalLong;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Packed;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Alternatives;
import puzzlescope.engine.puzzle.Alternatives.Chance;
import puzzlescope.engine.replay.Timeline;

/** Predictions of the next event or its outcome, with choices from the current position. One thread. */
final class NextPredictions {

    private final Surroundings surroundings;
    private final Vocabulary vocabulary;
    private final Timeline timeline;
    private final Alternatives alternatives;
    private final CountingFields counting;
    private final String puzzle;

    /** @param puzzle the id of the puzzle */
    NextPredictions(Surroundings surroundings, Timeline timeline, Alternatives alternatives, String puzzle) {
        this.puzzle = puzzle;
        this.surroundings = surroundings;
        this.timeline = timeline;
        this.alternatives = alternatives;
        counting = new CountingFields(surroundings);
        vocabulary = surroundings.vocabulary();
    }

    /** Asks which of the available events comes next, or for its outcome where the event is chosen at random. */
    Optional<Prediction> next(PredictionKind kind, Place place) {
        return chance(place) == Chance.NONE ? offered(kind, place) : verdict(place);
    }

    private Optional<Prediction> offered(PredictionKind kind, Place place) {
        long position = place.position();
        long next = place.next();
        var told = surroundings.sentence(position);
        var choices = new ChoiceList(told, OptionalLong.of(next));
        if (surroundings.event(position - 1) >= 0) {
            choices.never(surroundings.sentence(position - 1));
        }
        timeline.seek(position);
        var possible = alternatives
                .elsewhere(timeline.board(), vocabulary.kind(next), next)
                .boxed()
                .toList();
        var elsewhere = possible.stream()
                .filter(other -> !vocabulary.unpack(other).sentence().equals(told))
                .toList();
        // If no alternative reads differently, the sentence does not mention the difference.
        boolean isSaid = possible.size() == 1 || !elsewhere.isEmpty();
        for (long other : StepQuestions.shuffled(elsewhere, place.random())) {
            addEvent(choices, other);
        }
        boolean inCall = surroundings.trace().depth(position) > 0;
        int tried = vocabulary.roleBits(next) & Role.TRY.bit();
        var others = surroundings.around(position);
        var asNext = counting.at(place, others);
        for (long other : others) {
            long event = surroundings.event(other);
            long counted = asNext.applyAsLong(event);
            boolean isSame = Packed.kind(event) == place.kind();
            // An event that has already been counted cannot occur again.
            boolean mayCome = inCall && isOfItsKind(event, tried) && (other >= position || counted == event);
            if (isSame ? !isSaid : mayCome && !tellsTotals(event, position)) {
                addEvent(choices, counted);
            }
        }
        var question =
                kind == PredictionKind.BACK || !inCall && kind == PredictionKind.CALL ? PredictionKind.MOVE : kind;
        return choices.finish(kind, place, Message.of("predict.ask." + question), told);
    }

    /** Returns whether an event reveals the value of a call, or of all calls, which is not known yet. */
    private boolean tellsTotals(long event, long position) {
        return vocabulary.depthChange(event) < 0
                && (surroundings.trace().depth(position) == 1
                        || !vocabulary.unpack(event).result().isEmpty());
    }

    /** Returns whether an event is a plausible alternative: for a try, only another try or the end of the tries is. */
    private boolean isOfItsKind(long event, int tried) {
        return tried == 0 || (vocabulary.roleBits(event) & (tried | Role.RETURN.bit())) != 0;
    }

    private void addEvent(ChoiceList choices, long event) {
        choices.or(vocabulary.unpack(event).sentence(), OptionalLong.of(event));
    }

    private Chance chance(Place place) {
        return alternatives.chance(vocabulary.kind(place.next()));
    }

    /** Asks for the outcome of the next try, with the alternatives offered by the puzzle. */
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
        return choices.finish(PredictionKind.VERDICT, place, Message.of("predict.ask.VERDICT"), told);
    }

    /** Asks whether the next try is accepted or rejected, or is the end of the tries. */
    Optional<Prediction> outcome(Place place) {
        int bits = vocabulary.roleBits(place.next());
        var right = Outcome.of(bits);
        if (right.isEmpty() || chance(place) == Chance.WHETHER || !Outcome.areOpen(rolesOfPhase(place.position()))) {
            return Optional.empty();
        }
        var choices = new ChoiceList(right.get().words(puzzle), OptionalLong.empty());
        long length = surroundings.trace().length();
        right.get()
                .others(bits, roles(0, length))
                .forEach(other -> choices.or(other.words(puzzle), OptionalLong.empty()));
        return choices.finish(
                PredictionKind.VERDICT,
                place,
                Message.of("predict.ask.OUTCOME"),
                surroundings.sentence(place.position()));
    }

    private int rolesOfPhase(long position) {
        var trace = surroundings.trace();
        var phases = trace.phases();
        int phase = phases.of(position);
        return phase == Phases.NONE
                ? roles(0, trace.length())
                : roles(phases.first(phase), phases.end(phase, trace.length()));
    }

    /** Returns the roles of all kept events in a range, as bits. */
    private int roles(long from, long to) {
        var trace = surroundings.trace();
        long[] before = trace.counts(Math.max(from, trace.firstKept()));
        long[] after = trace.counts(to);
        int bits = 0;
        for (var kind : vocabulary.kinds()) {
            boolean isThere = after[kind.number()] > before[kind.number()];
            bits |= isThere ? kind.roles().stream().mapToInt(Role::bit).sum() : 0;
        }
        return bits;
    }
}
