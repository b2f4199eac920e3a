package puzzlescope.window.calls;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.SmallPicture;

/**
 * Small pictures of the board at the opening of calls. Cached; the number made per frame is limited by time. FX thread
 * only.
 */
public final class CallPictures {

    private static final int KEPT = 600;
    private static final long NANOS = 2_000_000;

    private final Function<Board, SmallPicture> maker;
    private final Map<Long, Optional<SmallPicture>> made = new LinkedHashMap<>();
    private @Nullable Session session;
    private @Nullable Timeline reader;
    private long until;
    private boolean behind;

    /** @param maker makes the picture of a board that changes afterwards */
    public CallPictures(Function<Board, SmallPicture> maker) {
        this.maker = maker;
    }

    void setSession(Session next) {
        if (!next.equals(session)) {
            session = next;
            reader = null;
            made.clear();
        }
    }

    void begin() {
        until = System.nanoTime() + NANOS;
        behind = false;
    }

    /** Returns whether there was no time for all pictures of the frame. */
    boolean hasPendingPictures() {
        return behind;
    }

    /**
     * The picture of the board just after a call was opened by event {@code opened}; empty if there is none, or not
     * yet.
     */
    Optional<SmallPicture> of(long opened) {
        var known = made.get(opened);
        if (known != null) {
            return known;
        }
        if (session == null || System.nanoTime() > until) {
            behind = true;
            return Optional.empty();
        }
        var timeline = reader == null ? session.newTimeline() : reader;
        reader = timeline;
        timeline.seek(opened + 1);
        var picture = timeline.position() == opened + 1
                ? Optional.of(maker.apply(timeline.board()))
                : Optional.<SmallPicture>empty();
        if (made.size() >= KEPT) {
            made.remove(made.keySet().iterator().next());
        }
        made.put(opened, picture);
        return picture;
    }
}
