package puzzlescope.window.player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import puzzlescope.engine.session.Session;

/**
 * Sessions that were left: stopped at once, but closed only when nothing reads them any more. A view may repaint its
 * last content until it has been given something else. FX thread only.
 */
final class ClosingSessions {

    private record PendingSession(Session session, BooleanSupplier mayClose) {}

    private final List<PendingSession> waiting = new ArrayList<>();
    private boolean shownOther;

    /** @param mayClose returns whether all other readers of the session's recording are done */
    void add(Session session, BooleanSupplier mayClose) {
        session.run().stop();
        waiting.add(new PendingSession(session, mayClose));
        shownOther = false;
    }

    /** Called once a frame, before it is drawn. */
    void tick(boolean draws) {
        if (shownOther && !waiting.isEmpty()) {
            waiting.removeIf(left -> {
                boolean close = left.mayClose().getAsBoolean();
                if (close) {
                    left.session().close();
                }
                return close;
            });
        }
        shownOther |= draws;
    }
}
