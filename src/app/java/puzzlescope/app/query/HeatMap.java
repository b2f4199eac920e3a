package puzzlescope.app.query;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.query.HeatCounts;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.HeatLayer;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Player.Motion;
import puzzlescope.window.player.Range;

/**
 * Heat map of a run up to the playhead, or of its selected range, over the places of the board. Counted on a background thread, once per
 * run, range and set of visible places. FX thread only.
 */
final class HeatMap {

    /** Checks of an event at a place that take a few milliseconds. */
    private static final long MOST_IN_PLAYBACK = 1_000_000;

    private final Player player;
    private final BoardView board;
    private final BooleanProperty on = new SimpleBooleanProperty();
    private final ObjectProperty<HeatCounts.Figure> figure = new SimpleObjectProperty<>(HeatCounts.Figure.TRIES);
    private final Runnable changed;
    private @Nullable Request counted;
    private @Nullable HeatCounts heatCounts;
    private Map<Long, Integer> numbers = Map.of();
    private @Nullable Thread counting;
    private @Nullable Message refusal;
    private volatile double done;

    /** The count requested: a run as far as it was recorded, from one step to another, at places. */
    private record Request(Session session, long from, long to, List<Long> places) {}

    /** @param changed is called when a redraw is needed */
    HeatMap(Player player, BoardView board, Runnable changed) {
        this.player = player;
        this.board = board;
        this.changed = changed;
        on.addListener((_, _, shown) -> {
            if (shown) {
                follow();
            } else {
                forget();
            }
        });
        figure.addListener((_, _, _) -> show());
    }

    BooleanProperty onProperty() {
        return on;
    }

    ObjectProperty<HeatCounts.Figure> figureProperty() {
        return figure;
    }

    /** The steps counted, or the reason why there are none; empty while nothing is known. */
    Optional<Message> summary() {
        var known = heatCounts;
        if (refusal != null || known == null) {
            return Optional.ofNullable(refusal);
        }
        boolean all =
                known.from() == 0 && known.to() == player.session().trace().length();
        return Optional.of(all ? Message.of("heat.all") : Message.of("heat.steps", known.from() + 1, known.to()));
    }

    /** Counted share, from 0 to 1; -1 while nothing is being counted. */
    double progress() {
        return counting == null || isPlaying() ? -1 : done;
    }

    /**
     * Recounts when the run, the range or the visible places have changed. During playback a count that takes a moment
     * only is made, in either direction, and the next one when it is done.
     */
    void follow() {
        if (!on.get() || isPlaying() && counting != null) {
            return;
        }
        var session = player.session();
        var trace = session.trace();
        var range = player.loop().range();
        long from = Math.max(trace.firstKept(), range.map(Range::from).orElse(0L));
        long shown =
                player.showsWholeRun() ? trace.length() : session.timeline().position();
        long to = Math.min(shown, range.map(Range::to).orElse(Long.MAX_VALUE));
        var request = new Request(session, from, to, board.placesInSight());
        boolean isLong = (to - from) * request.places().size() > MOST_IN_PLAYBACK;
        if (!request.equals(counted) && !(isPlaying() && isLong)) {
            counted = request;
            count(request);
        }
    }

    private boolean isPlaying() {
        return player.motionProperty().get() != Motion.PAUSED;
    }

    private void count(Request request) {
        stop();
        if (!isPlaying()) {
            heatCounts = null;
        }
        var order = new HashMap<Long, Integer>();
        var asked = new ArrayList<LongPredicate>();
        for (long place : request.places()) {
            board.targetOf(place).ifPresent(target -> {
                order.put(place, asked.size());
                asked.add(target.touches());
            });
        }
        refusal = refused(request.to() - request.from(), asked.size());
        if (refusal != null) {
            show();
            return;
        }
        done = 0;
        var thread = request.session().reader("heat", () -> {
            try {
                var made = HeatCounts.of(
                        request.session().trace(), request.from(), request.to(), asked, part -> done = part);
                FxThread.run(() -> take(request, made, order));
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        });
        counting = thread;
        thread.start();
        changed.run();
    }

    private static @Nullable Message refused(long steps, int places) {
        if (places == 0) {
            return Message.of("heat.no-places");
        }
        if (steps <= 0) {
            return Message.of("heat.nothing");
        }
        long most = HeatCounts.MOST_LOOKS / places;
        return steps > most ? Message.of("heat.too-long", steps, most) : null;
    }

    private void take(Request request, HeatCounts made, Map<Long, Integer> order) {
        if (request.equals(counted) && on.get()) {
            heatCounts = made;
            numbers = order;
            counting = null;
            show();
        }
    }

    private void show() {
        var known = heatCounts;
        if (known == null || !on.get()) {
            board.setHeat(null);
        } else {
            var order = numbers;
            var which = figure.get();
            board.setHeat(new HeatLayer(
                    place -> order.containsKey(place) ? known.intensity(which, order.get(place)) : 0,
                    place -> order.containsKey(place)
                            ? known.figure(which, order.get(place)).orElse(-1)
                            : -1));
        }
        changed.run();
    }

    /** Stops counting; returns whether anything was being counted. */
    boolean stop() {
        var running = counting;
        counting = null;
        if (running != null) {
            running.interrupt();
        }
        return running != null;
    }

    private void forget() {
        stop();
        counted = null;
        heatCounts = null;
        refusal = null;
        show();
    }
}
