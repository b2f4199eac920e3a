package puzzlescope.queens;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.queens.board.QueensCountBoard;
import puzzlescope.queens.event.QueensCountEvent;
import puzzlescope.queens.event.QueensCountEvent.CountBegan;
import puzzlescope.queens.event.QueensCountEvent.CountEnded;
import puzzlescope.queens.event.QueensCountEvent.FundamentalCounted;
import puzzlescope.queens.event.QueensCountEvent.PieceCounted;

/** Asks why solutions can be counted in parts, and what their symmetry says about the number. */
final class QueensCountQuestions {

    /** The most images of a solution: four rotations, and as many reflections. */
    private static final int MOST_IMAGES = 8;

    /** The least number of queens, apart from one, that have a solution. */
    private static final int LEAST_SOLVABLE = 4;

    private QueensCountQuestions() {}

    static List<StepQuestion> about(QueensCountEvent next, QueensCountBoard board) {
        return switch (next) {
            case CountBegan began -> {
                var questions = new ArrayList<>(List.of(parts()));
                if (began.given() == 0) {
                    QueensStepQuestions.permutations(began.n()).ifPresent(questions::add);
                    if (began.n() >= LEAST_SOLVABLE) {
                        questions.add(mirrored());
                    }
                }
                yield questions;
            }
            case PieceCounted piece
            when piece.images() > 1 && piece.solutions() > 1 -> List.of(images(piece.solutions(), piece.images()));
            case CountEnded ended when ended.solutions() > 0 && board.n() > 1 && isFree(board) -> List.of(even());
            case FundamentalCounted _ when board.n() > 1 -> List.of(fundamental());
            default -> List.of();
        };
    }

    /** Returns whether no queen is given. */
    private static boolean isFree(QueensCountBoard board) {
        for (int row = 0; row < board.n(); row++) {
            if (board.given(row) >= 0) {
                return false;
            }
        }
        return true;
    }

    private static StepQuestion parts() {
        return ofKeys(
                PredictionKind.REASON, "queens.ask.parts", "no-overlap", "equal-parts", "checked-twice", "same-board");
    }

    private static StepQuestion mirrored() {
        return ofKeys(
                PredictionKind.INVARIANT,
                "queens.ask.mirrored",
                "solution-too",
                "attacked-now",
                "same-again",
                "not-known");
    }

    private static StepQuestion ofKeys(PredictionKind kind, String asked, String right, String... wrong) {
        return StepQuestion.ofKeys(kind, Message.of(asked), "queens.ask.", right, wrong)
                .atEveryStep();
    }

    /** Asks how many solutions of the whole board a part stands for. */
    private static StepQuestion images(int solutions, int images) {
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("queens.ask.images", solutions, images),
                        number((long) solutions * images),
                        Message.of("queens.ask.images-why", solutions, images, (long) solutions * images))
                .or(number(solutions), Message.of("queens.ask.own-only-why"))
                .or(number((long) solutions + images), Message.of("queens.ask.not-added-why", solutions))
                .or(number((long) solutions * (images + 1)), Message.of("queens.ask.itself-counted-why", images));
    }

    private static StepQuestion even() {
        return StepQuestion.ofKeys(
                        PredictionKind.LAW,
                        Message.of("queens.ask.parity"),
                        "queens.ask.",
                        "even",
                        "odd",
                        "by-size",
                        "of-eight")
                .atEveryStep();
    }

    private static StepQuestion fundamental() {
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("queens.ask.at-most"),
                        number(MOST_IMAGES),
                        Message.of("queens.ask.at-most-why"))
                .or(number(MOST_IMAGES / 2), Message.of("queens.ask.rotations-why"))
                .or(number(2), Message.of("queens.ask.one-mirror-why"))
                .or(number(2 * MOST_IMAGES), Message.of("queens.ask.twice-counted-why"));
    }
}
