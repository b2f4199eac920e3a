package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.replay.CallFrame;
import puzzlescope.engine.replay.Timeline;

/** Predictions of the values that calls return, and of the caller that the run returns to. One thread. */
final class CallPredictions {

    /** Number of events around a call's return from which wrong values are taken, nearest first. */
    private static final int AROUND = 200;

    private static final int MOST_CALLS = 24;

    /** More consecutive returns are not skipped if each has a value to ask for. */
    private static final int FEW_VALUES = 3;

    /** Number of returns sampled to find whether calls have values. */
    private static final int SAMPLES = 8;

    private final CallContext callContext;
    private final Timeline timeline;

    CallPredictions(CallContext callContext, Timeline timeline) {
        this.callContext = callContext;
        this.timeline = timeline;
    }

    /** Returns whether calls of the run return values, as far as it is recorded. */
    boolean hasValues() {
        var trace = callContext.trace();
        long position = trace.firstKept();
        for (int i = 0; i < SAMPLES && position >= 0; i++) {
            position = trace.next(position, Role.RETURN);
            if (position > 0 && !callContext.unpacked(position - 1).result().isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Asks for the value of the innermost call. */
    Optional<Prediction> value(PredictionPoint predictionPoint) {
        long position = predictionPoint.position();
        var result = callContext.unpacked(position).result();
        if (result.isEmpty() || hasToldValue(position - 1)) {
            return Optional.empty();
        }
        timeline.seek(position);
        var call = timeline.callStack(1);
        if (call.isEmpty() || call.getFirst().call().isBlank()) {
            return Optional.empty();
        }
        var choices = new PredictionBuilder(text(result), OptionalLong.empty());
        var near = new ArrayList<String>();
        for (int away = 1; away < AROUND; away++) {
            addResult(near, position - away);
            addResult(near, position + away);
        }
        // Without a sign among signed values, 1 would stand out.
        boolean signed = near.stream().anyMatch(each -> each.startsWith("+"));
        if (!signed && result.matches("\\d{1,9}")) {
            int value = Integer.parseInt(result);
            near.add(String.valueOf(value + 1));
            near.add(String.valueOf(value + 2));
            near.add(String.valueOf(Math.abs(value - 1)));
        }
        near.stream()
                .filter(each -> !each.isEmpty())
                .distinct()
                .forEach(each -> choices.or(text(each), OptionalLong.empty()));
        return choices.finish(
                PredictionKind.VALUE,
                predictionPoint,
                Message.of("predict.ask.VALUE", call.getFirst().call()),
                callContext.sentence(position));
    }

    /** Returns whether an event reveals the value of a call that is still open, such as storing it in a table. */
    private boolean hasToldValue(long number) {
        long event = callContext.event(number);
        return event >= 0
                && !ends(event)
                && !callContext.unpacked(number).result().isEmpty();
    }

    private void addResult(List<String> results, long number) {
        if (ends(callContext.event(number))) {
            results.add(callContext.unpacked(number).result());
        }
    }

    /** Asks which open call the run continues in after all consecutive returns. */
    Optional<Prediction> returnTarget(PredictionPoint predictionPoint) {
        long position = predictionPoint.position();
        if (position > 0 && ends(callContext.event(position - 1))) {
            return Optional.empty();
        }
        long until = position;
        long event = predictionPoint.next();
        while (ends(event) && until - position < MOST_CALLS) {
            event = callContext.event(++until);
        }
        int returned = (int) (until - position);
        if (returned > FEW_VALUES && !callContext.unpacked(position).result().isEmpty()) {
            return Optional.empty();
        }
        timeline.seek(position);
        var calls = timeline.callStack(MOST_CALLS);
        var trace = callContext.trace();
        boolean known = event >= 0 || trace.isEnded() && until == trace.length();
        if (!known || returned >= MOST_CALLS || calls.size() <= returned && timeline.depth() > returned) {
            return Optional.empty();
        }
        var names = new ArrayList<>(calls.stream().skip(1).map(CallFrame::call).toList());
        int right = returned - 1;
        var none = Message.of("predict.no-call");
        var choices = new PredictionBuilder(right < names.size() ? text(names.get(right)) : none, OptionalLong.empty());
        if (timeline.depth() == calls.size()) {
            choices.or(none, OptionalLong.empty());
        }
        // The most plausible wrong choices first: the nearest callers.
        for (var name : names) {
            choices.or(text(name), OptionalLong.empty());
        }
        boolean named = calls.stream().noneMatch(call -> call.call().isBlank());
        return named
                ? choices.finish(
                        PredictionKind.BACK,
                        predictionPoint,
                        until,
                        Message.of("predict.ask.BACK", calls.getFirst().call()),
                        callContext.sentence(until - 1))
                : Optional.empty();
    }

    private boolean ends(long event) {
        return event >= 0 && callContext.vocabulary().depthChange(event) < 0;
    }

    private static Message text(String text) {
        return Message.of("question.text", text);
    }
}
