package puzzlescope.queens;

import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestion.Topic;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.WalkEvent.DeadEndTakenBack;
import puzzlescope.queens.event.WalkEvent.QueenPlaced;
import puzzlescope.queens.event.WalkEvent.QueenRejected;
import puzzlescope.queens.event.WalkEvent.QueenTakenBack;

/** Asks whether a queen can stand on a given square, and which queen moves after a failure. */
final class QueensStepQuestions implements StepQuestions {

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof WalkBoard board)) {
            return List.of();
        }
        return switch (stepSituation.next()) {
            case QueenPlaced placed -> List.of(square(board, placed.row(), placed.column(), -1));
            case QueenRejected rejected -> List.of(square(board, rejected.row(), rejected.column(), rejected.byRow()));
            case DeadEndTakenBack back
            when back.skipped() == 0 && back.row() > 0 ->
                List.of(back(board, back.row(), back.column(), "queens.ask.dead-end"));
            case QueenTakenBack back
            when back.skipped() == 0 && back.row() > 0 ->
                List.of(back(board, back.row(), back.column(), "queens.ask.all-tried"));
            default -> List.of();
        };
    }

    /** @param by the row of the queen that attacks the square, or -1 */
    private static StepQuestion square(WalkBoard board, int row, int column, int by) {
        var asked = Message.of("queens.ask.square", row + 1, column + 1);
        var placed = Message.of("queens.ask.placed", row + 1);
        var reason = by < 0 ? Message.of("queens.ask.safe", column + 1) : relation(board, by, row, column);
        var question = by < 0
                ? StepQuestion.of(Topic.VERDICT, asked, placed, reason)
                : StepQuestion.of(Topic.VERDICT, asked, Message.of("queens.ask.attacked", by + 1), reason);
        var others = IntStream.range(0, board.n())
                .filter(other -> other != row && board.queenColumn(other) >= 0)
                .filter(other -> !attacks(board, other, row, column))
                .boxed()
                .toList();
        for (int other : others.reversed().subList(0, Math.min(2, others.size()))) {
            question = question.or(Message.of("queens.ask.attacked", other + 1), relation(board, other, row, column));
        }
        if (by >= 0) {
            question = question.or(placed, reason);
        }
        return question.or(
                        Message.of("queens.ask.returns", row + 1),
                        Message.of("queens.ask.returns-why", row + 1, column + 1))
                .or(Message.of("queens.ask.later", column + 1), Message.of("queens.ask.later-why", column + 1));
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
        return StepQuestion.of(
                        Topic.BACK,
                        Message.of(key, row + 2),
                        Message.of("queens.ask.leaves", row + 1, column + 1),
                        Message.of("queens.ask.leaves-why", row + 2, row + 1))
                .or(
                        Message.of("queens.ask.leaves", above + 1, board.queenColumn(above) + 1),
                        Message.of("queens.ask.too-early", above + 1, row + 1))
                .or(Message.of("queens.ask.again", row + 2), Message.of("queens.ask.again-why", row + 2))
                .or(Message.of("queens.ask.end"), Message.of("queens.ask.end-why", row + 1));
    }
}
