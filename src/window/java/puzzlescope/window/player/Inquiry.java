package puzzlescope.window.player;

import java.util.Optional;
import java.util.OptionalLong;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.query.Dictionary;
import puzzlescope.learn.query.HitSearch;
import puzzlescope.learn.query.Hits;
import puzzlescope.learn.query.Query;
import puzzlescope.learn.query.QueryParser;

/**
 * What is asked of the recording of a player, and which of its steps are so. They are looked for on a thread of their own, which
 * goes on as long as something is recorded; what is found meanwhile is there to be gone to. FX thread only.
 */
public final class Inquiry {

    /** Instead of a progress: nothing is looked for. */
    public static final double NOTHING_TO_SHOW = -1;

    private static final Duration BETWEEN_LOOKS = Duration.millis(60);

    private final Player player;
    private final Timeline clock = new Timeline(new KeyFrame(BETWEEN_LOOKS, _ -> look()));
    private Runnable onChange = () -> {};
    private @Nullable Session session;
    private @Nullable Dictionary dictionary;
    private @Nullable HitSearch search;
    private @Nullable Thread searching;
    /** From where the first hit is to be gone to; -1 if the person is there, or went elsewhere. */
    private long wanted = -1;

    public Inquiry(Player player) {
        this.player = player;
        clock.setCycleCount(Animation.INDEFINITE);
    }

    /** Who is told that there are other hits, or that more is known of them. */
    public void setOnChange(Runnable action) {
        onChange = action;
    }

    /** The words in which the open run can be asked about. */
    public Dictionary dictionary() {
        var known = dictionary;
        if (known == null || !player.session().equals(session)) {
            forget();
            session = player.session();
            known = new Dictionary(session);
            dictionary = known;
        }
        return known;
    }

    /**
     * Asks for the steps that are so.
     *
     * @param going whether the first of them from the position on is gone to
     * @throws InvalidInput if the question cannot be read
     */
    public void ask(String text, boolean going) {
        ask(QueryParser.parse(dictionary(), text), going);
    }

    /** Asks what is read already, such as for the steps of a line. */
    public void ask(Query query, boolean going) {
        dictionary();
        stop();
        search = new HitSearch(query, player.session().trace());
        wanted = going ? position() : -1;
        begin();
        clock.play();
        onChange.run();
    }

    private void begin() {
        var now = search;
        if (now != null) {
            var thread = SolverThread.of("inquiry", now::run);
            searching = thread;
            thread.start();
        }
    }

    /** What was asked; empty if nothing is. */
    public Optional<String> question() {
        follow();
        return Optional.ofNullable(search).map(each -> each.query().text());
    }

    public Optional<Hits> hits() {
        follow();
        return Optional.ofNullable(search).map(HitSearch::hits);
    }

    /** What part of the recording is looked at, from 0 to 1, while that goes on; else {@link #NOTHING_TO_SHOW}. */
    public double progress() {
        return isRunning() && search != null ? search.done() : NOTHING_TO_SHOW;
    }

    private boolean isRunning() {
        return searching != null && searching.isAlive();
    }

    /** Goes to the next hit, or the last one before. */
    public void repeat(boolean forward) {
        var known = hits();
        if (known.isEmpty()) {
            return;
        }
        var found = forward ? known.get().next(position()) : known.get().previous(position());
        if (found.isPresent()) {
            wanted = -1;
            player.seek(found.getAsLong());
        } else {
            player.tell(Message.of(forward ? "query.none-after" : "query.none-before"));
        }
    }

    /** Gives up looking; what was found stays. Gives whether anything was looked for. */
    public boolean stop() {
        boolean running = isRunning();
        if (search != null) {
            search.stop();
        }
        wanted = -1;
        return running;
    }

    /** Forgets the question and what was found. */
    public void forget() {
        stop();
        search = null;
        searching = null;
        clock.stop();
        onChange.run();
    }

    /** Forgets what was asked of a run that is not open any more. */
    private void follow() {
        if (search != null && !player.session().equals(session)) {
            forget();
        }
    }

    private void look() {
        follow();
        var now = search;
        if (now == null) {
            return;
        }
        var trace = player.session().trace();
        boolean running = isRunning();
        goToFirst(now.hits(), running);
        if (!running && !now.isStopped() && now.hits().scanned() < trace.length()) {
            begin();
        } else if (!running && (now.isStopped() || trace.isEnded())) {
            clock.stop();
        }
        onChange.run();
    }

    private void goToFirst(Hits hits, boolean running) {
        if (wanted < 0) {
            return;
        }
        if (position() != wanted) {
            wanted = -1;
            return;
        }
        OptionalLong first = hits.next(wanted);
        if (first.isPresent()) {
            wanted = -1;
            player.seek(first.getAsLong());
        } else if (!running && player.session().trace().isEnded()) {
            wanted = -1;
            if (hits.count() > 0) {
                player.tell(Message.of("query.none-after"));
            }
        }
    }

    private long position() {
        return player.session().timeline().position();
    }
}
