package puzzlescope.question;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import puzzlescope.core.event.Message;
import puzzlescope.core.random.PythonRandom;

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
     * A question for a number.
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
        var near = new ArrayList<Long>();
        for (long number = right.value() - NEAR; number <= right.value() + NEAR; number++) {
            if (right.mayBe(number)) {
                near.add(number);
            }
        }
        while (!near.isEmpty()) {
            numbers.add(near.remove(random.below(near.size())));
        }
        var taken = new ArrayList<Long>();
        for (long number : numbers) {
            if (!draft.isFull() && draft.or(right.message(number))) {
                taken.add(number);
            }
        }
        taken.add(right.value());
        taken.sort(Long::compare);
        var rightMessage = draft.choices.getFirst();
        draft.choices.clear();
        taken.forEach(number -> draft.choices.add(right.message(number)));
        draft.right = draft.choices.indexOf(rightMessage);
        return Optional.of(draft);
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
        return Optional.of(new Question(kind, at, run.situation(at), question, choices, answer, reason));
    }
}
