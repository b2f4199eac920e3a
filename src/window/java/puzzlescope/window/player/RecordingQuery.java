package puzzlescope.window.player;

import java.util.Optional;
import java.util.OptionalLong;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.query.HitSearch;
import puzzlescope.learn.query.Hits;
import puzzlescope.learn.query.Query;
import puzzlescope.learn.query.QueryDictionary;
import puzzlescope.learn.query.QueryParser;

/**
 * A query on a player's recording, and its matching steps. The search runs on a background thread for as long as steps
 * are recorded; hits are available while it runs. FX thread only.
 */
public final class RecordingQuery {

    /** Progress value when no search is running. */
    public static final double NOTHING_TO_SHOW = -1;

    private static final Duration BETWEEN_LOOKS = Duration.millis(60);

    private final Player player;
    private final String none;
    private final Timeline clock = new Timeline(new KeyFrame(BETWEEN_LOOKS, _ -> look()));
    private Runnable onChange = () -> {};
    private @Nullable Session session;
    private @Nullable QueryDictionary queryDictionary;
    private @Nullable HitSearch search;
    private @Nullable Thread searching;
    /** Position from which to go to the next or the previous hit; -1 if the person is there, or went elsewhere. */
    private long wanted = -1;

    private boolean isForward = true;

    public RecordingQuery(Player player) {
        this(player, "query.none");
    }

    /** @param none the keys of what is said if there is no hit, without {@code -after} and {@code -before} */
    RecordingQuery(Player player, String none) {
        this.player = player;
        this.none = none;
        clock.setCycleCount(Animation.INDEFINITE);
    }

    /** Sets the action for when the hits, or what is known of them, change. */
    public void setOnChange(Runnable action) {
        onChange = action;
    }

    /** The vocabulary of queries on the open run. */
    public QueryDictionary dictionary() {
        open();
        var known = queryDictionary;
        if (known == null) {
            known = new QueryDictionary(player.session());
            queryDictionary = known;
        }
        return known;
    }

    private void open() {
        if (!player.session().equals(session)) {
            forget();
            session = player.session();
            queryDictionary = null;
        }
    }

    /**
     * Runs a query.
     *
     * @param going whether to go to the first hit from the position on
     * @throws InvalidInputException if the query cannot be parsed
     */
    public void search(String text, boolean going) {
        search(QueryParser.parse(dictionary(), text), going);
    }

    /** Runs a parsed query, such as one for the steps of a line. */
    public void search(Query query, boolean going) {
        open();
        stop();
        search = new HitSearch(query, player.session());
        wanted = going ? position() : -1;
        isForward = true;
        begin();
        clock.play();
        onChange.run();
    }

    private void begin() {
        var now = search;
        if (now != null) {
            var thread = player.session().reader("inquiry", now::run);
            searching = thread;
            thread.start();
        }
    }

    /** The text of the query; empty if there is none. */
    public Optional<String> question() {
        follow();
        return Optional.ofNullable(search).map(each -> each.query().text());
    }

    public Optional<Hits> hits() {
        follow();
        return Optional.ofNullable(search).map(HitSearch::hits);
    }

    /** Searched share of the recording, from 0 to 1, while a search is running; else {@link #NOTHING_TO_SHOW}. */
    public double progress() {
        return isRunning() && search != null ? search.done() : NOTHING_TO_SHOW;
    }

    private boolean isRunning() {
        return searching != null && searching.isAlive();
    }

    /** Goes to the next or the previous hit; to one that is not found yet, when it is. */
    public void repeat(boolean forward) {
        var known = hits();
        if (known.isEmpty()) {
            return;
        }
        var found = found(known.get(), position(), forward);
        if (found.isPresent()) {
            wanted = -1;
            player.seek(found.getAsLong());
        } else if (isRunning()) {
            wanted = position();
            isForward = forward;
        } else {
            reportNoHit(forward);
        }
    }

    /** Returns the next hit, or the previous one as soon as it is known that there is none between. */
    private static OptionalLong found(Hits hits, long position, boolean forward) {
        return forward
                ? hits.next(position)
                : hits.scanned() < position ? OptionalLong.empty() : hits.previous(position);
    }

    private void reportNoHit(boolean forward) {
        player.showNotice(Message.of(none + (forward ? "-after" : "-before")));
    }

    /** Stops the search and keeps the hits; returns whether one was running. */
    public boolean stop() {
        boolean running = isRunning();
        if (search != null) {
            search.stop();
        }
        wanted = -1;
        return running;
    }

    public void forget() {
        stop();
        search = null;
        searching = null;
        clock.stop();
        onChange.run();
    }

    /** Clears the query when another run is open. */
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
        // First, so that nothing can be added between its end and its length.
        boolean ended = trace.isEnded();
        boolean running = isRunning();
        boolean behind = now.hits().scanned() < trace.length();
        goToFirst(now.hits(), running, ended && !behind);
        if (!running && !now.isStopped() && behind) {
            begin();
        } else if (!running && (now.isStopped() || ended)) {
            clock.stop();
        }
        onChange.run();
    }

    private void goToFirst(Hits hits, boolean running, boolean complete) {
        if (wanted < 0) {
            return;
        }
        if (position() != wanted) {
            wanted = -1;
            return;
        }
        var first = found(hits, wanted, isForward);
        if (first.isPresent()) {
            wanted = -1;
            player.seek(first.getAsLong());
        } else if (!running && (!isForward || complete)) {
            wanted = -1;
            if (hits.count() > 0) {
                reportNoHit(isForward);
            }
        }
    }

    private long position() {
        return player.session().timeline().position();
    }
}
