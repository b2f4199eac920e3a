package puzzlescope.app.ask;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.question.PredictionKind;
import puzzlescope.learn.question.Predictions;
import puzzlescope.window.player.Gate;
import puzzlescope.window.player.Player;

/** Finds where in the run that is open is asked what comes, and holds the film there. FX thread only. */
final class Lookout implements Gate {

    /** Looking for a question may take so long in a frame. */
    private static final long NANOS = 6_000_000;

    private static final long NOWHERE = -1;

    private final Player player;
    private final Wanted wanted;
    private final OpenQuestion open;
    private final Consumer<Card> ask;
    private @Nullable Session session;
    private @Nullable Predictions predictions;
    /** Whether the run has anything of what is usually asked; null until that is looked for. */
    private @Nullable Boolean usual;
    /** Whether it has anything that can be asked at all; null until that is looked for. */
    private @Nullable Boolean any;

    private long passed = NOWHERE;
    private long from = NOWHERE;

    /** @param ask puts a question that is found */
    Lookout(Player player, Wanted wanted, OpenQuestion open, Consumer<Card> ask) {
        this.player = player;
        this.wanted = wanted;
        this.open = open;
        this.ask = ask;
    }

    /** Whether another run was opened since something was looked for. */
    boolean isOfAnotherRun() {
        return !player.session().equals(session);
    }

    /** The sorts that the run has, as far as it is recorded. */
    Set<PredictionKind> sorts() {
        return predictions().kinds();
    }

    private Predictions predictions() {
        var known = predictions;
        if (known == null || isOfAnotherRun()) {
            session = player.session();
            known = new Predictions(session);
            predictions = known;
            usual = null;
            any = null;
            passed = NOWHERE;
        }
        return known;
    }

    @Override
    public boolean holds(long position) {
        if (!wanted.isDueAt(position)) {
            return false;
        }
        var all = predictions();
        if (!open.isAsked() && position != passed) {
            all.at(position, sorts(all)).map(Card::of).ifPresent(ask);
        }
        return open.isAsked();
    }

    /** What is wanted; all sorts in a run that has nothing of what is usually asked, as where all is drawn at random. */
    private Set<PredictionKind> sorts(Predictions all) {
        if (!wanted.isUsual() || !all.trace().isEnded()) {
            return wanted.sorts();
        }
        var known = usual;
        if (known == null) {
            known = all.canAsk(wanted.sorts());
            usual = known;
        }
        return known ? wanted.sorts() : EnumSet.allOf(PredictionKind.class);
    }

    /** Whether nothing of the run can be foreseen, which is known once it has been recorded. */
    boolean isInVain() {
        var all = predictions();
        if (!all.trace().isEnded()) {
            return false;
        }
        var known = any;
        if (known == null) {
            known = all.canAsk(EnumSet.allOf(PredictionKind.class));
            any = known;
        }
        return !known;
    }

    @Override
    public long reach(long start, long limit) {
        long begun = System.nanoTime();
        long position = start;
        while (position < limit && !holds(position)) {
            position++;
            if (System.nanoTime() - begun > NANOS) {
                break;
            }
        }
        return position;
    }

    /** Asks nothing at a position any more, until another is passed. */
    void pass(long position) {
        passed = position;
    }

    /** Looks in the run that is open from now on. */
    void renew() {
        predictions();
    }

    /** Forgets what was passed, and looks no further. */
    void clear() {
        passed = NOWHERE;
        from = NOWHERE;
    }

    /** Looks on from the playhead in the frames that come. */
    void lookOn() {
        from = position();
    }

    void stop() {
        from = NOWHERE;
    }

    boolean isLooking() {
        return from != NOWHERE;
    }

    /** Looks for so long as there is in a frame; gives whether there is no question any more. */
    boolean look() {
        var trace = player.session().trace();
        long found = reach(Math.max(from, trace.firstKept()), Math.min(trace.length(), last()));
        boolean over = !open.isAsked() && found >= last();
        if (over || open.isAsked()) {
            player.seek(found);
        } else {
            from = found;
        }
        return over;
    }

    /** Whether the playhead is where nothing is left to be asked: at the end of the run or of what is planned. */
    boolean isAtEnd() {
        return position() >= last();
    }

    private long last() {
        var trace = player.session().trace();
        return Math.min(
                trace.isEnded() ? trace.length() : Long.MAX_VALUE,
                wanted.planned().end());
    }

    long position() {
        return player.session().timeline().position();
    }
}
