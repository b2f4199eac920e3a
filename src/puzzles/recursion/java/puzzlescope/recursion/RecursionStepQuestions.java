package puzzlescope.recursion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.BinarySearchEvent;
import puzzlescope.recursion.event.NumberEvent;

/** Asks what the innermost call does, and about the run of a function or of binary search. */
final class RecursionStepQuestions implements StepQuestions {

    private final Arguments arguments;

    RecursionStepQuestions(Arguments arguments) {
        this.arguments = arguments;
    }

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        boolean isEndless = arguments.get(RecursionPuzzle.WITHOUT_BASE_CASE);
        if (!(stepSituation.board() instanceof RecursionBoard calls) || calls.depth() == 0 || isEndless) {
            return List.of();
        }
        var questions = new ArrayList<StepQuestion>();
        if (stepSituation.next() instanceof NumberEvent next) {
            FunctionValueQuestions.about(next).ifPresent(questions::add);
        }
        RecursionQuestion.of(arguments, calls)
                .filter(question -> question.right() >= 0
                        && !question.move().isEmpty()
                        && question.move().getFirst().equals(stepSituation.next()))
                .map(RecursionStepQuestions::call)
                .ifPresent(questions::add);
        questions.addAll(
                switch (stepSituation.next()) {
                    case NumberEvent next ->
                        FunctionCallQuestions.about(next, calls.argument(0), stepSituation.earlier());
                    case BinarySearchEvent next -> BinarySearchQuestions.about(next, calls, stepSituation.earlier());
                    default -> List.<StepQuestion>of();
                });
        return questions;
    }

    @Override
    public Optional<Message> state(StepSituation stepSituation) {
        return stepSituation.calls().isEmpty()
                ? Optional.empty()
                : Optional.of(Message.of("predict.open-calls", String.join(" \u2190 ", stepSituation.calls())));
    }

    /** Asks what is certain, with messages as choices. */
    static StepQuestion ofKeys(Message asked, String right, String... wrong) {
        return StepQuestion.ofKeys(PredictionKind.INVARIANT, asked, "recursion.ask.", right, wrong);
    }

    private static StepQuestion call(RecursionQuestion recursionQuestion) {
        var choices = new ArrayList<>(recursionQuestion.choices());
        var right = choices.remove(recursionQuestion.right());
        var question = StepQuestion.of(
                PredictionKind.CALL,
                Message.of("recursion.hand.question", recursionQuestion.call()),
                right.answer().message(),
                right.why());
        for (var wrong : choices) {
            // A value that is asked for later must not be told now.
            boolean isLater = right.answer().isCall() && !wrong.answer().isCall();
            question = question.or(
                    isLater
                            ? Message.of("recursion.ask.return-now")
                            : wrong.answer().message(),
                    wrong.why());
        }
        return question;
    }
}
