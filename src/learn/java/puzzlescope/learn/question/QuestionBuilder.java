package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.random.PythonRandom;

/** A question under construction. Choices that read like another in any language are omitted. */
final class QuestionBuilder {

    private static final int MOST = 4;
    private static final int FEWEST = 3;

    /** Greatest distance from the right answer of numbers made up as wrong choices. */
    private static final int NEAR = 3;

    private final RunFacts run;
    private final Message question;
    private final Message reason;
    private final List<Message> choices = new ArrayList<>();
    private final Set<String> said = new HashSet<>();
    private final boolean ordered;
    private int right;

    private QuestionBuilder(RunFacts run, Message question, Message right, Message reason, boolean ordered) {
        this.run = run;
        this.question = question;
        this.reason = reason;
        this.ordered = ordered;
        or(right);
    }

    /** Begins a question whose choices come in any order. */
    static QuestionBuilder of(RunFacts run, Message question, Message right, Message reason) {
        return new QuestionBuilder(run, question, right, reason, false);
    }

    /**
     * Begins a question with a numeric answer, which may be the least as well as the greatest of the choices.
     *
     * @param wrong plausible wrong numbers, such as the value at another position, the nearest to the truth first;
     *     completed with neighbouring numbers
     */
    static Optional<QuestionBuilder> number(
            RunFacts run, Message question, SpokenCount right, List<Long> wrong, Message reason, PythonRandom random) {
        if (right.value() < 0) {
            return Optional.empty();
        }
        var questionBuilder = new QuestionBuilder(run, question, right.message(right.value()), reason, true);
        var numbers = wrong.stream()
                .filter(right::mayBe)
                .distinct()
                .limit(random.below(MOST))
                .collect(Collectors.toCollection(ArrayList::new));
        var near = LongStream.rangeClosed(right.value() - NEAR, right.value() + NEAR)
                .filter(right::mayBe)
                .boxed()
                .toList();
        numbers.addAll(StepQuestions.shuffled(near, random));
        var taken = questionBuilder.take(numbers, right, random.below(MOST));
        taken.add(right.value());
        taken.sort(Long::compare);
        questionBuilder.choices.clear();
        taken.forEach(number -> questionBuilder.choices.add(right.message(number)));
        questionBuilder.right = taken.indexOf(right.value());
        return Optional.of(questionBuilder);
    }

    /** Takes {@code below} numbers below the right one and the rest above it; others only if there are too few. */
    private List<Long> take(List<Long> numbers, SpokenCount right, int below) {
        var taken = new ArrayList<Long>();
        int above = MOST - 1 - below;
        for (boolean isSpread : List.of(true, false)) {
            for (long number : numbers) {
                boolean isLess = number < right.value();
                long alike = taken.stream()
                        .filter(other -> other < right.value() == isLess)
                        .count();
                boolean isWanted = !isSpread || alike < (isLess ? below : above);
                if (isWanted && or(right.message(number))) {
                    taken.add(number);
                }
            }
        }
        return taken;
    }

    /** Adds a wrong choice unless it reads like another or there are enough; returns whether it did. */
    boolean or(Message wrong) {
        var words = run.localized(wrong);
        if (isFull() || words.stream().anyMatch(said::contains)) {
            return false;
        }
        said.addAll(words);
        choices.add(wrong);
        return true;
    }

    boolean isFull() {
        return choices.size() == MOST;
    }

    /** Excludes choices that read like this implausible one. */
    void never(Message absurd) {
        said.addAll(run.localized(absurd));
    }

    /** Returns the question; empty if there are too few choices. */
    Optional<RunQuestion> finish(QuestionKind kind, int position, PythonRandom random) {
        if (choices.size() < FEWEST) {
            return Optional.empty();
        }
        int answer = right;
        if (!ordered) {
            var truth = choices.removeFirst();
            answer = random.below(choices.size() + 1);
            choices.add(answer, truth);
        }
        int at = kind.isOfWholeRun() ? run.length() : position;
        var situation = kind.revealsStep() ? Optional.of(run.situation(at)) : Optional.<Message>empty();
        return Optional.of(new RunQuestion(kind, at, situation, question, choices, answer, reason));
    }
}
