package puzzlescope.recursion;

import static puzzlescope.engine.puzzle.StepQuestion.number;
import static puzzlescope.recursion.RecursionStepQuestions.change;
import static puzzlescope.recursion.RecursionStepQuestions.ofKeys;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.BinarySearchEvent;
import puzzlescope.recursion.event.BinarySearchEvent.MiddleCompared;
import puzzlescope.recursion.event.BinarySearchEvent.RangeSearched;

/** Asks which part of a range is left, and how often a range can be halved. */
record BinarySearchQuestions(List<Integer> list, int target) {

    List<StepQuestion> about(BinarySearchEvent next, RecursionBoard board, long earlier) {
        return switch (next) {
            case RangeSearched searched
            when earlier > 0 -> {
                var questions = new ArrayList<StepQuestion>();
                if (earlier == 1) {
                    questions.add(halvings(board.upper(0) - board.lower(0) + 1));
                }
                // Where a comparison has met the target, it is known to be in the list.
                if (searched.lower() < searched.upper() && list.get(searched.upper()) != target) {
                    questions.add(ofKeys(Message.of("recursion.ask.range"), "inside", "middle", "found", "first-half")
                            .atEveryStep());
                }
                yield questions;
            }
            case MiddleCompared compared when earlier == 1 -> List.of(half(compared), sorted());
            case MiddleCompared compared -> List.of(half(compared));
            default -> List.of();
        };
    }

    private static StepQuestion sorted() {
        return change(Message.of("recursion.ask.sorted"), "wrong-half", "only-slower", "only-even", "no-middle");
    }

    private static StepQuestion halvings(int places) {
        int right = Integer.SIZE - Integer.numberOfLeadingZeros(places - 1);
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("recursion.ask.halvings", places),
                        number(right),
                        Message.of("recursion.ask.halvings-why", places, right))
                .or(number(places), Message.of("recursion.ask.linear-why"))
                .or(number(places / 2L), Message.of("recursion.ask.one-half-why"))
                .or(number(places - 1L), Message.of("recursion.ask.all-but-one-why"));
    }

    /** Asks which part of a range is left after a comparison. */
    private static StepQuestion half(MiddleCompared compared) {
        int lower = compared.lower();
        int upper = compared.upper();
        int middle = compared.middle();
        boolean isGreater = compared.isGreater();
        var why = Message.of(
                isGreater ? "recursion.ask.upper-why" : "recursion.ask.lower-why",
                compared.target(),
                compared.found(),
                middle);
        var low = range(lower, middle);
        var high = range(middle + 1, upper);
        var question = StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of(
                                "recursion.ask.half",
                                Message.of("question.text", lower + ", " + upper),
                                compared.target(),
                                middle,
                                compared.found()),
                        isGreater ? high : low,
                        why)
                .or(
                        isGreater ? low : high,
                        Message.of(
                                isGreater ? "recursion.hand.not-below" : "recursion.hand.not-above",
                                middle,
                                compared.found(),
                                compared.target()))
                .or(range(lower, upper), Message.of("recursion.ask.ruled-out-why"));
        if (isGreater) {
            return question.or(range(middle, upper), Message.of("recursion.ask.without-middle-why", middle));
        }
        return lower < middle
                ? question.or(range(lower, middle - 1), Message.of("recursion.ask.with-middle-why", middle))
                : question;
    }

    private static Message range(int lower, int upper) {
        return lower == upper ? number(lower) : Message.of("recursion.ask.places", lower, upper);
    }
}
