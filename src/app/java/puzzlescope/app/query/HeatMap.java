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
import puzzlescope.engine.run.SolverThread;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.query.Heat;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.HeatLayer;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Player.Motion;
import puzzlescope.window.player.Range;

/**
 * Heat map of a run, or of its selected range, over the places of the board. Counted on a background thread, once per
 * run, range and set of visible places. FX thread only.
 */
final class HeatMap {

    private final Player player;
    private final BoardView board;
    private final BooleanProperty on = new SimpleBooleanProperty();
    private final ObjectProperty<Heat.Figure> figure = new SimpleObjectProperty<>(Heat.Figure.TRIES);
    private final Runnable changed;
    private @Nullable Wanted counted;
    private @Nullable Heat heat;
    private Map<Long, Integer> numbers = Map.of();
    private @Nullable Thread counting;
    private @Nullable Message refusal;
    private volatile double done;

    /** The count requested: a run as far as it was recorded, from one step to another, at places. */
    private record Wanted(Session session, long from, long to, List<Long> places) {}

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

    ObjectProperty<Heat.Figure> figureProperty() {
        return figure;
    }

    /** The steps counted, or the reason why there are none; empty while nothing is known. */
    Optional<Message> said() {
        var known = heat;
        if (refusal != null || known == null) {
            return Optional.ofNullable(refusal);
        }
        boolean all =
                known.from() == 0 && known.to() == player.session().trace().length();
        return Optional.of(all ? Message.of("heat.all") : Message.of("heat.steps", known.from() + 1, known.to()));
    }

    /** Counted share, from 0 to 1; -1 while nothing is being counted. */
    double progress() {
        return counting == null ? -1 : done;
    }

    /** Recounts when the run, the range or the visible places have changed; does not delay playback. */
    void follow() {
        if (!on.get() || player.motionProperty().get() != Motion.PAUSED) {
            return;
        }
        var session = player.session();
        var trace = session.trace();
        var range = player.loop().range();
        long from = Math.max(trace.firstKept(), range.map(Range::from).orElse(0L));
        long to = Math.min(trace.length(), range.map(Range::to).orElse(Long.MAX_VALUE));
        var wanted = new Wanted(session, from, to, board.placesInSight());
        if (!wanted.equals(counted)) {
            counted = wanted;
            count(wanted);
        }
    }

    private void count(Wanted wanted) {
        stop();
        heat = null;
        var order = new HashMap<Long, Integer>();
        var asked = new ArrayList<LongPredicate>();
        for (long place : wanted.places()) {
            board.targetOf(place).ifPresent(target -> {
                order.put(place, asked.size());
                asked.add(target.touches());
            });
        }
        refusal = refused(wanted.to() - wanted.from(), asked.size());
        if (refusal != null) {
            show();
            return;
        }
        done = 0;
        var thread = SolverThread.of("heat", () -> {
            try {
                var made = Heat.of(wanted.session().trace(), wanted.from(), wanted.to(), asked, part -> done = part);
                FxThread.run(() -> take(wanted, made, order));
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
        long most = Heat.MOST_LOOKS / places;
        return steps > most ? Message.of("heat.too-long", steps, most) : null;
    }

    private void take(Wanted wanted, Heat made, Map<Long, Integer> order) {
        if (wanted.equals(counted) && on.get()) {
            heat = made;
            numbers = order;
            counting = null;
            show();
        }
    }

    private void show() {
        var known = heat;
        if (known == null || !on.get()) {
            board.setHeat(null);
        } else {
            var order = numbers;
            var which = figure.get();
            board.setHeat(new HeatLayer(
                    place -> order.containsKey(place) ? known.warmth(which, order.get(place)) : 0,
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
        heat = null;
        refusal = null;
        show();
    }
}
