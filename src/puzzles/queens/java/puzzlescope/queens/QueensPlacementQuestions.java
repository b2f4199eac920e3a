package puzzlescope.queens;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.event.PlacementEvent;
import puzzlescope.queens.event.PlacementEvent.ConstructionBegan;
import puzzlescope.queens.event.PlacementEvent.DrawingBegan;
import puzzlescope.queens.event.PlacementEvent.ExchangeRefused;
import puzzlescope.queens.event.PlacementEvent.QueenStood;
import puzzlescope.queens.event.PlacementEvent.QueensExchanged;
import puzzlescope.queens.space.StaircasePart;

/** Asks where a staircase goes on, and whether two queens exchange their columns. */
final class QueensPlacementQuestions {

    /** The most queens whose attacks are counted by hand. */
    private static final int MOST_COUNTED = 16;

    /** From one queen of a staircase to the next: one row and two columns, as a knight moves. */
    private static final int STRIDE = 2;

    private QueensPlacementQuestions() {}

    static List<StepQuestion> about(PlacementEvent next, PlacementBoard board, long earlier) {
        return switch (next) {
            case ConstructionBegan _ ->
                List.of(ofKeys(
                        PredictionKind.REASON, "queens.ask.no-search", "by-row", "first-safe", "swapped", "listed"));
            case QueenStood stood -> stood(stood, board, earlier);
            case DrawingBegan began
            when began.given() == 0 -> {
                var questions = new ArrayList<>(List.of(ofKeys(
                        PredictionKind.INVARIANT,
                        "queens.ask.drawn",
                        "on-diagonals",
                        "in-columns",
                        "nowhere",
                        "in-rows")));
                QueensStepQuestions.permutations(began.n()).ifPresent(questions::add);
                yield questions;
            }
            case QueensExchanged exchanged -> exchanged(exchanged.row(), exchanged.other(), true, board, earlier);
            case ExchangeRefused refused -> exchanged(refused.row(), refused.other(), false, board, earlier);
            default -> List.of();
        };
    }

    private static StepQuestion ofKeys(PredictionKind kind, String asked, String right, String... wrong) {
        return StepQuestion.ofKeys(kind, Message.of(asked), "queens.ask.", right, wrong)
                .atEveryStep();
    }

    private static List<StepQuestion> stood(QueenStood stood, PlacementBoard board, long earlier) {
        var questions = new ArrayList<StepQuestion>();
        int row = stood.row();
        boolean isStair = stood.part() != StaircasePart.CORNER;
        if (isStair && row > 0 && board.column(row - 1) == stood.column() - STRIDE) {
            questions.add(stair(row, stood.column()));
        }
        if (earlier == 1) {
            questions.add(tried(board.n()));
        }
        return questions;
    }

    /** Asks for the next column of a staircase. */
    private static StepQuestion stair(int row, int column) {
        int before = column + 1 - STRIDE;
        return StepQuestion.of(
                        PredictionKind.MOVE,
                        Message.of("queens.ask.stair", row, before, row + 1),
                        number(column + 1L),
                        Message.of("queens.ask.stair-why"))
                .or(number(before + 1L), Message.of("queens.ask.next-diagonal-why", row))
                .or(number(before), Message.of("queens.ask.same-column-why", row))
                .or(number(before + STRIDE + 1L), Message.of("queens.ask.too-far-why"));
    }

    /** Asks how many squares are tried. */
    private static StepQuestion tried(int n) {
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("queens.ask.tried", n),
                        number(n),
                        Message.of("queens.ask.tried-why", n))
                .or(number((long) n * n), Message.of("queens.ask.all-squares-why"))
                .or(number((long) n * (n - 1) / 2), Message.of("queens.ask.pairs-why"))
                .or(number(2L * n), Message.of("queens.ask.none-fails-why"));
    }

    private static List<StepQuestion> exchanged(
            int row, int other, boolean isDone, PlacementBoard board, long earlier) {
        var questions = new ArrayList<StepQuestion>();
        if (isDone && earlier == 0) {
            questions.add(ofKeys(
                    PredictionKind.INVARIANT,
                    "queens.ask.exchanges",
                    "one-each",
                    "peaceful",
                    "old-squares",
                    "first-start"));
        }
        int n = board.n();
        if (n <= MOST_COUNTED && board.queenCount() == n) {
            int before = attacks(board, row, row);
            int after = attacks(board, row, other);
            if (isDone ? after < before : after > before) {
                questions.add(exchange(row + 1, other + 1, before, after));
            }
        }
        return questions;
    }

    /** Returns the number of attacks on diagonals when two queens have exchanged their columns. */
    private static int attacks(PlacementBoard board, int row, int other) {
        int n = board.n();
        var falling = new int[2 * n];
        var rising = new int[2 * n];
        for (int each = 0; each < n; each++) {
            int column = board.column(each == row ? other : each == other ? row : each);
            falling[each - column + n]++;
            rising[each + column]++;
        }
        return IntStream.concat(IntStream.of(falling), IntStream.of(rising))
                .map(queens -> Math.max(0, queens - 1))
                .sum();
    }

    /** Asks whether two queens exchange their columns. */
    private static StepQuestion exchange(int row, int other, int before, int after) {
        boolean isFewer = after < before;
        var exchanged = Message.of("queens.ask.exchanged");
        var kept = Message.of("queens.ask.columns-kept");
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("queens.ask.exchange", row, other, before, after),
                        isFewer ? exchanged : kept,
                        Message.of(isFewer ? "queens.ask.fewer-why" : "queens.ask.more-why", before, after))
                .or(
                        isFewer ? kept : exchanged,
                        Message.of(isFewer ? "queens.ask.columns-kept-why" : "queens.ask.exchanged-why"))
                .or(Message.of("queens.ask.both-random"), Message.of("queens.ask.both-random-why"))
                .or(Message.of("queens.ask.one-moves", row), Message.of("queens.ask.one-moves-why"));
    }
}
