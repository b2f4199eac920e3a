package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
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

    PredictionBuilder(Message right, Message why, OptionalLong event) {
        or(right, why, event);
    }

    boolean isFull() {
        return choices.size() == MOST;
    }

    boolean isTooFew() {
        return choices.size() < FEWEST;
    }

    /** Adds a wrong choice unless it reads like another in any language, or the list is full. */
    void or(Message wrong, Message why, OptionalLong event) {
        var words = words(wrong);
        if (!isFull() && words.stream().noneMatch(said::contains)) {
            said.addAll(words);
            choices.add(new Choice(wrong, why, event));
        }
    }

    private static List<String> words(Message choice) {
        return LANGUAGES.stream()
                .map(each ->
                        each.language().code() + " " + each.localize(choice).strip())
                .toList();
    }

    /**
     * Returns the question; empty if there are too few choices.
     *
     * @param situation the last step in words
     */
    Optional<Prediction> finish(
            PredictionKind kind, PredictionPoint predictionPoint, Optional<Message> situation, Message question) {
        if (isTooFew()) {
            return Optional.empty();
        }
        var all = new ArrayList<>(choices);
        var right = all.removeFirst();
        int answer = predictionPoint.random().below(all.size() + 1);
        all.add(answer, right);
        long position = predictionPoint.position();
        return Optional.of(new Prediction(kind, position, position + 1, situation, question, all, answer));
    }
}
