package puzzlescope.window.player;

import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.Moment;

/**
 * Moves the position on a session's recording: by steps, jumps, or playback. Ticked once a frame while its tab is
 * shown, and notifies its listener at most once a frame that a redraw is needed. FX thread only.
 */
public final class Player {

    /** Direction of playback. */
    public enum Motion {
        PAUSED,
        FORWARD,
        BACKWARD
    }

    private final ReadOnlyObjectWrapper<@Nullable Message> notice = new ReadOnlyObjectWrapper<>();
    private final Milestones milestones = new Milestones();
    private final NavigationHistory navigationHistory = new NavigationHistory(this);
    private final Breakpoints breakpoints = new Breakpoints(this);
    private final BooleanProperty fastForward = new SimpleBooleanProperty();
    private final ObjectProperty<HiddenPart> veiled = new SimpleObjectProperty<>(HiddenPart.NOTHING);
    private final ClosingSessions left = new ClosingSessions();
    private final Playback playback;
    private final Movement movement = new Movement();
    private final Runnable wake;
    private final DrawnState drawn = new DrawnState();
    private Session session;
    private @Nullable PendingAction awaited;
    private final BooleanProperty reducedMotion = new SimpleBooleanProperty();
    private final BooleanProperty wholeRun = new SimpleBooleanProperty();
    private final BooleanProperty classMode = new SimpleBooleanProperty();
    /** The furthest position at which the playhead has been. */
    private long reached;

    private record PendingAction(long steps, Runnable action) {}

    /** @param wake requests frames; called whenever there is work */
    public Player(Session session, Runnable wake) {
        this.session = session;
        this.wake = wake;
        playback = new Playback(breakpoints, wake);
        fastForward.addListener((_, _, on) -> {
            this.session.trace().playhead().fastForward(on);
            wake.run();
        });
        milestones.open(session.instance());
        navigationHistory.open(session.arguments());
        breakpoints.open(session);
        milestones.milestoneProperty().addListener((_, _, _) -> notice.set(null));
        loop().rangeProperty().addListener((_, _, _) -> invalidate());
        veiled.addListener((_, _, _) -> invalidate());
        wholeRun.addListener((_, _, _) -> invalidate());
        classMode.addListener((_, _, _) -> invalidate());
    }

    public Session session() {
        return session;
    }

    /** Replaces the open session and goes to the start of the new one. */
    public void open(Session next) {
        replace(next, () -> true);
        navigationHistory.open(session.arguments());
    }

    /**
     * Does the same as {@link #open}, but the previous recording stays readable until the run of the next session,
     * which copies it, has ended.
     */
    void continueIn(Session next) {
        navigationHistory.marks().cut(session.timeline().position());
        replace(next, () -> next.run().outcome().isPresent());
    }

    private void replace(Session next, BooleanSupplier mayClose) {
        left.add(session, mayClose);
        session = next;
        reached = 0;
        awaited = null;
        milestones.open(session.instance());
        breakpoints.open(session);
        loop().clear();
        session.trace().playhead().fastForward(fastForward.get());
        pause();
        settle();
    }

    public ReadOnlyObjectProperty<Motion> motionProperty() {
        return playback.motion().getReadOnlyProperty();
    }

    /** Message about the last command, such as why it failed; null if there is none. */
    public ReadOnlyObjectProperty<@Nullable Message> noticeProperty() {
        return notice.getReadOnlyProperty();
    }

    /** Shows a message until the next command. */
    public void showNotice(Message message) {
        notice.set(message);
    }

    /**
     * Plays event by event from now on, each for the time that reading it takes, until another speed is chosen; null
     * returns to the speed.
     *
     * @param secondsToRead the time for the last event
     */
    public void setReading(@Nullable DoubleSupplier secondsToRead) {
        playback.setReading(secondsToRead);
    }

    /** True while events are played at the pace of reading, whatever the speed. */
    public ReadOnlyBooleanProperty readingPaceProperty() {
        return playback.atReadingPace();
    }

    /** The index of the speed, from {@link Speed#SLOWEST} to {@link Speed#FASTEST}. */
    public IntegerProperty speedProperty() {
        return playback.pace().speedProperty();
    }

    /** Returns whether more events than this number are played per second. */
    public boolean isFasterThan(double eventsPerSecond) {
        return playback.motion().get() != Motion.PAUSED
                && Speed.eventsPerSecond(speedProperty().get()) > eventsPerSecond;
    }

    /** The kind of stop for {@link #nextMilestone} and {@link #previousMilestone}. */
    public Milestones milestones() {
        return milestones;
    }

    /** The marks on the recording, and the history of jumps. */
    public NavigationHistory history() {
        return navigationHistory;
    }

    /** The lines of the code at which playing stops. */
    public Breakpoints breakpoints() {
        return breakpoints;
    }

    /** True if the recording drops its oldest events instead of waiting for the playhead. */
    public BooleanProperty fastForwardProperty() {
        return fastForward;
    }

    public LoopRange loop() {
        return playback.loop();
    }

    /** The hidden part of the recording, respected by everything that shows it. */
    public ObjectProperty<HiddenPart> hiddenPartProperty() {
        return veiled;
    }

    /** Returns whether a question is open, so that nothing may give away its answer. */
    public boolean isAsked() {
        return veiled.get().isAsked();
    }

    /** True if also what the playhead has not reached yet is to be shown, except in class mode. */
    public BooleanProperty wholeRunProperty() {
        return wholeRun;
    }

    /** Returns whether also what the playhead has not reached yet is shown. */
    public boolean showsWholeRun() {
        return wholeRun.get() && !classMode.get();
    }

    /**
     * Returns the position up to which the recording is shown: the furthest that the playhead has reached, or the end.
     */
    public long revealed() {
        return showsWholeRun()
                ? session.trace().length()
                : Math.max(reached, session.timeline().position());
    }

    /** True if nothing may reveal later steps, so that a rewound run looks like a new one. */
    public BooleanProperty classModeProperty() {
        return classMode;
    }

    /** Returns whether the length and the results of the recording may be named although they were not shown. */
    public boolean mayTellAll() {
        return !classMode.get() || isAllRevealed();
    }

    /**
     * Returns the position up to which questions about the recording are answered: its end, or in class mode what is
     * shown.
     */
    public long answerable() {
        return classMode.get() ? revealed() : session.trace().length();
    }

    /** Returns whether the run has ended and all of it is shown, so that its length and its results may be named. */
    public boolean isAllRevealed() {
        return session.trace().isEnded() && revealed() >= session.trace().length();
    }

    /** True if pieces jump to their places without an animation. */
    public BooleanProperty reducedMotionProperty() {
        return reducedMotion;
    }

    public void play(Motion way) {
        notice.set(null);
        playback.play(way);
    }

    public void pause() {
        playback.pause();
    }

    /** Plays in a direction, or pauses if already playing that way. From the end, playing forward starts over. */
    public void toggle(Motion way) {
        if (playback.motion().get() == way) {
            pause();
            return;
        }
        boolean over = session.timeline().isAtEnd() && session.trace().isEnded();
        if (over && way == Motion.FORWARD && loop().playing(session.trace()).isEmpty()) {
            seek(0);
        }
        play(way);
    }

    /** Sets the gate before events; null removes it. */
    public void setStop(@Nullable PlaybackStop playbackStop) {
        playback.setStop(playbackStop);
    }

    public void step() {
        pause();
        long position = session.timeline().position();
        var gate = playback.playbackStop().filter(stop -> stop.shouldStopAt(position));
        if (gate.isPresent()) {
            gate.get().stopped(position);
        } else if (session.timeline().step()) {
            animate(true, Movement.STEP_SECONDS);
        } else if (!session.trace().isEnded()) {
            notice.set(Message.of("notice.still-recording"));
        }
    }

    public void stepBack() {
        pause();
        if (session.timeline().stepBack()) {
            animate(false, Movement.STEP_SECONDS);
        }
    }

    /** Steps over a call, but not out of the repeated range. */
    public void stepCall() {
        seek(loop().withinRange(
                        session.trace(),
                        session.timeline().position(),
                        session.timeline().afterCall()));
    }

    /** Steps back over a call, but not out of the repeated range. */
    public void stepCallBack() {
        seek(loop().withinRange(
                        session.trace(),
                        session.timeline().position(),
                        session.timeline().beforeCall()));
    }

    public void nextMilestone() {
        goTo(milestones.get().next(session.timeline()), "next");
    }

    public void previousMilestone() {
        goTo(milestones.get().previous(session.timeline()), "previous");
    }

    /** Goes to where playback would stop by itself; from the last such place, to the end. */
    public void nextStop() {
        if (session.hasStops()) {
            seek(session.nextStop().orElse(session.trace().length()));
        } else {
            pause();
            notice.set(Message.of("notice.no-stops"));
        }
    }

    public void toStart() {
        seek(0);
    }

    public void toEnd() {
        seek(session.trace().length());
    }

    private void goTo(OptionalLong milestone, String way) {
        pause();
        milestone.ifPresentOrElse(this::seek, () -> notice.set(milestones.none(way, session.instance())));
    }

    public void seek(long position) {
        pause();
        long from = session.timeline().position();
        reached = Math.max(reached, from);
        session.timeline().seek(position);
        long to = session.timeline().position();
        navigationHistory.left(from, to);
        if (Math.abs(to - from) == 1) {
            animate(to > from, Movement.STEP_SECONDS);
        } else {
            settle();
        }
    }

    /** Stops the run; the recording so far stays. */
    public void stop() {
        pause();
        notice.set(null);
        session.run().stop();
    }

    private void animate(boolean forward, double seconds) {
        if (reducedMotion.get()) {
            movement.rest(forward);
        } else {
            movement.begin(forward, seconds);
        }
        notice.set(null);
        invalidate();
    }

    private void settle() {
        movement.rest(true);
        notice.set(null);
        invalidate();
    }

    /** Requests a redraw although nothing has moved, for instance after a change of language. */
    public void invalidate() {
        drawn.invalidate();
        wake.run();
    }

    /**
     * Runs an action in the first frame with this number of recorded steps, or at the end of the run; drops it if
     * another session is opened before.
     */
    public void whenRecorded(long steps, Runnable action) {
        awaited = new PendingAction(steps, action);
        wake.run();
    }

    private void runAwaited(RunState state) {
        var due = awaited;
        if (due != null && (session.trace().length() >= due.steps || state == RunState.ENDED)) {
            awaited = null;
            due.action.run();
        }
    }

    public Moment moment() {
        return movement.at(session.timeline());
    }

    /**
     * Advances to the frame's time.
     *
     * @param now nanoseconds
     * @return whether a redraw is needed
     */
    public boolean tick(long now) {
        double elapsed = playback.frame(now);
        // One state for the whole frame: a later one is handled, like drawn, in the next.
        var state = session.run().state();
        runAwaited(state);
        if (movement.isRunning()) {
            movement.advance(elapsed);
            drawn.invalidate();
        }
        if (playback.isOn()) {
            playOn(elapsed);
        }
        var trace = session.trace();
        trace.playhead().setYielding(playback.isShortOfTime());
        if (loop().clearIfDropped(trace)) {
            showNotice(Message.of("notice.range-let-go"));
        }
        long at = session.timeline().position();
        reached = classMode.get() && at == 0 ? 0 : Math.max(reached, at);
        trace.playhead().moveTo(session.timeline().position());
        boolean draw = drawn.draw(trace.length(), state);
        left.tick(draw);
        return draw;
    }

    /**
     * Returns whether frames are needed: something moves, is being recorded, has ended, or could not be drawn in one
     * frame.
     */
    public boolean isBusy() {
        var state = session.run().state();
        return drawn.needsRedraw(state) || playback.isOn() || movement.isRunning() || state == RunState.RUNNING;
    }

    /** Forgets the time of the last frame, so that time without frames is not caught up. */
    public void rest() {
        playback.pace().rest();
        session.trace().playhead().setYielding(false);
    }

    private void playOn(double elapsed) {
        boolean forward = playback.motion().get() == Motion.FORWARD;
        switch (playback.move(session, elapsed)) {
            case MOVED -> {
                drawn.invalidate();
                if (playback.atReadingPace().get()) {
                    animate(forward, Movement.STEP_SECONDS);
                } else if (playback.pace().isAnimated()) {
                    animate(forward, playback.pace().movingSeconds());
                } else {
                    movement.rest(forward);
                }
            }
            case BEGAN_ANEW -> settle();
            case NONE -> {}
        }
    }
}
