package puzzlescope.learn.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.DistanceToGoal;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.MoveCount;
import puzzlescope.engine.replay.Timeline;

/**
 * A review of the moves of a game, as far as the distance to the end is known before and after each.
 *
 * @param distances before the first move, then after each
 * @param losses the moves that cost more than necessary
 * @param unit the unit of the distance
 */
public record GameReview(List<DistanceToGoal> distances, List<Loss> losses, MoveCount.Unit unit) {

    /**
     * A move that lost something.
     *
     * @param number the number of the move, from 1
     * @param position the position before the move
     * @param why the loss
     * @param better the better move
     */
    public record Loss(int number, long position, Message why, Message better) {}

    public GameReview {
        distances = List.copyOf(distances);
        losses = List.copyOf(losses);
    }

    /**
     * Reviews a game, on any thread.
     *
     * @param timeline a timeline for the exclusive use of the review
     * @param progress accepts the fraction done, from 0 to 1
     * @param checkStopped throws when the result is no longer wanted
     */
    public static GameReview of(PlayedGame game, Timeline timeline, DoubleConsumer progress, Runnable checkStopped) {
        var ends = game.ends();
        var boards = new ArrayList<AssessedBoard>();
        for (int i = 0; i < ends.size(); i++) {
            checkStopped.run();
            timeline.seek(ends.get(i));
            boards.add(judge(game, timeline.board(), checkStopped));
            progress.accept((double) (i + 1) / ends.size());
        }
        var lost = new ArrayList<Loss>();
        for (int i = 1; i < boards.size(); i++) {
            var before = boards.get(i - 1);
            var why = before.lostBy(boards.get(i));
            if (why != null) {
                lost.add(new Loss(i, ends.get(i - 1), why, before.advice()));
            }
        }
        return new GameReview(
                boards.stream().map(AssessedBoard::distance).toList(),
                lost,
                boards.getFirst().unit());
    }

    private static AssessedBoard judge(PlayedGame game, Board board, Runnable checkStopped) {
        var copy = game.instance().board();
        copy.restore(board.snapshot());
        var status = game.rules().status(game.arguments(), copy);
        if (status.isOver()) {
            return new AssessedBoard(status, game.rules().finalValue(copy, status), status.sentence());
        }
        Hint hint = game.rules().hint(game.arguments(), copy, checkStopped);
        return new AssessedBoard(status, hint.distance(), hint.why());
    }
}
