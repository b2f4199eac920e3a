package puzzlescope.learn.review;

import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Effort;
import puzzlescope.engine.puzzle.Effort.Unit;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.Outlook;
import puzzlescope.engine.puzzle.Outlook.Kind;

/**
 * An evaluated board of a game.
 *
 * @param advice the best move, or why there is none
 */
record Judged(GameStatus status, Outlook outlook, Message advice) {

    /** Values, the best first. */
    private static final List<String> WORTH = List.of("win", "draw", "loss");

    /** Returns the loss by the move from this board to the next one; null if there is none, or none is known. */
    @Nullable
    Message lostBy(Judged next) {
        return switch (next.outlook.kind()) {
            case IMPOSSIBLE -> outlook.kind() == Kind.IMPOSSIBLE ? null : Message.of("review.impossible", next.advice);
            case EXACT -> outlook.kind() == Kind.EXACT ? more(next) : null;
            case VALUE ->
                outlook.kind() == Kind.VALUE && next.outlook.left() > outlook.left()
                        ? Message.of("review.value." + worth(outlook) + "-" + worth(next.outlook))
                        : null;
            case POSSIBLE, UNKNOWN -> null;
        };
    }

    private static String worth(Outlook outlook) {
        return WORTH.get(outlook.left());
    }

    private @Nullable Message more(Judged next) {
        int needed = outlook.left();
        int spent = spent(next.status) - spent(status);
        int now = next.outlook.left();
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

    /** Returns the unit of the distance. */
    Unit unit() {
        return status.effort().map(Effort::unit).orElse(Unit.MOVES);
    }

    private static int spent(GameStatus status) {
        return status.effort().map(Effort::spent).orElse(0);
    }
}
