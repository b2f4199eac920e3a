package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.replay.CallFrame;
import puzzlescope.engine.replay.Timeline;

/**
 * Predictions of the call that a return leads to. One thread.
 *
 * @param isFunction whether a name with its bracket, as in {@code place(}, is that of a function to be asked for; the
 *     functions of a program all are
 */
record CallPredictions(Timeline timeline, Predicate<String> isFunction) {

    /** Limit on the open calls offered. */
    private static final int MOST_CALLS = 24;

    /** Number of steps to look back for calls that have returned. */
    private static final int BACK = 60;

    /** The key of the question. */
    static final String ASKED = "predict.ask.BACK";

    /** Asks which open call the innermost one returns to. */
    Optional<Prediction> returnTarget(PredictionPoint predictionPoint, Optional<Message> situation) {
        timeline.seek(predictionPoint.position());
        var calls = timeline.callStack(MOST_CALLS + 1);
        var names = calls.stream().map(CallFrame::plainCall).toList();
        if (names.size() < 2
                || !isFunction(names.getFirst())
                || !isFunction(names.get(1))
                || !function(names.getFirst()).equals(function(names.get(1)))
                || new HashSet<>(names).size() < names.size()) {
            return Optional.empty();
        }
        var ended = names.getFirst();
        var caller = names.get(1);
        var choices = new PredictionBuilder(
                text(caller), Message.of("predict.why.caller", caller, ended), OptionalLong.empty());
        addWaiting(choices, names, names.size() - 1);
        var returned = returned(predictionPoint.position()).stream()
                .filter(name -> !names.contains(name))
                .findFirst();
        if (returned.isEmpty() && names.size() == 2) {
            // Only the caller could be meant.
            return Optional.empty();
        }
        returned.ifPresent(name -> choices.or(text(name), Message.of("predict.why.ended", name), OptionalLong.empty()));
        for (int i = 2; i < names.size(); i++) {
            addWaiting(choices, names, i);
        }
        var none = Message.of("predict.no-call");
        choices.or(none, Message.of("predict.why.not-over", caller, ended), OptionalLong.empty());
        var told = String.join(" ← ", names.subList(0, Math.min(names.size(), MOST_CALLS)));
        var open = Message.of("predict.open-calls", names.size() > MOST_CALLS ? told + " ← \u2026" : told);
        return choices.finish(
                PredictionKind.BACK,
                predictionPoint,
                PredictionGenerator.joined(situation, Optional.of(open)),
                Message.of(ASKED, ended));
    }

    /** Adds a call of the same function that waits for another than the one that ends. */
    private void addWaiting(PredictionBuilder choices, List<String> names, int number) {
        var name = names.get(number);
        if (number > 1 && isFunction(name) && function(name).equals(function(names.getFirst()))) {
            choices.or(
                    text(name),
                    Message.of("predict.why.waits", name, names.get(number - 1), names.getFirst()),
                    OptionalLong.empty());
        }
    }

    /** Returns the calls that have returned shortly before a position, the last one first. */
    private List<String> returned(long position) {
        var found = new ArrayList<String>();
        for (long at = position; at > Math.max(0, position - BACK) && found.size() < MOST_CALLS; at--) {
            timeline.seek(at);
            timeline.returned()
                    .map(CallFrame::plainCall)
                    .filter(this::isFunction)
                    .ifPresent(found::add);
        }
        return found;
    }

    /** Returns the name of a call's function without the number of its variant, as in {@code hanoi3}. */
    private static String function(String call) {
        return call.substring(0, call.indexOf('(')).replaceAll("\\d", "");
    }

    private boolean isFunction(String call) {
        int end = call.indexOf('(');
        return end > 0 && isFunction.test(call.substring(0, end + 1));
    }

    private static Message text(String text) {
        return Message.of("question.text", text);
    }
}
