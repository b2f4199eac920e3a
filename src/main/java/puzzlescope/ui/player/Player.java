package puzzlescope.ui.player;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Role;
import puzzlescope.core.run.RunState;
import puzzlescope.core.trace.Trace;

/**
 * Moves the position on a session's recording: by steps, by jumps, or with time. It is ticked once a frame while its tab is
 * shown and tells its listener at most once a frame that something is to be drawn anew. FX thread only.
 */
public final class Player {

    /** Which way the position moves by itself. */
    public enum Motion {
        PAUSED,
        FORWARD,
        BACKWARD
    }

    private static final double NANOS = 1e9;
    /** After a pause of the window, playing goes on as if no more than this had passed. */
    private static final double LONGEST_FRAME_SECONDS = 0.25;

    private static final double STEP_SECONDS = 0.35;
    private static final double MOVING_SHARE = 0.7;
    private static final long UNLIMITED = Long.MAX_VALUE / 2;

    private final ReadOnlyObjectWrapper<Motion> motion = new ReadOnlyObjectWrapper<>(Motion.PAUSED);
    private final ReadOnlyObjectWrapper<@Nullable Message> notice = new ReadOnlyObjectWrapper<>();
    private final IntegerProperty speed = new SimpleIntegerProperty(Speed.PRESET);
    private final ObjectProperty<Milestone> milestone = new SimpleObjectProperty<>(Milestone.SOLUTION);
    private final BooleanProperty fastForward = new SimpleBooleanProperty();
    private final Loop loop = new Loop();
    private final ClosingSessions left = new ClosingSessions();
    private final MoveBudget budget = new MoveBudget();
    private final Runnable wake;

    private Session session;
    private long lastTick;
    private double owed;
    private double progress = 1;
    private double movingSeconds = STEP_SECONDS;
    private boolean movedForward = true;
    private boolean dirty = true;
    private long drawnLength = -1;
    private @Nullable RunState drawnState;

    /** @param wake asks for frames; called whenever there is something to do */
    public Player(Session session, Runnable wake) {
        this.session = session;
        this.wake = wake;
        fastForward.addListener((_, _, on) -> {
            this.session.trace().playhead().fastForward(on);
            wake.run();
        });
        milestone.addListener((_, _, _) -> notice.set(null));
        loop.rangeProperty().addListener((_, _, _) -> invalidate());
    }

    public Session session() {
        return session;
    }

    /** Leaves the session that was open and stands at the start of this one. */
    public void open(Session next) {
        replace(next, () -> true);
    }

    /** As {@link #open}, but what was recorded stays readable until the run of the next session, which copies it, has ended. */
    void continueIn(Session next) {
        replace(next, () -> next.run().outcome().isPresent());
    }

    private void replace(Session next, BooleanSupplier mayClose) {
        left.add(session, mayClose);
        session = next;
        loop.clear();
        session.trace().playhead().fastForward(fastForward.get());
        notice.set(null);
        pause();
        settle();
    }

    public ReadOnlyObjectProperty<Motion> motionProperty() {
        return motion.getReadOnlyProperty();
    }

    /** What there is to be said of the last command, such as what it could not do; null if nothing. */
    public ReadOnlyObjectProperty<@Nullable Message> noticeProperty() {
        return notice.getReadOnlyProperty();
    }

    /** Says something until the next command. */
    public void tell(Message message) {
        notice.set(message);
    }

    /** The index of the speed, from {@link Speed#SLOWEST} to {@link Speed#FASTEST}. */
    public IntegerProperty speedProperty() {
        return speed;
    }

    public ObjectProperty<Milestone> milestoneProperty() {
        return milestone;
    }

    /** Whether the recording lets its oldest events go instead of waiting for the playhead. */
    public BooleanProperty fastForwardProperty() {
        return fastForward;
    }

    /** The range that is played again and again. */
    public Loop loop() {
        return loop;
    }

    public void play(Motion way) {
        notice.set(null);
        lastTick = 0;
        owed = 1;
        motion.set(way);
        wake.run();
    }

    public void pause() {
        motion.set(Motion.PAUSED);
        wake.run();
    }

    /** Plays this way, or pauses if it does already. From the end, playing forward begins anew. */
    public void toggle(Motion way) {
        if (motion.get() == way) {
            pause();
            return;
        }
        if (way == Motion.FORWARD
                && loop.playing(session.trace()).isEmpty()
                && session.timeline().isAtEnd()
                && session.trace().isEnded()) {
            seek(0);
        }
        play(way);
    }

    public void step() {
        pause();
        if (session.timeline().step()) {
            animate(true, STEP_SECONDS);
        } else if (!session.trace().isEnded()) {
            notice.set(Message.of("notice.still-recording"));
        }
    }

    public void stepBack() {
        pause();
        if (session.timeline().stepBack()) {
            animate(false, STEP_SECONDS);
        }
    }

    public void stepCall() {
        jump(OptionalLong.of(session.timeline().afterCall()), "");
    }

    public void stepCallBack() {
        jump(OptionalLong.of(session.timeline().beforeCall()), "");
    }

    public void nextMilestone() {
        jump(milestone.get().next(session.timeline()), "next");
    }

    public void previousMilestone() {
        jump(milestone.get().previous(session.timeline()), "previous");
    }

    /** Goes to where a generator hands its next value over; from the last one, to where it is said that there are no more. */
    public void nextValue() {
        if (!isGenerator()) {
            pause();
            notice.set(Message.of("notice.no-generator"));
            return;
        }
        long next = session.trace().next(session.timeline().position(), Role.YIELD);
        seek(next < 0 ? session.trace().length() : next);
    }

    private boolean isGenerator() {
        return session.instance().counted().has(Role.YIELD);
    }

    public void toStart() {
        seek(0);
    }

    public void toEnd() {
        seek(session.trace().length());
    }

    /** Pauses and goes to a position. */
    public void seek(long position) {
        jump(OptionalLong.of(position), "");
    }

    private void jump(OptionalLong target, String way) {
        pause();
        if (target.isEmpty()) {
            notice.set(Message.of(
                    "notice.no-" + way + "-milestone." + milestone.get(),
                    milestone.get().name(session.instance().counted())));
            return;
        }
        long from = session.timeline().position();
        session.timeline().seek(target.getAsLong());
        long to = session.timeline().position();
        if (Math.abs(to - from) == 1) {
            animate(to > from, STEP_SECONDS);
        } else {
            settle();
        }
    }

    /** Stops the run; what is recorded stays. */
    public void stop() {
        pause();
        notice.set(null);
        session.run().stop();
    }

    private void animate(boolean forward, double seconds) {
        movedForward = forward;
        movingSeconds = seconds;
        progress = 0;
        notice.set(null);
        dirty = true;
        wake.run();
    }

    private void settle() {
        movedForward = true;
        progress = 1;
        notice.set(null);
        dirty = true;
        wake.run();
    }

    /** Asks for a new drawing although nothing has moved, as after a change of language. */
    public void invalidate() {
        dirty = true;
        wake.run();
    }

    /** What the board is to show. */
    public Moment moment() {
        var timeline = session.timeline();
        boolean backward = !movedForward && progress < 1;
        Optional<Event> event = backward ? timeline.nextEvent() : timeline.lastEvent();
        return new Moment(timeline.board(), event, progress, !backward);
    }

    /**
     * Moves on to the frame's time.
     *
     * @param now nanoseconds
     * @return whether there is something to be drawn
     */
    public boolean tick(long now) {
        double elapsed = lastTick == 0 ? 0 : Math.min((now - lastTick) / NANOS, LONGEST_FRAME_SECONDS);
        lastTick = now;
        budget.frame(elapsed);
        if (progress < 1) {
            progress = Math.min(1, progress + elapsed / movingSeconds);
            dirty = true;
        }
        if (motion.get() != Motion.PAUSED) {
            playOn(elapsed);
        }
        var trace = session.trace();
        trace.playhead().giveWay(budget.isShort());
        if (loop.isLetGo(trace)) {
            loop.clear();
            tell(Message.of("notice.range-let-go"));
        }
        trace.playhead().moveTo(session.timeline().position());
        var state = session.run().state();
        boolean draw = dirty || trace.length() != drawnLength || state != drawnState;
        drawnLength = trace.length();
        drawnState = state;
        dirty = false;
        left.tick(draw);
        return draw;
    }

    /** Whether frames are wanted: something moves, is being recorded, has come to an end, or could not be drawn in one frame. */
    public boolean isBusy() {
        var state = session.run().state();
        boolean moves = motion.get() != Motion.PAUSED || progress < 1;
        return dirty || moves || state == RunState.RUNNING || state != drawnState;
    }

    /** Forgets the time of the last frame, so that a stretch without frames is not caught up. */
    public void rest() {
        lastTick = 0;
        session.trace().playhead().giveWay(false);
    }

    private void playOn(double elapsed) {
        boolean forward = motion.get() == Motion.FORWARD;
        owed += Speed.eventsPerSecond(speed.get()) * elapsed;
        long whole = owed >= UNLIMITED || Double.isNaN(owed) ? UNLIMITED : (long) owed;
        var range = loop.playing(session.trace());
        long position = session.timeline().position();
        if (whole > 0 && range.isPresent() && range.get().ahead(position, forward) == 0) {
            session.timeline().seek(range.get().start(forward));
            owed--;
            settle();
            return;
        }
        long value = forward && isGenerator() ? session.trace().next(position, Role.YIELD) : -1;
        long ahead = range.isEmpty() ? whole : Math.min(whole, range.get().ahead(position, forward));
        long most = value < 0 ? ahead : Math.min(ahead, value - position);
        long moved = most == 0 ? 0 : Math.abs(session.timeline().move(forward ? most : -most, budget.nanos()));
        owed = moved == whole ? owed - whole : 0;
        if (moved > 0) {
            dirty = true;
            movedForward = forward;
            if (Speed.isAnimated(speed.get())) {
                animate(forward, Math.min(STEP_SECONDS, MOVING_SHARE / Speed.eventsPerSecond(speed.get())));
            } else {
                progress = 1;
            }
        }
        boolean yielded = value >= 0 && session.timeline().position() == value;
        if (yielded || whole > 0 && range.isEmpty() && isOver(session.trace(), forward)) {
            pause();
        }
    }

    private boolean isOver(Trace trace, boolean forward) {
        return forward
                ? trace.isEnded() && session.timeline().isAtEnd()
                : session.timeline().position() <= trace.firstKept();
    }
}
