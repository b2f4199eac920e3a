package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.question.Prediction.Choice;

/** The choices of a prediction under construction, the right one first. */
final class PredictionBuilder {

    static final int MOST = 4;
    private static final int FEWEST = 3;

    private static final List<Words> LANGUAGES =
            Arrays.stream(Language.values()).map(Words::new).toList();

    private final List<Choice> choices = new ArrayList<>();
    private final Set<String> said = new HashSet<>();

    PredictionBuilder(Message right, OptionalLong event) {
        or(right, event);
    }

    /** Returns whether there is a message for a key. */
    static boolean has(String key) {
        return LANGUAGES.getFirst().has(key);
    }

    boolean isFull() {
        return choices.size() == MOST;
    }

    boolean isTooFew() {
        return choices.size() < FEWEST;
    }

    /** Excludes choices that read like this implausible one. */
    void never(Message absurd) {
        said.addAll(words(absurd));
    }

    /** Adds a wrong choice unless it reads like another in any language, or the list is full. */
    void or(Message wrong, OptionalLong event) {
        var words = words(wrong);
        if (!isFull() && words.stream().noneMatch(said::contains)) {
            said.addAll(words);
            choices.add(new Choice(wrong, event));
        }
    }

    private static List<String> words(Message choice) {
        return LANGUAGES.stream()
                .map(each ->
                        each.language().code() + " " + each.localize(choice).strip())
                .toList();
    }

    /** Returns the question, answered by the next event; empty if there are too few choices. */
    Optional<Prediction> finish(
            PredictionKind kind, PredictionPoint predictionPoint, Message question, Message reason) {
        return finish(kind, predictionPoint, predictionPoint.position() + 1, question, reason);
    }

    /** @param until the position at which the answer is visible */
    Optional<Prediction> finish(
            PredictionKind kind, PredictionPoint predictionPoint, long until, Message question, Message reason) {
        if (isTooFew()) {
            return Optional.empty();
        }
        var all = new ArrayList<>(choices);
        var right = all.removeFirst();
        int answer = predictionPoint.random().below(all.size() + 1);
        all.add(answer, right);
        return Optional.of(new Prediction(kind, predictionPoint.position(), until, question, all, answer, reason));
    }
}
