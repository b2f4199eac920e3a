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

/** A question while its choices are gathered. What would say the same as another choice, in any language, is left out. */
final class Draft {

    private static final int MOST = 4;
    private static final int FEWEST = 3;

    /** How far from the truth a number is at the most that nothing in the run has given. */
    private static final int NEAR = 3;

    private final RecordedRun run;
    private final Message question;
    private final Message reason;
    private final List<Message> choices = new ArrayList<>();
    private final Set<String> said = new HashSet<>();
    private final boolean ordered;
    private int right;

    private Draft(RecordedRun run, Message question, Message right, Message reason, boolean ordered) {
        this.run = run;
        this.question = question;
        this.reason = reason;
        this.ordered = ordered;
        or(right);
    }

    /** A question whose choices come in any order. */
    static Draft of(RecordedRun run, Message question, Message right, Message reason) {
        return new Draft(run, question, right, reason, false);
    }

    /**
     * A question for a number, which may be the least as well as the greatest of the choices.
     *
     * @param wrong what else may be taken for it, such as the value at another position; what is nearest to the truth comes
     *     first, and neighbours fill up
     */
    static Optional<Draft> number(
            RecordedRun run, Message question, Count right, List<Long> wrong, Message reason, PythonRandom random) {
        if (right.value() < 0) {
            return Optional.empty();
        }
        var draft = new Draft(run, question, right.message(right.value()), reason, true);
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
        var taken = draft.take(numbers, right, random.below(MOST));
        taken.add(right.value());
        taken.sort(Long::compare);
        draft.choices.clear();
        taken.forEach(number -> draft.choices.add(right.message(number)));
        draft.right = taken.indexOf(right.value());
        return Optional.of(draft);
    }

    /** Takes so many numbers below the truth and the rest above it; others only if there are not enough. */
    private List<Long> take(List<Long> numbers, Count right, int below) {
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

    /** Adds a wrong choice unless it says the same as another; gives whether it did. */
    boolean or(Message wrong) {
        var words = run.said(wrong);
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

    /** Takes nothing that says the same as this, which nobody would choose. */
    void never(Message absurd) {
        said.addAll(run.said(absurd));
    }

    /** The question; empty if there are too few choices. */
    Optional<Question> finish(QuestionKind kind, int position, PythonRandom random) {
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
        var situation = kind.tellsStep() ? Optional.of(run.situation(at)) : Optional.<Message>empty();
        return Optional.of(new Question(kind, at, situation, question, choices, answer, reason));
    }
}
