package puzzlescope.knight;

import static puzzlescope.knight.event.PathEvent.HOP;
import static puzzlescope.knight.event.PathEvent.ONWARD;

import java.util.Comparator;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.PathEvent.HopRejected;
import puzzlescope.knight.event.PathEvent.KnightHopped;
import puzzlescope.knight.event.PathEvent.KnightTakenBack;
import puzzlescope.knight.event.PathEvent.Kind;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.HopOrder;

/** Asks where Warnsdorff's rule leads, whether a given move is possible, and what follows a dead end. */
final class KnightStepQuestions implements StepQuestions {

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof PathBoard path) || path.steps() == 0) {
            return List.of();
        }
        return switch (stepSituation.next()) {
            case KnightHopped hopped when hopped.reason() == HopOrder.WARNSDORFF -> rule(path, hopped);
            case KnightHopped hopped when hopped.reason() == HopOrder.PLAIN ->
                List.of(given(path, hopped.toRow(), hopped.toColumn()));
            case HopRejected rejected -> List.of(given(path, rejected.toRow(), rejected.toColumn()));
            case KnightTakenBack back when back.kind() != Kind.TOUR_TAKEN_BACK -> List.of(back(path, back));
            default -> List.of();
        };
    }

    /** Asks for the square with the fewest exits, which are left to be counted, among squares with more. */
    private static List<StepQuestion> rule(PathBoard path, KnightHopped hopped) {
        long next = hopped.pack();
        int fewest = exits(path, hopped.hop());
        var others = path.freeHops().stream()
                .filter(hop -> exits(path, hop) > fewest)
                .sorted(Comparator.comparingInt((Hop hop) -> exits(path, hop)).reversed())
                .toList();
        var question = StepQuestion.of(
                PredictionKind.TRY,
                Message.of("knight.ask.rule", path.row(), path.column()),
                square(path, hopped.hop()),
                Message.of("knight.ask.fewest", hopped.toRow(), hopped.toColumn(), fewest),
                next);
        for (var hop : others) {
            question = question.or(
                    square(path, hop),
                    Message.of(
                            "knight.ask.more",
                            path.row() + hop.rows(),
                            path.column() + hop.columns(),
                            exits(path, hop),
                            hopped.toRow(),
                            hopped.toColumn(),
                            fewest),
                    ONWARD.put(HOP.put(next, hop), exits(path, hop)));
        }
        return List.of(question);
    }

    private static int exits(PathBoard path, Hop hop) {
        return path.onward(path.row() + hop.rows(), path.column() + hop.columns(), HopOrder.WARNSDORFF);
    }

    private static Message square(PathBoard path, Hop hop) {
        return Message.of("knight.ask.square", path.row() + hop.rows(), path.column() + hop.columns());
    }

    /** Asks what comes of a given move. */
    private static StepQuestion given(PathBoard path, int row, int column) {
        int number = path.number(row, column);
        var asked = Message.of("knight.ask.given", path.row(), path.column(), row, column);
        var moves = Message.of("knight.ask.moves", path.steps() + 1);
        var rejected = Message.of("knight.ask.rejected");
        var erased = Message.of("knight.ask.erased", path.steps());
        if (number > 0) {
            var why = Message.of("knight.ask.visited", row, column, number);
            return StepQuestion.of(PredictionKind.VERDICT, asked, rejected, why)
                    .or(moves, why)
                    .or(Message.of("knight.ask.renumbered", number), why)
                    .or(erased, Message.of("knight.ask.not-yet-back", path.steps()));
        }
        var why = Message.of("knight.ask.free", row, column);
        return StepQuestion.of(PredictionKind.VERDICT, asked, moves, why)
                .or(rejected, why)
                .or(erased, Message.of("knight.ask.not-yet-back", path.steps()));
    }

    private static StepQuestion back(PathBoard path, KnightTakenBack back) {
        var key = back.deadEnd() ? "knight.ask.dead-end" : "knight.ask.all-tried";
        int start = 1;
        var question = StepQuestion.of(
                        PredictionKind.BACK,
                        Message.of(key, back.row(), back.column(), path.steps()),
                        Message.of("knight.ask.back", path.steps(), back.toRow(), back.toColumn()),
                        Message.of("knight.ask.back-why", back.toRow(), back.toColumn()))
                .or(Message.of("knight.ask.none"), Message.of("knight.ask.none-why"))
                .or(Message.of("knight.ask.jump"), Message.of("knight.ask.jump-why"));
        return path.steps() > 2
                ? question.or(
                        Message.of("knight.ask.restart", path.rowOf(start), path.columnOf(start)),
                        Message.of("knight.ask.restart-why"))
                : question;
    }
}
