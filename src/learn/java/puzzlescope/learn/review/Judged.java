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
 * A board of a game with what is known of it.
 *
 * @param advice what is the best to do there, or why nothing is
 */
record Judged(GameStatus status, Outlook outlook, Message advice) {

    /** By how far they are from the best. */
    private static final List<String> WORTH = List.of("win", "draw", "loss");

    /** What the move from this board to the next one lost; null if nothing, or nothing that is known. */
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
        // Where minutes or costs count a move costs what it takes, else one.
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

    /** What is counted on it. */
    Unit unit() {
        return status.effort().map(Effort::unit).orElse(Unit.MOVES);
    }

    private static int spent(GameStatus status) {
        return status.effort().map(Effort::spent).orElse(0);
    }
}
