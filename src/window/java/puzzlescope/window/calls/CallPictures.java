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
 * Small pictures of the board as it stood when calls were opened. Those that were made are kept; in one frame no more are made
 * than there is time for. FX thread only.
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

    /** @param maker makes the picture of a board, which changes afterwards */
    public CallPictures(Function<Board, SmallPicture> maker) {
        this.maker = maker;
    }

    /** Takes the run that is open. */
    void use(Session next) {
        if (!next.equals(session)) {
            session = next;
            reader = null;
            made.clear();
        }
    }

    /** A frame begins. */
    void begin() {
        until = System.nanoTime() + NANOS;
        behind = false;
    }

    /** Whether there was no time for all pictures of the frame. */
    boolean isBehind() {
        return behind;
    }

    /** The picture of the board just after a call was opened by the event of a number; empty if there is none, or not yet. */
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
