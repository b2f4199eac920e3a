package puzzlescope.learn.question;

import java.util.Optional;
import java.util.OptionalLong;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Alternatives;
import puzzlescope.engine.puzzle.Alternatives.Chance;
import puzzlescope.engine.replay.Timeline;

/** Predictions of the next event or its outcome, with choices from the current position. One thread. */
final class NextPredictions {

    private final CallContext callContext;
    private final Vocabulary vocabulary;
    private final Timeline timeline;
    private final Alternatives alternatives;
    private final CountingFields counting;
    private final String puzzle;

    /** @param puzzle the id of the puzzle */
    NextPredictions(CallContext callContext, Timeline timeline, Alternatives alternatives, String puzzle) {
        this.puzzle = puzzle;
        this.callContext = callContext;
        this.timeline = timeline;
        this.alternatives = alternatives;
        counting = new CountingFields(callContext);
        vocabulary = callContext.vocabulary();
    }

    /** Asks which of the available events comes next, or for its outcome where the event is chosen at random. */
    Optional<Prediction> next(PredictionKind kind, PredictionPoint predictionPoint) {
        return chance(predictionPoint) == Chance.NONE ? offered(kind, predictionPoint) : verdict(predictionPoint);
    }

    private Optional<Prediction> offered(PredictionKind kind, PredictionPoint predictionPoint) {
        long position = predictionPoint.position();
        long next = predictionPoint.next();
        var told = callContext.sentence(position);
        var choices = new PredictionBuilder(told, OptionalLong.of(next));
        if (callContext.event(position - 1) >= 0) {
            choices.never(callContext.sentence(position - 1));
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
        for (long other : StepQuestions.shuffled(elsewhere, predictionPoint.random())) {
            addEvent(choices, other);
        }
        boolean inCall = callContext.trace().depth(position) > 0;
        int tried = vocabulary.roleBits(next) & Role.TRY.bit();
        var others = callContext.around(position);
        var asNext = counting.at(predictionPoint, others);
        for (long other : others) {
            long event = callContext.event(other);
            long counted = asNext.applyAsLong(event);
            boolean isSame = PackedEvent.kind(event) == predictionPoint.kind();
            // An event that has already been counted cannot occur again.
            boolean mayCome = inCall && isOfItsKind(event, tried) && (other >= position || counted == event);
            if (isSame ? !isSaid : mayCome && !tellsTotals(event, position)) {
                addEvent(choices, counted);
            }
        }
        var question =
                kind == PredictionKind.BACK || !inCall && kind == PredictionKind.CALL ? PredictionKind.MOVE : kind;
        return choices.finish(kind, predictionPoint, Message.of("predict.ask." + question), told);
    }

    /** Returns whether an event reveals the value of a call, or of all calls, which is not known yet. */
    private boolean tellsTotals(long event, long position) {
        return vocabulary.depthChange(event) < 0
                && (callContext.trace().depth(position) == 1
                        || !vocabulary.unpack(event).result().isEmpty());
    }

    /** Returns whether an event is a plausible alternative: for a try, only another try or the end of the tries is. */
    private boolean isOfItsKind(long event, int tried) {
        return tried == 0 || (vocabulary.roleBits(event) & (tried | Role.RETURN.bit())) != 0;
    }

    private void addEvent(PredictionBuilder choices, long event) {
        choices.or(vocabulary.unpack(event).sentence(), OptionalLong.of(event));
    }

    private Chance chance(PredictionPoint predictionPoint) {
        return alternatives.chance(vocabulary.kind(predictionPoint.next()));
    }

    /** Asks for the outcome of the next try, with the alternatives offered by the puzzle. */
    Optional<Prediction> verdict(PredictionPoint predictionPoint) {
        timeline.seek(predictionPoint.position());
        var told = callContext.sentence(predictionPoint.position());
        var choices = new PredictionBuilder(told, OptionalLong.of(predictionPoint.next()));
        var otherwise = alternatives
                .alternativeOutcomes(timeline.board(), vocabulary.kind(predictionPoint.next()), predictionPoint.next())
                .boxed()
                .toList();
        for (long other : StepQuestions.shuffled(otherwise, predictionPoint.random())) {
            addEvent(choices, other);
        }
        return choices.finish(PredictionKind.VERDICT, predictionPoint, Message.of("predict.ask.VERDICT"), told);
    }

    /** Asks whether the next try is accepted or rejected, or is the end of the tries. */
    Optional<Prediction> outcome(PredictionPoint predictionPoint) {
        int bits = vocabulary.roleBits(predictionPoint.next());
        var right = TryOutcome.of(bits);
        if (right.isEmpty()
                || chance(predictionPoint) == Chance.WHETHER
                || !TryOutcome.areOpen(rolesOfPhase(predictionPoint.position()))) {
            return Optional.empty();
        }
        var choices = new PredictionBuilder(right.get().message(puzzle), OptionalLong.empty());
        long length = callContext.trace().length();
        right.get()
                .others(bits, roles(0, length))
                .forEach(other -> choices.or(other.message(puzzle), OptionalLong.empty()));
        return choices.finish(
                PredictionKind.VERDICT,
                predictionPoint,
                Message.of("predict.ask.OUTCOME"),
                callContext.sentence(predictionPoint.position()));
    }

    private int rolesOfPhase(long position) {
        var trace = callContext.trace();
        var phases = trace.phases();
        int phase = phases.of(position);
        return phase == Phases.NONE
                ? roles(0, trace.length())
                : roles(phases.first(phase), phases.end(phase, trace.length()));
    }

    /** Returns the roles of all kept events in a range, as bits. */
    private int roles(long from, long to) {
        var trace = callContext.trace();
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
