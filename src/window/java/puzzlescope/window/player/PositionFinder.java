package puzzlescope.window.player;

import java.util.OptionalLong;
import java.util.function.Function;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.DeepestPoint;
import puzzlescope.engine.trace.EventSearch;
import puzzlescope.engine.trace.Trace;
import puzzlescope.window.fx.FxThread;

/**
 * Finds positions in a player's recording and goes there. Long searches run on a background thread; they can be
 * stopped, and a result is dropped if the person has gone elsewhere meanwhile. FX thread only.
 */
public final class PositionFinder {

    /** Progress value when nothing is being searched, or not long enough to show. */
    public static final double NOTHING_TO_SHOW = -1;

    private static final System.Logger LOG = System.getLogger(PositionFinder.class.getName());
    private static final Duration BETWEEN_LOOKS = Duration.millis(150);

    private final Player player;
    private final ReadOnlyObjectWrapper<@Nullable Target> target = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(NOTHING_TO_SHOW);
    private final Timeline clock = new Timeline(new KeyFrame(BETWEEN_LOOKS, _ -> showProgress()));
    private @Nullable Session session;
    private long from;
    private @Nullable EventSearch search;

    public PositionFinder(Player player) {
        this.player = player;
        clock.setCycleCount(Animation.INDEFINITE);
    }

    /** The target last selected on the open run's board; null if there is none. */
    public ReadOnlyObjectProperty<@Nullable Target> targetProperty() {
        return target.getReadOnlyProperty();
    }

    /** Progress of a long search, from 0 to 1, or {@link #NOTHING_TO_SHOW}. */
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    public boolean isRunning() {
        return search != null;
    }

    /** Selects a target and goes to the next or the previous event that touches it. */
    public void choose(Target chosen, boolean forward) {
        follow();
        target.set(chosen);
        repeat(forward);
    }

    /** Goes to the next or the previous event that touches the selected target. */
    public void repeat(boolean forward) {
        follow();
        var chosen = target.get();
        if (chosen == null) {
            player.showNotice(Message.of("find.nothing-chosen"));
            return;
        }
        var events = new EventSearch(player.session().trace(), chosen.touches());
        long position = position();
        look(
                events,
                _ -> forward ? events.next(position) : events.previous(position),
                trace -> Message.of(none(trace, forward), chosen.name()));
    }

    private static String none(Trace trace, boolean forward) {
        if (forward) {
            return trace.isEnded() ? "find.none-after" : "find.none-so-far";
        }
        return trace.firstKept() == 0 ? "find.none-before" : "find.none-kept-before";
    }

    /** Goes to the deepest position, and to the next equally deep one if already there. */
    public void deepest() {
        long position = position();
        look(trace -> DeepestPoint.after(trace, position), _ -> Message.of("find.no-calls"));
    }

    /** Goes to a recorded and kept solution by its number, from 1. */
    public void solution(long number) {
        look(
                trace -> found(trace.nth(Role.SOLUTION, number)),
                _ -> Message.of(
                        "find.solution-let-go",
                        number,
                        Message.of(player.session().instance().countedEvents().result())));
    }

    /** Goes to the event that opened the innermost open call; if already there, to that of its caller. */
    public void callStart() {
        lookFromCall(PositionFinder::start, "find.start-let-go");
    }

    private static OptionalLong start(Trace trace, long position, int depth) {
        long before = trace.previousDepthAtMost(position, depth - 1);
        boolean there = before == position - 1 && depth > 1;
        long opened = there ? trace.previousDepthAtMost(before, depth - 2) : before;
        return opened < 0 ? OptionalLong.empty() : OptionalLong.of(opened + 1);
    }

    /** Goes to the event by which the innermost open call returned. */
    public void callEnd() {
        lookFromCall(
                (trace, position, depth) -> found(trace.nextDepthAtMost(position, depth - 1)),
                "notice.no-next-milestone.CALL");
    }

    /** A question about the innermost open call at a position. */
    @FunctionalInterface
    private interface CallQuestion {
        OptionalLong answer(Trace trace, long position, int depth);
    }

    private void lookFromCall(CallQuestion question, String noneKey) {
        follow();
        var timeline = player.session().timeline();
        long position = timeline.position();
        int depth = timeline.depth();
        if (depth == 0) {
            player.showNotice(Message.of("notice.no-previous-milestone.CALL"));
        } else {
            look(trace -> question.answer(trace, position, depth), _ -> Message.of(noneKey));
        }
    }

    private static OptionalLong found(long position) {
        return position < 0 ? OptionalLong.empty() : OptionalLong.of(position);
    }

    private void look(Function<Trace, OptionalLong> question, Function<Trace, Message> none) {
        look(new EventSearch(player.session().trace(), _ -> false), question, none);
    }

    private void look(EventSearch events, Function<Trace, OptionalLong> question, Function<Trace, Message> none) {
        follow();
        forget();
        player.pause();
        from = position();
        search = events;
        clock.playFromStart();
        var trace = player.session().trace();
        player.session()
                .reader("find", () -> {
                    try {
                        var answer = question.apply(trace);
                        FxThread.run(() -> take(events, answer, none));
                    } catch (RuntimeException | Error thrown) {
                        LOG.log(System.Logger.Level.ERROR, "could not be looked for", thrown);
                        FxThread.run(() -> take(events, OptionalLong.empty(), _ -> Message.of("find.failed")));
                    }
                })
                .start();
    }

    private void take(EventSearch answered, OptionalLong answer, Function<Trace, Message> none) {
        cancelIfMoved();
        if (search != answered) {
            return;
        }
        forget();
        if (answer.isPresent()) {
            player.seek(answer.getAsLong());
        } else {
            player.showNotice(none.apply(player.session().trace()));
        }
    }

    /** Cancels the search and reports it. */
    public void stop() {
        if (isRunning()) {
            forget();
            player.showNotice(Message.of("find.stopped"));
        }
    }

    private void forget() {
        if (search != null) {
            search.stop();
        }
        search = null;
        clock.stop();
        progress.set(NOTHING_TO_SHOW);
    }

    /** Called once a frame: cancels the search when the person has gone elsewhere meanwhile. */
    public void cancelIfMoved() {
        if (isRunning() && (!player.session().equals(session) || position() != from)) {
            forget();
        }
    }

    /** Clears the selected target when another run is open. */
    private void follow() {
        if (!player.session().equals(session)) {
            session = player.session();
            target.set(null);
        }
    }

    private void showProgress() {
        cancelIfMoved();
        if (search != null) {
            progress.set(search.done());
        }
    }

    private long position() {
        return player.session().timeline().position();
    }
}
