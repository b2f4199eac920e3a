package puzzlescope.learn.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Effort;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.Outlook;
import puzzlescope.engine.replay.Timeline;

/**
 * A review of the moves of a game, as far as the distance to the end is known before and after each.
 *
 * @param outlooks before the first move, then after each
 * @param lost the moves that cost more than necessary
 * @param unit the unit of the distance
 */
public record GameReview(List<Outlook> outlooks, List<Lost> lost, Effort.Unit unit) {

    /**
     * A move that lost something.
     *
     * @param number the number of the move, from 1
     * @param position the position before the move
     * @param why the loss
     * @param better the better move
     */
    public record Lost(int number, long position, Message why, Message better) {}

    public GameReview {
        outlooks = List.copyOf(outlooks);
        lost = List.copyOf(lost);
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
        var boards = new ArrayList<Judged>();
        for (int i = 0; i < ends.size(); i++) {
            checkStopped.run();
            timeline.seek(ends.get(i));
            boards.add(judge(game, timeline.board(), checkStopped));
            progress.accept((double) (i + 1) / ends.size());
        }
        var lost = new ArrayList<Lost>();
        for (int i = 1; i < boards.size(); i++) {
            var before = boards.get(i - 1);
            var why = before.lostBy(boards.get(i));
            if (why != null) {
                lost.add(new Lost(i, ends.get(i - 1), why, before.advice()));
            }
        }
        return new GameReview(
                boards.stream().map(Judged::outlook).toList(),
                lost,
                boards.getFirst().unit());
    }

    private static Judged judge(PlayedGame game, Board board, Runnable checkStopped) {
        var copy = game.instance().board();
        copy.restore(board.snapshot());
        var status = game.rules().status(game.arguments(), copy);
        if (status.isOver()) {
            return new Judged(status, game.rules().worth(copy, status), status.sentence());
        }
        Hint hint = game.rules().hint(game.arguments(), copy, checkStopped);
        return new Judged(status, hint.outlook(), hint.why());
    }
}
