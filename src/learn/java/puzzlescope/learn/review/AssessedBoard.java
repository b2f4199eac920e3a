package puzzlescope.learn.review;

import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.DistanceToGoal;
import puzzlescope.engine.puzzle.DistanceToGoal.Kind;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.MoveCount;
import puzzlescope.engine.puzzle.MoveCount.Unit;

/**
 * An evaluated board of a game.
 *
 * @param advice the best move, or why there is none
 */
record AssessedBoard(GameStatus status, DistanceToGoal distance, Message advice) {

    /** Values, the best first. */
    private static final List<String> WORTH = List.of("win", "draw", "loss");

    /** Returns the loss by the move from this board to the next one; null if there is none, or none is known. */
    @Nullable
    Message lostBy(AssessedBoard next) {
        return switch (next.distance.kind()) {
            case IMPOSSIBLE -> distance.kind() == Kind.IMPOSSIBLE ? null : Message.of("review.impossible", next.advice);
            case EXACT -> distance.kind() == Kind.EXACT ? more(next) : null;
            case VALUE ->
                distance.kind() == Kind.VALUE && next.distance.left() > distance.left()
                        ? Message.of("review.value." + value(distance) + "-" + value(next.distance))
                        : null;
            case POSSIBLE, UNKNOWN -> null;
        };
    }

    private static String value(DistanceToGoal distanceToGoal) {
        return WORTH.get(distanceToGoal.left());
    }

    private @Nullable Message more(AssessedBoard next) {
        int needed = distance.left();
        int spent = spent(next.status) - spent(status);
        int now = next.distance.left();
        // A move costs 1, unless minutes or costs are counted.
        int cost = unit() == Unit.MOVES ? 1 : spent;
        if (cost + now <= needed) {
            return null;
        }
        var key = switch (unit()) {
            case MOVES -> "review.more";
            case MINUTES -> "review.more-minutes";
            case COST -> "review.more-cost";
        };
        return Message.of(key, needed, now, cost + now - needed);
    }

    Unit unit() {
        return status.moveCount().map(MoveCount::unit).orElse(Unit.MOVES);
    }

    private static int spent(GameStatus status) {
        return status.moveCount().map(MoveCount::spent).orElse(0);
    }
}
