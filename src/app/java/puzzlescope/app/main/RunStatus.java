package puzzlescope.app.main;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.scene.control.Tooltip;
import puzzlescope.app.program.OwnProgram;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.RunRefusedException;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.trace.Trace;
import puzzlescope.window.frame.StatusLine;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.PositionFinder;
import puzzlescope.window.theme.Appearance;

/** Status line below the player: the position, and the state of the run. FX thread only. */
final class RunStatus extends StatusLine {

    private static final double UNKNOWN = -1;
    private static final int MEGABYTE_BITS = 20;
    private static final double NANOS = 1e9;

    private final Appearance appearance;
    private final Player player;
    private final PositionFinder positionFinder;
    private final TranscriptCopier copying;
    private boolean byHand;
    private boolean isOver;
    /** True while the options have a mistake, so that the open run is not theirs. */
    private boolean isOutdated;

    RunStatus(Appearance appearance, Player player, PositionFinder positionFinder, TranscriptCopier copying) {
        this.appearance = appearance;
        this.player = player;
        this.positionFinder = positionFinder;
        this.copying = copying;
        var kept = new Tooltip();
        kept.setOnShowing(_ -> kept.setText(
                player.mayTellAll()
                        ? appearance.texts().localize(kept(player.session().trace()))
                        : position().getAccessibleText()));
        setPlaceTooltip(kept);
        player.noticeProperty().addListener((_, _, _) -> show(byHand, isOver));
        player.hiddenPartProperty().addListener((_, _, _) -> show(byHand, isOver));
        positionFinder.progressProperty().addListener((_, _, _) -> show(byHand, isOver));
        copying.progressProperty().addListener((_, _, _) -> show(byHand, isOver));
    }

    /**
     * Updates the line, with only the playhead's position while a question is open.
     *
     * @param game whether a game is shown
     * @param over whether that game is won or lost
     */
    void show(boolean game, boolean over) {
        byHand = game;
        isOver = over;
        var session = player.session();
        var notice = player.noticeProperty().get();
        place(
                position(session),
                appearance.localize("status.playhead.so-far", session.timeline().position()));
        if (notice != null && isStuck(session.run())) {
            setText(appearance.texts().localize("status.notice-and-state", state(session), notice), Importance.STATE);
        } else if (notice != null) {
            setText(appearance.texts().localize(notice), Importance.NOTICE);
        } else if (isOutdated && !byHand) {
            setText(appearance.localize("run.shows-before"), Importance.NOTICE);
        } else {
            var state = byHand ? Message.of(isOver ? "status.game-over" : "status.by-hand") : state(session);
            setText(
                    session.trace().isEnded() && (player.isAsked() || !byHand && revealsEnd(session))
                            ? ""
                            : appearance.texts().localize(state),
                    byHand ? Importance.LOW : importance(session));
        }
        setProgress(session.run().state() == RunState.RUNNING && !byHand ? done(session) : 0);
        showProgress("find.searching-esc", positionFinder.progressProperty().get());
        showProgress("copy-text.copying-esc", copying.progressProperty().get());
    }

    void setOutdated(boolean on) {
        isOutdated = on;
    }

    /** Returns whether the disk or the memory keeps the run from going on, which no notice may hide. */
    private static boolean isStuck(Run run) {
        return run.state() == RunState.PAUSED_FULL
                || run.state() == RunState.RUNNING && run.trace().isRefusedByDisk();
    }

    /** Returns whether the state of the run would name an end of its own that the playhead has not reached. */
    private boolean revealsEnd(Session session) {
        boolean kept = session.trace().firstKept() == 0;
        var outcome = session.run().outcome();
        boolean isCut =
                outcome.equals(Optional.of(RunOutcome.FAILED)) || outcome.equals(Optional.of(RunOutcome.STOPPED));
        return kept && !isCut && !player.isAllRevealed();
    }

    /** Returns how long the state may cover the timeline: not at all if all is well, and for good if it needs a person. */
    private static Importance importance(Session session) {
        boolean kept = session.trace().firstKept() == 0;
        return switch (session.run().outcome().orElse(null)) {
            case SOLVED -> kept ? Importance.LOW : Importance.NOTICE;
            case NO_SOLUTION, GAVE_UP, STACK_OVERFLOW, STOPPED -> Importance.NOTICE;
            case FAILED -> Importance.STATE;
            case null -> Importance.STATE;
        };
    }

    private static double done(Session session) {
        var whole = length(session);
        return whole.isPresent() ? share(session.run(), whole) : UNKNOWN;
    }

    private void showProgress(String key, double done) {
        if (done >= 0) {
            setText(appearance.localize(key, done), Importance.STATE);
            setProgress(done);
        }
    }

    private String playhead() {
        if (byHand) {
            return "status.playhead.by-hand";
        }
        boolean whole = player.showsWholeRun() || player.isAllRevealed();
        return whole ? "status.playhead" : "status.playhead.so-far";
    }

    /** The playhead's position, and the results of the run up to there. */
    private List<String> position(Session session) {
        var timeline = session.timeline();
        var countedEvents = session.instance().countedEvents();
        var parts = new ArrayList<String>();
        parts.add(appearance.localize(
                playhead(), timeline.position(), session.trace().length()));
        if (player.isAsked()) {
            return parts;
        }
        var phases = session.trace().phases();
        int phase = phases.at(timeline.position());
        if (phase >= 0) {
            parts.add(appearance.texts().localize(phases.name(phase)));
        }
        session.arguments()
                .branches()
                .forEach(branch -> parts.add(appearance.localize("status.branch", branch.position() + 1)));
        if (!byHand && Counter.counts(session, timeline.span()).hasCalls()) {
            var measure = session.instance().measure();
            int depth = timeline.depth();
            parts.add(appearance
                    .texts()
                    .localize(
                            measure.isDepth() && !measure.isRecursion()
                                    ? measure.value(0, depth)
                                    : Message.of("status.depth", depth)));
        }
        if (countedEvents.has(Role.SOLUTION) && !byHand) {
            parts.add(appearance.localize(countedEvents.result() + ".count", timeline.count(Role.SOLUTION)));
        }
        return parts;
    }

    /** The kept part of the recording, and its place. */
    private static Message kept(Trace trace) {
        long inMemory = trace.firstInMemory();
        return trace.fileBytes() == 0
                ? Message.of("status.kept-in-memory", trace.firstKept(), trace.length())
                : Message.of(
                        "status.kept-in-file",
                        trace.firstKept(),
                        trace.length(),
                        inMemory,
                        trace.fileBytes() >> MEGABYTE_BITS);
    }

    private Message state(Session session) {
        var run = session.run();
        boolean refused = run.trace().isRefusedByDisk();
        return switch (run.state()) {
            case READY -> Message.of("status.ready");
            case RUNNING ->
                refused
                        ? Message.of("status.disk-refuses")
                        : player.mayTellAll() ? recording(run, length(session)) : Message.of("status.recording-now");
            case PAUSED_FULL -> full(session, refused);
            case ENDED -> outcome(session);
        };
    }

    private static Message full(Session session, boolean refused) {
        var full = Message.of(
                refused ? "status.disk-waiting" : "status.waiting",
                session.trace().length());
        boolean reportsLines =
                session.arguments().program().filter(OwnProgram::reportsLines).isPresent();
        return reportsLines ? Message.of("status.waiting-lines", full, Message.of("program.lines")) : full;
    }

    private static OptionalLong length(Session session) {
        return session.instance().length();
    }

    /** @param whole the total number of steps, if known */
    static Message recording(Run run, OptionalLong whole) {
        double seconds = run.worked().toNanos() / NANOS;
        long length = run.trace().length();
        long rate = rounded(seconds <= 0 ? 0 : length / seconds);
        return whole.isPresent()
                ? Message.of("status.recording-share", length, seconds, rate, share(run, whole))
                : Message.of("status.recording", length, seconds, rate);
    }

    private static double share(Run run, OptionalLong whole) {
        return Math.min(1, (double) run.trace().length() / whole.getAsLong());
    }

    /**
     * Rounds a rate to three digits, readable while it changes; Java's compact number format would take longer than the
     * rest of a frame.
     */
    private static long rounded(double rate) {
        double unit = Math.pow(10, Math.max(0, Math.floor(Math.log10(Math.max(rate, 1))) - 2));
        return Math.round(Math.round(rate / unit) * unit);
    }

    private static Message outcome(Session session) {
        var run = session.run();
        var first = run.trace().firstKept();
        if (run.outcome().equals(Optional.of(RunOutcome.FAILED))) {
            return switch (run.failure().orElse(null)) {
                case RunRefusedException refused -> refused.reason();
                case StackOverflowError _ -> Message.of("status.stack-overflow");
                case null, default -> Message.of("status.failed");
            };
        }
        if (first > 0) {
            return Message.of(run.trace().isRefusedByDisk() ? "status.disk-refused" : "status.kept-from", first);
        }
        var outcome = run.outcome().orElseThrow();
        boolean isJudged =
                outcome == RunOutcome.GAVE_UP && session.arguments().program().isPresent();
        return Message.of(
                "outcome." + (isJudged ? RunOutcome.SOLVED : outcome),
                run.trace().length(),
                Message.of(session.instance().countedEvents().result() + ".none"));
    }
}
