package puzzlescope.queens;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.board.QueensCountBoard;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.PlacementEvent;
import puzzlescope.queens.event.QueensCountEvent;
import puzzlescope.queens.event.WalkEvent.DeadEndTakenBack;
import puzzlescope.queens.event.WalkEvent.QueenPlaced;
import puzzlescope.queens.event.WalkEvent.QueenRejected;
import puzzlescope.queens.event.WalkEvent.QueenTakenBack;
import puzzlescope.queens.event.WalkEvent.SearchBegan;
import puzzlescope.queens.event.WalkEvent.SolutionFound;

/**
 * Asks whether a queen can stand on a given square, what follows from that, and which queen moves after a failure; in
 * other algorithms how solutions are counted, computed or repaired.
 */
final class QueensStepQuestions implements StepQuestions {

    /** With fewer queens there is little to compare. */
    private static final int FEW = 2;

    /** The most queens whose placements in all columns are a number to be recognised. */
    private static final int MOST_FACTORIAL = 8;

    private static final Message ENDS = Message.of("queens.ask.end");

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        return switch (stepSituation.board()) {
            case WalkBoard walk -> ofWalk(stepSituation, walk);
            case QueensCountBoard count
            when stepSituation.next() instanceof QueensCountEvent next -> QueensCountQuestions.about(next, count);
            case PlacementBoard placement
            when stepSituation.next() instanceof PlacementEvent next ->
                QueensPlacementQuestions.about(next, placement, stepSituation.earlier());
            default -> List.of();
        };
    }

    private static List<StepQuestion> ofWalk(StepSituation stepSituation, WalkBoard board) {
        int n = board.n();
        var questions = new ArrayList<StepQuestion>();
        switch (stepSituation.next()) {
            case SearchBegan began when began.given() == 0 -> permutations(n).ifPresent(questions::add);
            case QueenPlaced placed -> {
                questions.add(square(board, placed.row(), placed.column(), -1));
                questions.add(call(board, placed.row(), placed.column()));
                holds(board, placed.row()).ifPresent(questions::add);
                if (stepSituation.earlier() == FEW && IntStream.range(0, n).allMatch(row -> board.given(row) < 0)) {
                    questions.add(onlyAbove());
                }
            }
            case QueenRejected rejected -> {
                questions.add(square(board, rejected.row(), rejected.column(), rejected.byRow()));
                if (rejected.row() < n - 1) {
                    questions.add(cut(rejected));
                }
            }
            case SolutionFound _ when stepSituation.isFirst() && n > FEW -> questions.add(openCalls(n));
            case DeadEndTakenBack back
            when back.skipped() == 0 && back.row() > 0 -> {
                questions.add(back(board, back.row(), back.column(), "queens.ask.dead-end"));
                questions.add(proved(back.row() + 1, back.column() + 1, board.queenColumn(0) + 1));
            }
            case QueenTakenBack back
            when back.solved() && back.skipped() == 0 && back.row() > 0 ->
                questions.add(solved(board, back.row(), back.column()));
            case QueenTakenBack back
            when back.skipped() == 0 && back.row() > 0 ->
                questions.add(back(board, back.row(), back.column(), "queens.ask.all-tried"));
            default -> {}
        }
        return questions;
    }

    @Override
    public Optional<Message> state(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof WalkBoard board)) {
            return Optional.empty();
        }
        return Message.list(IntStream.range(0, board.n())
                        .filter(row -> board.queenColumn(row) >= 0)
                        .mapToObj(row -> "(" + (row + 1) + ", " + (board.queenColumn(row) + 1) + ")"))
                .map(squares -> Message.of("queens.ask.state", board.n(), squares))
                .or(() -> Optional.of(Message.of("queens.ask.empty", board.n())));
    }

    /** Asks how many placements are left when the columns must differ; empty if the number is too great. */
    static Optional<StepQuestion> permutations(int n) {
        if (n <= FEW || n > MOST_FACTORIAL) {
            return Optional.empty();
        }
        long orders = LongStream.rangeClosed(1, n).reduce(1, (one, other) -> one * other);
        long free = LongStream.generate(() -> n).limit(n).reduce(1, (one, other) -> one * other);
        return Optional.of(StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("queens.ask.orders", n),
                        number(orders),
                        Message.of("queens.ask.orders-why", n, orders))
                .or(number(free), Message.of("queens.ask.repeated-why", n))
                .or(number((long) n * n), Message.of("queens.ask.squares-why", n))
                .or(number(1L << n), Message.of("queens.ask.powers-why", n)));
    }

    private static StepQuestion onlyAbove() {
        return StepQuestion.ofKeys(
                        PredictionKind.REASON,
                        Message.of("queens.ask.only-above"),
                        "queens.ask.",
                        "later-empty",
                        "too-slow",
                        "checked-later",
                        "not-below")
                .atEveryStep();
    }

    private static StepQuestion call(WalkBoard board, int row, int column) {
        var next = place(row + 2);
        var why = row + 1 == board.n() ? "last-why" : board.given(row + 1) < 0 ? "then-why" : "given-why";
        return StepQuestion.of(
                        PredictionKind.CALL,
                        Message.of("queens.ask.then", row + 1, column + 1),
                        next,
                        Message.of("queens.ask." + why, row + 1, row + 2))
                .or(place(row + 1), Message.of("queens.ask.same-row-why", row + 1))
                .or(place(1), Message.of("queens.ask.first-row-why"))
                .or(Message.of("queens.ask.no-call", row + 1), Message.of("queens.ask.no-call-why", row + 1));
    }

    private static Message place(int row) {
        return Message.of("question.text", "place(" + row + ")");
    }

    /** Asks for the invariant of the queens above a row. */
    private static Optional<StepQuestion> holds(WalkBoard board, int row) {
        if (row < FEW || board.hasGiven()) {
            return Optional.empty();
        }
        var question = StepQuestion.of(
                        PredictionKind.INVARIANT,
                        Message.of("queens.ask.certain", row),
                        Message.of("queens.ask.peace"),
                        Message.of("queens.ask.peace-why"))
                .or(Message.of("queens.ask.begins"), Message.of("queens.ask.begins-why"))
                .or(Message.of("queens.ask.stays"), Message.of("queens.ask.stays-why"));
        return Optional.of(question.or(Message.of("queens.ask.all-begin"), Message.of("queens.ask.all-begin-why")));
    }

    /** Asks what a dead end proves. */
    private static StepQuestion proved(int rows, int column, int first) {
        return StepQuestion.of(
                        PredictionKind.INVARIANT,
                        Message.of("queens.ask.proved", rows + 1),
                        Message.of("queens.ask.not-these", rows),
                        Message.of("queens.ask.not-these-why", rows + 1))
                .or(Message.of("queens.ask.not-this", rows, column), Message.of("queens.ask.not-this-why"))
                .or(Message.of("queens.ask.not-first", first), Message.of("queens.ask.not-first-why"))
                .or(Message.of("queens.ask.no-solution"), Message.of("queens.ask.no-solution-why"));
    }

    private static StepQuestion cut(QueenRejected rejected) {
        int row = rejected.row() + 1;
        return StepQuestion.of(
                        PredictionKind.CUT,
                        Message.of("queens.ask.cut", row, rejected.column() + 1, rejected.byRow() + 1),
                        Message.of("queens.ask.not-tried"),
                        Message.of("queens.ask.not-tried-why", row, rejected.byRow() + 1))
                .or(Message.of("queens.ask.one-tried"), Message.of("queens.ask.one-tried-why", row))
                .or(Message.of("queens.ask.all-filled"), Message.of("queens.ask.all-filled-why"))
                .or(Message.of("queens.ask.tried-later"), Message.of("queens.ask.tried-later-why"));
    }

    private static StepQuestion openCalls(int n) {
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("queens.ask.open", n),
                        Message.of("queens.ask.from-to", 1, n + 1),
                        Message.of("queens.ask.from-to-why", n + 1, n))
                .or(Message.of("queens.ask.from-to", 1, n), Message.of("queens.ask.too-few-why", n, n + 1))
                .or(place(n + 1), Message.of("queens.ask.wait-why"))
                .or(Message.of("queens.ask.both-calls", n, n + 1), Message.of("queens.ask.wait-why"));
    }

    private static StepQuestion solved(WalkBoard board, int row, int column) {
        return StepQuestion.of(
                        PredictionKind.BACK,
                        Message.of("queens.ask.solved"),
                        Message.of("queens.ask.leaves", row + 1, column + 1),
                        Message.of("queens.ask.solved-why", row + 1, column + 1))
                .or(ENDS, Message.of("queens.ask.one-found"))
                .or(Message.of("queens.ask.cleared"), Message.of("queens.ask.cleared-why"))
                .or(
                        Message.of("queens.ask.leaves", 1, board.queenColumn(0) + 1),
                        Message.of("queens.ask.first-leaves-why", row + 1));
    }

    /** @param by the row of the queen that attacks the square, or -1 */
    private static StepQuestion square(WalkBoard board, int row, int column, int by) {
        var asked = Message.of("queens.ask.square", row + 1, column + 1);
        var placed = Message.of("queens.ask.placed", row + 1);
        var reason = by < 0 ? Message.of("queens.ask.safe", column + 1) : relation(board, by, row, column);
        var question = by < 0
                ? StepQuestion.of(PredictionKind.VERDICT, asked, placed, reason)
                : StepQuestion.of(PredictionKind.VERDICT, asked, Message.of("queens.ask.attacked", by + 1), reason);
        var others = IntStream.range(0, board.n())
                .filter(other -> other != row && board.queenColumn(other) >= 0)
                .filter(other -> !attacks(board, other, row, column))
                .boxed()
                .toList();
        for (int other : others.reversed().subList(0, Math.min(2, others.size()))) {
            question = question.or(Message.of("queens.ask.attacked", other + 1), relation(board, other, row, column));
        }
        if (by >= 0) {
            question = question.or(placed, Message.of("queens.ask.placed-why", by + 1));
        }
        if (column + 1 < board.n()) {
            question = question.or(
                    Message.of("queens.ask.returns", row + 1),
                    Message.of("queens.ask.returns-why", row + 1, column + 1));
        }
        return question.or(Message.of("queens.ask.later", column + 1), Message.of("queens.ask.later-why", column + 1));
    }

    private static Message relation(WalkBoard board, int by, int row, int column) {
        int other = board.queenColumn(by);
        int rows = Math.abs(row - by);
        int columns = Math.abs(column - other);
        var key = columns == 0 ? "column" : columns == rows ? "diagonal" : "apart";
        return Message.of("queens.ask." + key, by + 1, other + 1, rows, columns);
    }

    private static boolean attacks(WalkBoard board, int by, int row, int column) {
        int across = Math.abs(board.queenColumn(by) - column);
        return across == 0 || across == Math.abs(row - by);
    }

    private static StepQuestion back(WalkBoard board, int row, int column, String key) {
        int above = row - 1;
        boolean isGiven = board.given(above) >= 0;
        return StepQuestion.of(
                        PredictionKind.BACK,
                        Message.of(key, row + 2),
                        Message.of("queens.ask.leaves", row + 1, column + 1),
                        Message.of("queens.ask.leaves-why", row + 2, row + 1))
                .or(
                        Message.of("queens.ask.leaves", above + 1, board.queenColumn(above) + 1),
                        isGiven
                                ? Message.of("queens.ask.stays-given", above + 1)
                                : Message.of("queens.ask.too-early", above + 1, row + 1))
                .or(Message.of("queens.ask.again", row + 2), Message.of("queens.ask.again-why", row + 2))
                .or(ENDS, Message.of("queens.ask.end-why", row + 1));
    }
}
